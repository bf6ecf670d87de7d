/** What is mine: the home planet as a cabinet of sets, and the hand. Spectators have neither. */
import type { Seat } from '@starboard/kernel';
import { Fan, Pickable, Stars, standingOf } from '@starboard/table-kit';
import { type CSSProperties, memo } from 'react';
import { KINDS, SET, SETS_TO_WIN, tagOf } from '../content/cards.ts';
import { completeSets } from '../rules/planet.ts';
import { CardFace, PlanetArt } from './art/index.ts';
import { isSmall } from './layout.ts';
import { back, Odds, Pass, Where } from './others.tsx';
import { victimOf } from './places.ts';
import { Rings } from './rings.tsx';
import { about, aboutCard, bare, cardName, nameOf, previewed, type Scene } from './scene.ts';

export const Mine = memo(function Mine({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { picture, w } = scene;
  const small = isSmall(scene.layout);
  const victim = victimOf(scene.props.turn);
  const dim = picture.phase === 'landing' ? ' dim' : '';
  return (
    <section className={`t-mine${dim}`} aria-label={w.mine}>
      <Home scene={scene} seat={seat} />
      <Hand scene={scene} seat={seat} />
      {small && victim !== null && <Loot scene={scene} seat={victim} />}
      {scene.fanned !== null && <Fanned scene={scene} seat={scene.fanned} />}
    </section>
  );
});

/** On a telephone what can be stolen lies over the own hand, large enough for a finger. */
const Loot = ({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) => (
  <div className="t-loot">
    <Rings scene={scene} seat={seat} size={40} single anchored={false} />
  </div>
);

/** And so does a hand that is drawn from: the first tap has opened it, the next one draws. Which back is touched is all the same. */
function Fanned({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, w, layout } = scene;
  const cards = picture.hands[seat];
  const name = nameOf(scene, seat);
  return (
    <div className="t-fanned">
      <p>
        <span>{w.drawFrom(name)}</span>
        <Odds scene={scene} n={cards} />
        <button type="button" className="t-shut" aria-label={w.back} onClick={() => scene.setFanned(null)}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3 3 13" />
          </svg>
        </button>
      </p>
      <Pickable
        props={props}
        pick={scene.at(`fan ${seat}`)}
        label={w.handOf(name, cards)}
        about={about(scene, w.handOf(name, cards), 'C2')}
        className="t-backs"
      >
        <Fan count={cards} width={layout.kind === 'side' ? 44 : 48} spread={0} render={back} />
      </Pickable>
    </div>
  );
}

function Home({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, w, layout } = scene;
  const planet = picture.planets[seat];
  const sets = completeSets(planet);
  const preview = previewed(scene);
  const kinds = planet.filter((n, kind) => n > 0 || kind === preview).length;
  const wide = layout.kind === 'wide';
  const double = wide && kinds > 4;
  const large = Math.min(kinds > 3 ? 56 : 62, layout.planet - 96);
  const strip = Math.min(layout.planet - 4, kinds > 5 ? 27 : layout.kind === 'tall' ? 50 : 34);
  const size = double ? Math.min(44, (layout.planet - (layout.planet < 180 ? 76 : 88)) / 2) : wide ? large : strip;
  return (
    <div
      className={`t-home${double ? ' double' : ''}${kinds > 3 ? ' nameless' : ''}${layout.planet < 180 ? ' low' : ''}`}
      data-anchor={`planet ${seat}`}
      style={{ height: layout.planet }}
    >
      {wide && <PlanetArt seat={seat} />}
      <header>
        <h2>
          {w.yourPlanet} <Pass scene={scene} seat={seat} />
        </h2>
        <span className="t-goal" role="img" aria-label={w.sets(sets)}>
          <Stars n={sets} of={SETS_TO_WIN} />
        </span>
        <p>{w.setsToGo(SETS_TO_WIN - sets)}</p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div className="t-rings" role="group" aria-label={w.yourPlanet}>
        <Rings scene={scene} seat={seat} size={size} captions={wide} single={scene.at('home') === null} />
        {kinds === 0 && <span className="t-nothing">{w.emptyPlanet}</span>}
      </div>
      {!wide && <Where scene={scene} seat={seat} />}
      {scene.at('home') !== null && (
        <Pickable
          props={props}
          pick={scene.at('home')}
          label={w.yourPlanet}
          about={about(scene, w.yourPlanet, 'R27')}
          className="t-onto"
          ribbon={w.toHome}
          onAim={(on) => scene.setAim(on ? 'home' : null)}
        >
          {null}
        </Pickable>
      )}
    </div>
  );
}

function Hand({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, w, layout } = scene;
  const hand = picture.own ?? [];
  const groups = hand.flatMap((n, card) => (n > 0 ? [{ card, n }] : []));
  const count = picture.hands[seat];
  const planet = picture.planets[seat];
  const legal = groups.filter(({ card }) => standingOf(props.turn, scene.at(`card ${tagOf(card)}`)).state === 'legal').length;
  return (
    <div className="t-hand" data-anchor={`hand ${seat}`} style={{ height: layout.hand, '--card': `${layout.held}px` } as CSSProperties}>
      <header>
        <h2>{w.yourHand}</h2>
        <span className="chip num">{count}</span>
        {layout.kind === 'wide' && (
          <span className="chip">
            <Where scene={scene} seat={seat} />
          </span>
        )}
      </header>
      <div className="t-held">
        {groups.map(({ card, n }, i) => {
          const tag = tagOf(card);
          const pick = scene.at(`card ${tag}`);
          const middle = (groups.length - 1) / 2;
          const completes = card < KINDS && planet[card] === SET - 1 && pick?.startsWith('place') === true;
          const style = { '--n': n, '--turn': `${((i - middle) * Math.min(2, 14 / groups.length)).toFixed(2)}deg` } as CSSProperties;
          return (
            <Pickable
              key={tag}
              props={props}
              pick={pick}
              label={w.inHand(cardName(scene, tag), n)}
              about={aboutCard(scene, tag)}
              className={`t-card${completes ? ' completes' : ''}${legal === 1 ? ' only' : ''}`}
              style={style}
              anchor={`card ${tag}`}
              ribbon={pick?.startsWith('place') === true ? (completes ? w.completes : w.place) : w.playInstead}
              onAim={(on) => scene.setAim(on ? pick : null)}
            >
              {Array.from({ length: n }, (_, copy) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are the same.
                <span className="t-copy" key={copy}>
                  <CardFace tag={tag} language={props.language} width={layout.held} />
                </span>
              ))}
            </Pickable>
          );
        })}
      </div>
      {scene.at('hand') !== null && (
        <Pickable
          props={props}
          pick={scene.at('hand')}
          label={bare(scene, 'hand')}
          about={about(scene, w.yourHand, 'R35')}
          className="t-onto"
          ribbon={w.toHand}
        >
          {null}
        </Pickable>
      )}
    </div>
  );
}
