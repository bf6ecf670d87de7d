/** What the bar says and offers, by the question and by what was touched so far. */
import { choose, list, type Phrase, plain, type Refusal, type Seat } from '@starboard/kernel';
import { COLOURS } from '../content/types.ts';
import { addedBy } from '../rules/crew.ts';
import { sum } from '../rules/gems.ts';
import { AGREE, DROP, meantBy, OBJECT, PLAN, PLANET, REFUSE } from '../rules/picks.ts';
import { capacity } from '../rules/power.ts';
import type { Afternova, Pick } from '../rules/types.ts';
import { isLastChance, isLastWord } from '../words/common.ts';
import { contractPath, missedBy } from './draft/contract.ts';
import { alonePath, callPath, offerPath, showPath } from './draft/offer.ts';
import { bestPayment, paymentsFor } from './draft/pay.ts';
import { NO_DRAFTS } from './drafts.ts';
import { aloneCrew, spilled } from './hand.tsx';
import { isWanted } from './offer-paper.tsx';
import { onPaper, storeThen } from './on-paper.ts';
import { askedKind, askedSeat, detailOf, draftTerms, facesOf, nameOf, offerDraft, offers, refusalOf, type Scene, said } from './scene.ts';
import { isOffering } from './talks.ts';
import { dropped, paidByRest } from './tray.tsx';

export interface BarAct {
  readonly text: string;
  /** Read aloud; missing: the text. */
  readonly label?: string;
  readonly path?: readonly Pick[];
  /** Why it cannot be yet; missing: what the engine says about the path. */
  readonly refusal?: Refusal<Afternova>;
  readonly act?: () => void;
  readonly pick?: Pick;
  readonly primary?: boolean;
  readonly quiet?: boolean;
  readonly letter?: string;
  readonly sign?: 'crew' | 'horn' | 'market';
  /** Where there is little room, or always, it waits behind a button. */
  readonly aside?: boolean | 'always';
  /** Nobody stamps what they did not read. */
  readonly dead?: boolean;
}
export interface Ask {
  readonly sentence: Phrase;
  readonly small?: string | null;
  readonly acts: readonly BarAct[];
  readonly tone?: 'last';
}

export function askOf(scene: Scene): Ask {
  const seat = askedSeat(scene);
  if (seat === null) return { sentence: scene.props.asking.sentence, acts: [] };
  if (scene.drafts.show !== null) return showing(scene);
  switch (askedKind(scene)) {
    case 'action':
      return scene.drafts.planet === null ? atTurn(scene) : atPlanet(scene, seat, scene.drafts.planet);
    case 'talks':
      return leading(scene, seat);
    case 'help':
      return helping(scene, seat);
    case 'trim':
      return { ...listing(scene, dropped(scene), scene.w.onHeap), small: paidByRest(scene) };
    case 'spill':
      return listing(scene, spilled(scene), scene.w.discard);
    case 'complete':
      return completing(scene, seat);
    default:
      return { sentence: scene.props.asking.sentence, acts: [] };
  }
}

/** The question that the engine asks after this path, in words; missing: the first one. */
function asks(scene: Scene, path: readonly Pick[]): Phrase {
  const seat = askedSeat(scene);
  const { game, known, words, asking } = scene.props;
  const choice = seat === null ? null : choose(game, known, seat, path);
  return choice === null || seat === null ? asking.sentence : words.choice(choice, known, seat, path);
}

const back = (scene: Scene): BarAct => ({ text: scene.w.cancel, act: () => scene.set(NO_DRAFTS), quiet: true });

function atTurn(scene: Scene): Ask {
  const { w, props } = scene;
  return {
    sentence: props.asking.sentence,
    acts: offers(scene, 'market') ? [{ text: w.goMarket, label: said(scene, 'market'), path: ['market'], sign: 'market', letter: 'm' }] : [],
  };
}

