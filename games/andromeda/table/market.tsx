/** The market as readable tiles: modules by type and price, upgrades, tokens of supremacy. Opens by itself when something is bought. */
import './market.css';
import { Pickable } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { MODULE_TYPES } from '../content/vocabulary.ts';
import { modulePrice, onOffer } from '../rules/market.ts';
import { ANY, OFF } from '../rules/prices.ts';
import { topFrame } from '../words/common.ts';
import { sideOf } from '../words/sides.ts';
import { GlyphArt, ShipMark, TrackArt } from './art/index.tsx';
import { abilitySigns, Signs } from './glyphs/index.tsx';
import { about, askedKind, isLegal, pickAt, type Scene, said } from './scene.ts';
import { ModuleTile } from './station/tiles.tsx';

/** Modules that a question is about come first on a screen where not all fit. */
export function Market({ scene }: { readonly scene: Scene }) {
  const { props, c, w } = scene;
  const { market } = props.known.pub;
  const left = market.decks.reduce((n, deck) => n + deck.length, 0);
  const tiles = useRef<HTMLDivElement>(null);
  const question = props.turn?.question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question. What can be bought may lie further down.
  useEffect(() => tiles.current?.querySelector('[data-state="legal"]')?.scrollIntoView({ block: 'nearest' }), [question]);
  const upgrades = (
    <div className="ae-upgrades">
      <h4>{w.upgrades}</h4>
      {market.upgrades.map((u) => (
        <UpgradeTile key={u} scene={scene} n={u} />
      ))}
      <small>{w.inDecks(left)}</small>
    </div>
  );
  // What is asked for comes first: on a phone not all is in sight.
  const upgrading = askedKind(scene) === 'upgrade';
  return (
    <div className={`ae-market${scene.wordy ? ' wordy' : ''}`} ref={tiles}>
      {upgrading && upgrades}
      <div className="ae-market-grid">
        {MODULE_TYPES.map((type, t) => (
          <section key={type} className={`t-${type}`}>
            <h4>
              <TrackArt of={type} />
              {w.row[type]}
              <GlyphArt of={c.raw.constants.moduleColour[type]} />
            </h4>
            {[2, 1, 0].map((i) => {
              const n = market.columns[t][i];
              return n === undefined ? (
                <span key={i} className="ae-mod none" />
              ) : (
                <ModuleTile
                  key={n}
                  drag={isLegal(scene, `module ${n}`) ? `module ${n}` : undefined}
                  scene={scene}
                  n={n}
                  thing={`market ${n}`}
                  size="large"
                  damaged={c.modules[n].damaged}
                  foot={<Price scene={scene} n={n} t={t} />}
                />
              );
            })}
          </section>
        ))}
      </div>
      {!upgrading && upgrades}
    </div>
  );
}

/** In the rail of a desk: what is open, in signs; the words on hover. Buying opens the large one. */
export const CornerMarket = memo(({ scene }: { readonly scene: Scene }) => {
  const { props, c, w } = scene;
  const { market } = props.known.pub;
  return (
    <section className="ae-corner" aria-label={w.market}>
      <header>
        <h3>{w.market}</h3>
        <small>{w.inDecks(market.decks.reduce((n, deck) => n + deck.length, 0))}</small>
      </header>
      <div className="ae-corner-grid">
        {MODULE_TYPES.map((type, t) => (
          <div key={type} className={`t-${type}`}>
            <TrackArt of={type} />
            {[2, 1, 0].map((i) => {
              const n = market.columns[t][i];
              return n === undefined ? (
                <span key={i} className="ae-mod none" />
              ) : (
                <ModuleTile key={n} scene={scene} n={n} thing={null} damaged={c.modules[n].damaged} foot={<Price scene={scene} n={n} t={t} />} bare />
              );
            })}
          </div>
        ))}
      </div>
      <div className="ae-corner-upgrades">
        {market.upgrades.map((u) => {
          const { id, ship, ability } = c.upgrades[u];
          return (
            <Pickable
              key={u}
              props={props}
              pick={null}
              label={`${said(scene, id).name}. ${said(scene, id).lines.join(' ')}`}
              about={about(scene, id)}
              eager
              className="ae-upgrade"
            >
              <ShipMark of={ship} />
              <Signs of={abilitySigns(ability)} />
            </Pickable>
          );
        })}
      </div>
    </section>
  );
});

/** What it costs the one who is asked, else what it costs anybody. */
function Price({ scene, n, t }: { readonly scene: Scene; readonly n: number; readonly t: number }) {
  const { props, c } = scene;
  const { pub } = props.known;
  const colour = c.raw.constants.moduleColour[MODULE_TYPES[t]];
  const [, position] = onOffer(pub, n);
  const f = topFrame(props.known);
  const asked = f?.step === 'module' && props.turn !== null;
  const who = asked ? sideOf(props.known, props.turn.seat) : scene.me;
  const price = who < 0 || asked === false ? null : modulePrice(pub, who, t, position, f.off);
  const units = price === null ? c.slotPrice[t][position] : Math.max(0, price.slice(0, ANY + 1).reduce((sum, x) => sum + x, 0) - (price[OFF] ?? 0));
  return (
    <>
      <b>{asked && f.free ? 0 : units}</b>
      <GlyphArt of={colour} />
    </>
  );
}

function UpgradeTile({ scene, n }: { readonly scene: Scene; readonly n: number }) {
  const { id, ship, ability } = scene.c.upgrades[n];
  const { name, lines } = said(scene, id);
  return (
    <Pickable
      props={scene.props}
      pick={pickAt(scene, `upgrade ${n}`)}
      label={`${name}. ${lines.join(' ')}`}
      about={about(scene, id)}
      eager
      anchor={`upgrade ${n}`}
      className="ae-upgrade"
    >
      <ShipMark of={ship} />
      <span className="ae-called">{name}</span>
      <Signs of={abilitySigns(ability)} />
      <span className="words">{lines.slice(1, -1).join(' ')}</span>
    </Pickable>
  );
}
