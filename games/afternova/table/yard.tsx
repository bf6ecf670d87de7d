/** The board at rest: three planets, and the market or the call for the planet that was touched. */
import type { Seat } from '@starboard/kernel';
import { addedBy } from '../rules/crew.ts';
import { sum } from '../rules/gems.ts';
import { PAW_ROW, PLAN_ROW, PLANET } from '../rules/picks.ts';
import type { Deck, Pick } from '../rules/types.ts';
import { rollingIn } from './acting.ts';
import { BackArt, PlanetArt, SignArt } from './art/index.tsx';
import { Badge, Gems, Needs, type Source } from './bits.tsx';
import { CallPaper } from './call-paper.tsx';
import { PawCard, PlanCard } from './cards.tsx';
import { Doable } from './doable.tsx';
import { askedSeat, facesOf, isAsked, offers, type Scene, said } from './scene.ts';
import { payTrayOf, TrimTray } from './tray.tsx';

/** Whose Paws light up the requirements: one's own. */
export const ownSource = ({ props }: Scene, slot: number): Source[] => {
  const seat = props.you;
  const planet = props.known.pub.planets[slot];
  if (seat === null || planet === undefined || props.known.mine === null) return [];
  return [{ seat, ...addedBy(props.known.pub, facesOf({ props }).planets[planet.card], seat, props.known.mine.paws) }];
};

/** What lies in the place of the market; null: the market. */
export function stallOf(scene: Scene) {
  if (isAsked(scene, 'trim')) return <TrimTray scene={scene} />;
  if (isAsked(scene, 'complete') && scene.shape !== 'wide') return payTrayOf(scene);
  // You have called: the paper stays until the call is shown, so that the market does not come back for a moment.
  const { you, known } = scene.props;
  if (you !== null && you === scene.picture.active && known.pub.talks !== null && scene.picture.talks === null)
    return (
      <div className="v-sheet-w">
        <section className="v-sheet" />
      </div>
    );
  const { planet } = scene.drafts;
  return isAsked(scene, 'action') && planet !== null ? <CallPaper scene={scene} slot={planet} /> : null;
}

/** What your own Paws lack there; null: nothing. */
function lackOf(scene: Scene, slot: number): string | null {
  const face = facesOf(scene).planets[scene.picture.planets[slot].card];
  const [own] = ownSource(scene, slot);
  if (own === undefined) return null;
  const lacks = [Math.max(0, face.needA - own.a), Math.max(0, face.needB - own.b)] as const;
  return lacks[0] + lacks[1] === 0 ? null : scene.w.speech.lacking(lacks, face);
}

export function PlanetTile({ scene, slot, bare = false }: { readonly scene: Scene; readonly slot: number; readonly bare?: boolean }) {
  const { picture, w, drafts, root } = scene;
  const { language } = scene.props;
  const { card, gems } = picture.planets[slot];
  const face = facesOf(scene).planets[card];
  const asked = !bare && isAsked(scene, 'action');
  const pick = PLANET[slot];
  const refusal = asked && !offers(scene, pick) ? (root?.greyed.find((r) => r.pick === pick) ?? null) : null;
  const chosen = asked && drafts.planet === slot;
  const lack = lackOf(scene, slot);
  const others = scene.props.you === null ? [] : helpersOf(scene);
  const can = asked && (offers(scene, pick) || refusal !== null);
  return (
    <Doable
      scene={scene}
      label={`${asked ? said(scene, pick) : face.card[language]}. ${w.speech.needs(face)}. ${w.gems(gems)}. ${lack === null ? w.enough : w.missing(lack)}`}
      act={can ? () => scene.set({ planet: chosen ? null : slot, lacks: null, price: [0, 0, 0, 0, 0], paws: {} }) : null}
      pick={can ? pick : undefined}
      refusal={refusal}
      chosen={chosen}
      anchor={`planet ${card}`}
      className={`v-pl${sum(gems) === 0 ? ' bare' : ''}${rollingIn(scene) === card ? ' rolls-in' : ''}`}
    >
      <PlanetArt planet={face} anchor={bare ? undefined : `ball ${card}`} />
      <span className="v-pl-gems">{sum(gems) === 0 ? w.empty : <Gems of={gems} />}</span>
      <span className="n">{face.card[language]}</span>
      <Needs scene={scene} planet={face} sources={ownSource(scene, slot)} brief={scene.small && !bare} />
      {scene.props.you !== null && sum(gems) > 0 && (
        <span className={`v-shout${lack === null ? ' ok' : ''}`}>{lack === null ? w.enough : w.missing(lack)}</span>
      )}
      {asked && !scene.small && (
        <span className="help">
          {lack === null
            ? w.takeAll
            : others.length > 0 && (
                <>
                  {w.ask}
                  {others.map((seat) => (
                    <Badge key={seat} scene={scene} seat={seat} />
                  ))}
                </>
              )}
        </span>
      )}
    </Doable>
  );
}