function atPlanet(scene: Scene, seat: Seat, slot: number): Ask {
  const { w, props, drafts } = scene;
  const { pub, mine } = props.known;
  const face = facesOf(scene).planets[pub.planets[slot].card];
  const alone = alonePath(slot, aloneCrew(scene, seat)?.paws ?? []);
  const call = callPath(props.game, props.known, seat, { slot, lacks: drafts.lacks, price: drafts.price });
  const picks = choose(props.game, props.known, seat, [PLANET[slot]])?.picks ?? [];
  const canAlone = picks.includes('alone');
  const own = addedBy(pub, face, seat, mine?.paws ?? []);
  const reach = w.reach(
    w.reachOf(Math.min(own.a, face.needA), face.needA, w.skill(face.a)),
    w.reachOf(Math.min(own.b, face.needB), face.needB, w.skill(face.b)),
  );
  const load = sum(pub.store[seat]) + sum(pub.planets[slot].gems);
  const room = capacity(pub, seat);
  return {
    sentence: asks(scene, [PLANET[slot]]),
    small: canAlone ? (load > room ? w.overflow(load, room, load - room) : null) : reach,
    acts: [
      back(scene),
      ...(picks.some((p) => p === 'call') ? [{ text: w.callHelp, path: call, sign: 'horn', letter: 'c', primary: !canAlone } as const] : []),
      ...(canAlone ? [{ text: w.alone, path: alone, letter: 'a', primary: true } as const] : []),
    ],
  };
}

const namesOf = (scene: Scene, seats: readonly Seat[]): string => seats.map((s) => nameOf(scene, s)).join(', ');

/** The active player in talks. */
function leading(scene: Scene, seat: Seat): Ask {
  const { w, props, drafts } = scene;
  // Q35: once all others have spoken, waiting would only end the talks, and with a clock all further calls of this turn too.
  const last = isLastWord(props.known, seat);
  const ending: BarAct = last
    ? { text: w.endTalks, path: ['abort'] }
    : { text: w.callOff, label: said(scene, 'abort'), path: ['abort'], quiet: true, aside: true };
  const rest: BarAct[] = [
    ...(scene.small && offers(scene, 'show')
      ? [{ text: w.show, act: () => scene.set({ show: { to: [], cards: [] } }), pick: 'show' as const, quiet: true, aside: true }]
      : []),
    ...(offers(scene, 'abort') ? [ending] : []),
    // It comes to the same as ending them, so it does not stand beside that.
    ...(offers(scene, 'wait')
      ? last
        ? [{ text: said(scene, 'wait'), path: ['wait'] as const, quiet: true, aside: 'always' as const }]
        : [{ text: w.wait, label: said(scene, 'wait'), path: ['wait'] as const, letter: 'w' }]
      : []),
    ...(offers(scene, 'alone') ? [{ text: w.alone, path: alonePath(null, aloneCrew(scene, seat)?.paws ?? []), letter: 'a' }] : []),
  ];
  const terms = draftTerms(scene);
  if (terms === null || drafts.contract === null) return { sentence: props.asking.sentence, acts: rest };
  const path = contractPath(props.known, seat, terms);
  const refusal = refusalOf(scene, path);
  const { then } = storeThen(props.known.pub.store[seat], terms.rows[0], terms.gifts);
  const room = capacity(props.known.pub, seat);
  const load = sum(then);
  const each = terms.rows.map((row) => {
    const gets = row.share.map((n, c) => n + terms.gifts.filter((g) => g.to === row.seat && g.colour === c).length);
    return w.getsOf(nameOf(scene, row.seat), w.gems(gets), row.seat === seat);
  });
  return {
    // On a phone the paper says right above it what the others get.
    sentence: [scene.small ? `${each[0]}.` : `${[...each.slice(1), each[0].charAt(0).toLowerCase() + each[0].slice(1)].join('; ')}.`],
    small:
      refusal !== null
        ? null
        : load > room
          ? w.overflow(load, room, load - room)
          : terms.helpers.length > 0
            ? w.mustAgree(namesOf(scene, terms.helpers), terms.helpers.length)
            : null,
    acts: [
      { text: w.startOver, act: () => scene.set({ contract: null, declining: null }), quiet: true, aside: true },
      ...rest.filter((a) => a.path?.[0] === 'abort').map((a) => ({ ...a, quiet: true, aside: true })),
      { text: w.propose, path, sign: 'crew', letter: 'p', primary: true, pick: 'contract' },
    ],
  };
}

