/** What is mine: the home planet as a cabinet of sets, and the hand. Spectators have neither. */
import type { Seat } from '@starboard/kernel';
import { Fan, Pickable, Stars, standingOf } from '@starboard/table-kit';
import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import { CARDS, KINDS, SET, SETS_TO_WIN, tagOf } from '../content/cards.ts';
import { completeSets } from '../rules/planet.ts';
import { CardFace, PlanetArt } from './art/index.ts';
import { isSmall } from './layout.ts';
import { back, isLate, Odds, Pass, samePass, Where } from './others.tsx';
import { victimOf } from './places.ts';
import { Rings } from './rings.tsx';
import { about, aboutCard, bare, cardName, nameOf, previewed, type Scene, sameAround, samePicks } from './scene.ts';
import { useDealt } from './use-dealt.ts';

export const Mine = memo(function Mine({ home, hand, seat }: { readonly home: Scene; readonly hand: Scene; readonly seat: Seat }) {
  const small = isSmall(hand.layout);
  const victim = victimOf(hand.props.turn);
  return (
    <section className="t-mine" aria-label={hand.w.mine}>
      <Home scene={home} seat={seat} />
      <Hand scene={hand} seat={seat} />
      {small && victim !== null && <Loot scene={hand} seat={victim} />}
      {hand.fanned !== null && <Fanned scene={hand} seat={hand.fanned} />}
    </section>
  );
});

const sameOwn = (a: Scene, b: Scene, seat: Seat): boolean =>
  sameAround(a, b) &&
  dimmed(a) === dimmed(b) &&
  isLate(a.picture) === isLate(b.picture) &&
  a.picture.berths[seat] === b.picture.berths[seat] &&
  a.picture.planets[seat].join() === b.picture.planets[seat].join();

export const sameHome = (a: Scene, b: Scene): boolean => {
  const seat = b.props.you;
  return (
    a === b ||
    seat === null ||
    (sameOwn(a, b, seat) &&
      samePicks(a, b, 'home') &&
      samePass(a.picture, b.picture, seat) &&
      previewed(a) === previewed(b) &&
      (!isSmall(b.layout) || a.picture.away.ships.includes(seat) === b.picture.away.ships.includes(seat)))
  );
};

export const sameHand = (a: Scene, b: Scene): boolean => {
  const seat = b.props.you;
  return (
    a === b ||
    seat === null ||
    (sameOwn(a, b, seat) &&
      samePicks(a, b, 'hand', ...CARDS.map((tag) => `card ${tag}` as const)) &&
      a.picture.hands[seat] === b.picture.hands[seat] &&
      a.picture.own?.join() === b.picture.own?.join() &&
      // On a telephone what is stolen or drawn from lies over it.
      (!isSmall(b.layout) || sameOver(a, b)))
  );
};

const sameOver = (a: Scene, b: Scene): boolean =>
  a.props.turn === b.props.turn && a.picture.planets.join() === b.picture.planets.join() && a.picture.hands.join() === b.picture.hands.join();

/** In the landing window what is mine has nothing to say. */
const dimmed = ({ picture }: Scene): string => (picture.phase === 'landing' ? ' dim' : '');

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

const Home = memo(function Home({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
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
      className={`t-home${dimmed(scene)}${double ? ' double' : ''}${kinds > 3 ? ' nameless' : ''}${layout.planet < 180 ? ' low' : ''}`}
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
});

const Hand = memo(function Hand({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, w, layout } = scene;
  const hand = picture.own ?? [];
  const dealt = useDealt(hand.flatMap((n, card) => (n > 0 ? [card] : [])));
  const groups = hand.flatMap((n, card) => (n > 0 && dealt.has(card) ? [{ card, n }] : []));
  const count = picture.hands[seat];
  const planet = picture.planets[seat];
  const legal = groups.filter(({ card }) => standingOf(props.turn, scene.at(`card ${tagOf(card)}`)).state === 'legal').length;
  return (
    <div
      className={`t-hand${dimmed(scene)}`}
      data-anchor={`hand ${seat}`}
      style={{ height: layout.hand, '--card': `${layout.held}px` } as CSSProperties}
    >
      <header>
        <h2>{w.yourHand}</h2>
        <span className="chip num">{count}</span>
        {layout.kind === 'wide' && (
          <span className="chip">
            <Where scene={scene} seat={seat} />
          </span>
        )}
      </header>
      <div className="t-held kit-counted" data-of={groups.length}>
        {groups.map(({ card, n }) => {
          const tag = tagOf(card);
          const pick = scene.at(`card ${tag}`);
          const completes = card < KINDS && planet[card] === SET - 1 && pick?.startsWith('place') === true;
          return (
            <Pickable
              key={tag}
              props={props}
              pick={pick}
              label={w.inHand(cardName(scene, tag), n)}
              about={aboutCard(scene, tag)}
              className={`t-card kit-item copies-${n}${completes ? ' completes' : ''}${legal === 1 ? ' only' : ''}`}
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
});
