/** The market as readable tiles: modules by type and price, upgrades, tokens of supremacy. Opens by itself when something is bought. */
import './market.css';
import { Pickable } from '@starboard/table-kit';
import { MODULE_TYPES } from '../content/vocabulary.ts';
import { modulePrice, onOffer } from '../rules/market.ts';
import { ANY, OFF } from '../rules/prices.ts';
import { topFrame } from '../words/common.ts';
import { sideOf } from '../words/sides.ts';
import { GlyphArt, ShipMark, TrackArt } from './art/index.tsx';
import { abilitySigns, Signs } from './glyphs/index.tsx';
import { about, pickAt, type Scene, said } from './scene.ts';
import { ModuleTile } from './station/tiles.tsx';

/** Modules that a question is about come first on a screen where not all fit. */
export function Market({ scene }: { readonly scene: Scene }) {
  const { props, c, w } = scene;
  const { market } = props.known.pub;
  const left = market.decks.reduce((n, deck) => n + deck.length, 0);
  return (
    <div className="ae-market">
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
      <div className="ae-upgrades">
        <h4>{w.upgrades}</h4>
        {market.upgrades.map((u) => (
          <UpgradeTile key={u} scene={scene} n={u} />
        ))}
        <small>{w.inDecks(left)}</small>
      </div>
    </div>
  );
}

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
  const units = price === null ? c.slotPrice[position] : Math.max(0, price.slice(0, ANY + 1).reduce((sum, x) => sum + x, 0) - (price[OFF] ?? 0));
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
    </Pickable>
  );
}