/** Everybody else in talks. */
function helping(scene: Scene, seat: Seat): Ask {
  const { w, props, drafts } = scene;
  const contract = props.known.pub.talks?.contract ?? null;
  const silent: BarAct[] = offers(scene, 'wait') ? [{ text: w.sayNothing, label: said(scene, 'wait'), path: ['wait'], letter: 'w' }] : [];
  const show: BarAct[] =
    scene.small && offers(scene, 'show')
      ? [{ text: w.show, act: () => scene.set({ show: { to: [], cards: [] } }), pick: 'show', quiet: true, aside: true }]
      : [];
  const draft = offerDraft(scene);
  if (
    (isOffering(scene) || drafts.offering) &&
    drafts.offer !== null &&
    draft.paws.length + sum(draft.take) + sum(draft.want) + sum(draft.give) > 0
  ) {
    const gets = draft.take.map((n, c) => n + draft.want[c]);
    return {
      sentence: [w.for1(w.speech.pawCount(draft.paws.length), w.gems(gets))],
      small: detailOf(scene, 'send', offerPath(draft).slice(0, -1)),
      acts: [
        back(scene),
        { text: w.send, label: said(scene, 'send'), path: offerPath(draft), sign: 'crew', letter: 'o', primary: true, pick: 'offer' },
      ],
    };
  }
  // Without a contract the offer lies on the table already.
  const offer: BarAct[] =
    offers(scene, 'offer') && contract !== null
      ? [{ text: w.makeOffer, label: said(scene, 'offer'), act: () => scene.set({ offering: true }), pick: 'offer', letter: 'o' }]
      : [];
  // A guide may leave one of the two.
  if (contract !== null && (offers(scene, REFUSE[contract.n]) || offers(scene, AGREE[contract.n]))) {
    const agrees = offers(scene, AGREE[contract.n]);
    // On a phone the words of a no open first: there is no room for them beside the paper.
    const no: readonly BarAct[] = !offers(scene, REFUSE[contract.n])
      ? []
      : scene.small
        ? [{ text: w.no, act: () => scene.set({ declining: drafts.declining === null ? seat : null }), pick: OBJECT[contract.n], letter: 'n' }]
        : [{ text: w.no, label: said(scene, REFUSE[contract.n]), path: [REFUSE[contract.n]], letter: 'n' }];
    return {
      sentence: props.asking.sentence,
      small: agrees
        ? agreed(scene, seat)
        : w.stamped(
            namesOf(
              scene,
              contract.rows.map((r) => r.seat).filter((s) => !contract.agreed.includes(s)),
            ),
          ),
      acts: [
        ...show,
        ...(drafts.offering ? [back(scene)] : offer.map((a) => ({ ...a, quiet: true, aside: true }))),
        ...(agrees ? [] : silent),
        ...no,
        ...(agrees
          ? [
              {
                text: w.stamp,
                label: said(scene, AGREE[contract.n]),
                path: [AGREE[contract.n]],
                sign: 'crew',
                letter: 's',
                primary: true,
                dead: scene.fresh,
              } as const,
            ]
          : []),
      ],
    };
  }
  return {
    sentence: props.asking.sentence,
    small:
      !offers(scene, 'offer') || contract !== null ? null : props.known.mine?.paws.some((paw) => isWanted(scene, paw)) ? w.touchPaws : w.noPawFits,
    acts: [...show, ...(drafts.offering && contract !== null ? [back(scene)] : offer), ...silent],
  };
}