/** Those who hold a Paw. */
const helpersOf = ({ props, picture }: Scene): Seat[] => props.names.flatMap((_, s) => (s !== props.you && picture.paws[s] > 0 ? [s as Seat] : []));

// ---- The market ---------------------------------------------------------------------------------------------------------

export function Stall({ scene }: { readonly scene: Scene }) {
  return (
    <section className="v-stall" aria-label={scene.w.market}>
      <span className="v-awning" aria-hidden="true" />
      <Shelf scene={scene} deck="paws" />
      <Shelf scene={scene} deck="plans" />
    </section>
  );
}

/** At the beginning of a turn a card answers `market`, and then it is taken. */
function taking(scene: Scene, pick: Pick): { readonly path: readonly Pick[] | null; readonly next?: Pick } {
  if (isAsked(scene, 'market')) return { path: [pick] };
  return isAsked(scene, 'action') && scene.drafts.planet === null && offers(scene, 'market') ? { path: ['market'], next: pick } : { path: null };
}

export function Shelf({ scene, deck }: { readonly scene: Scene; readonly deck: Deck }) {
  const { picture, props, w } = scene;
  const { pub } = props.known;
  const paws = deck === 'paws';
  const row = paws ? picture.pawRow : picture.planRow;
  const n = paws ? pub.pawDeck : pub.planDeck;
  const blind = paws ? 'blind paw' : 'blind plan';
  const wipe = paws ? 'wipe paws' : 'wipe plans';
  return (
    <div className={`v-shelf ${deck}`}>
      <Doable
        scene={scene}
        label={props.turn === null ? w.deck(n, paws) : `${said(scene, blind)}. ${w.deck(n, paws)}`}
        {...taking(scene, blind)}
        anchor={`deck ${deck}`}
        className="v-deck"
      >
        <BackArt deck={deck} />
        <b className="num">{n}</b>
        {!scene.small && <span>{w.draw}</span>}
      </Doable>
      {row.map((card, i) => {
        const pick = paws ? PAW_ROW[i] : PLAN_ROW[i];
        return card < 0 ? (
          <Gap key={pick} scene={scene} deck={deck} place={i} />
        ) : (
          <Offered key={pick} scene={scene} deck={deck} card={card} place={i} pick={pick} />
        );
      })}
      {pub.options.marketWipe && isAsked(scene, 'market') && offers(scene, wipe) && (
        <Doable scene={scene} label={said(scene, wipe)} path={[wipe]} className="v-wipe">
          <SignArt of="heap" />
          <span>{w.wipe} −1</span>
        </Doable>
      )}
    </div>
  );
}

const Gap = ({ scene, deck, place }: { readonly scene: Scene; readonly deck: Deck; readonly place: number }) => (
  <span className="v-gap" role="img" aria-label={scene.w.gap} data-anchor={`${deck} ${place}`} />
);

interface OfferedProps {
  readonly scene: Scene;
  readonly deck: Deck;
  readonly card: number;
  readonly place: number;
  readonly pick: Pick;
}
function Offered({ scene, deck, card, place, pick }: OfferedProps) {
  const { props, picture, w } = scene;
  const faces = facesOf(scene);
  const seat = props.you ?? askedSeat(scene);
  const face = deck === 'paws' ? faces.paws[card] : faces.plans[card];
  const about =
    deck === 'paws'
      ? { title: face.card[props.language], text: w.speech.pawSkills(faces.paws[card]), rule: 'A14' }
      : { title: face.card[props.language], text: planText(scene, card), rule: 'A17' };
  return (
    <Doable
      scene={scene}
      label={`${face.card[props.language]}: ${about.text}`}
      {...taking(scene, pick)}
      about={about}
      anchor={`${deck} ${place}`}
      className="v-card"
    >
      {deck === 'paws' ? (
        <PawCard language={scene.props.language} paw={faces.paws[card]} />
      ) : (
        <PlanCard
          language={scene.props.language}
          plan={faces.plans[card]}
          paying={{ store: seat === null ? [0, 0, 0, 0, 0] : picture.store[seat], after: null }}
        />
      )}
    </Doable>
  );
}

export function planText(scene: Scene, card: number): string {
  const plan = facesOf(scene).plans[card];
  const facts = `${scene.w.gems(plan.cost)}; ${scene.w.speech.points(plan.points)}`;
  return plan.upgrade === null ? facts : `${facts}; ${scene.w.upgrade(plan.upgrade)}`;
}