/** What the contract on the paper brings the seat. */
function agreed(scene: Scene, seat: Seat): string | null {
  const { w } = scene;
  const paper = onPaper(scene);
  const row = paper.rows.find((r) => r.seat === seat);
  if (row === undefined) return null;
  const gets = row.share.map((n, c) => n + paper.gifts.filter((g) => g.to === seat && g.colour === c).length);
  const gives = gets.map((_, c) => paper.gifts.filter((g) => g.from === seat && g.colour === c).length);
  const paws = w.speech.pawCount(row.paws.length);
  const says = w.getsFor(w.gems(gets), sum(gives) === 0 ? paws : plain(list([[paws], [w.gems(gives)]], w.speech.and), []));
  const offer = scene.picture.talks?.offers[seat] ?? null;
  if (offer === null) return `${says}.`;
  if (sum(missedBy(scene.props.known, paper, seat)) > 0) return `${says}; ${w.askedForMore(w.gems(offer.take.map((n, c) => n + offer.want[c])))}.`;
  return gives.every((n, c) => n <= offer.give[c]) ? `${says}, ${w.asAsked}.` : `${says}.`;
}

/** Fragments or cards that have to go. */
function listing(scene: Scene, path: readonly Pick[], text: string): Ask {
  const refusal = refusalOf(scene, path);
  const press: BarAct = { text, path: path.length === 0 ? ['done'] : path, pick: path[0] ?? 'done', primary: true };
  if (refusal !== null) return { sentence: asks(scene, path), acts: [{ ...press, refusal }] };
  return { sentence: [scene.w.discards(goes(scene, path))], acts: [press] };
}

/** What a discard names, in words. */
function goes(scene: Scene, path: readonly Pick[]): string {
  const { w, props } = scene;
  const { paws, plans } = facesOf(scene);
  const gems = COLOURS.map((_, c) => path.filter((pick) => pick === DROP[c]).length);
  if (sum(gems) > 0) return w.gems(gems);
  const cards = path.map((pick): Phrase => {
    const card = pick.startsWith('paw ') ? paws[meantBy(pick)].card : plans[meantBy(pick)].card;
    return [card[props.language]];
  });
  return plain(list(cards, w.speech.and), props.names);
}

function completing(scene: Scene, seat: Seat): Ask {
  const { w, props, drafts } = scene;
  const can = scene.root?.choice.picks.some((p) => p.startsWith('plan ')) ?? false;
  const none: BarAct[] = [
    ...(offers(scene, 'rest') ? [{ text: w.notUntil, label: said(scene, 'rest'), path: ['rest'] as const, quiet: true, aside: true }] : []),
    ...(offers(scene, 'nothing')
      ? [{ text: can ? w.nothing : w.goOn, label: said(scene, 'nothing'), path: ['nothing'] as const, letter: 'n', primary: !can }]
      : []),
  ];
  // Q27: where the round is finished first, there are more chances after the sixth.
  const last = isLastChance(props.known);
  const tone = last ? { tone: 'last' as const } : {};
  if (drafts.plan === null)
    return {
      sentence: last ? [w.lastChance] : props.asking.sentence,
      small: can ? (last ? w.lastChanceMore : w.touchPlan) : w.askedAnyway,
      acts: none,
      ...tone,
    };
  const pick = PLAN[drafts.plan];
  const path = bestPayment(paymentsFor(props.game, props.known, seat, drafts.plan), props.known, seat, drafts.plan, drafts.pay) ?? [pick];
  return {
    sentence: [`${said(scene, pick)}?`],
    small: detailOf(scene, pick),
    acts: [...none, { text: w.build, label: said(scene, pick), path, letter: 'b', primary: true }],
    ...tone,
  };
}

function showing(scene: Scene): Ask {
  const { w, drafts } = scene;
  const { to, cards } = drafts.show ?? { to: [], cards: [] };
  return {
    sentence: asks(scene, to.length === 0 ? ['show'] : showPath(to, []).slice(0, -1)),
    small: to.length > 0 ? namesOf(scene, to) : null,
    acts: [
      { text: w.cancel, act: () => scene.set({ show: null }), quiet: true },
      { text: w.showThem, path: showPath(to, cards), letter: 'h', primary: true },
    ],
  };
}
