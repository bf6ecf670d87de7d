/** English: the situation in words, for the text table and the plain terminal. */
import { list, type Paragraph, type Phrase, type Seat, say } from '@starboard/kernel';
import { ROUNDS } from '../content/cards.ts';
import { stepsOf } from '../rules/moves.ts';
import { ATTACK, BACK, HATCH, NOISE, NOTHING, SILENCE, TELEPORT } from '../rules/trail.ts';
import type { Mine } from '../rules/types.ts';
import type { View, You } from './common.ts';
import * as common from './common.ts';
import { rulebook } from './rulebook.en.ts';
import { all, does, heard, items, label, sector, steps, the, within } from './speech.en.ts';

/** So many rounds of announcements are repeated for each player; the log has them all. */
const LATELY = 4;
/** More places than these are only counted. */
const MANY = 24;

const KIND = {
  safe: 'a safe sector',
  dangerous: 'a dangerous sector',
  human: 'a start sector',
  alien: 'a start sector',
  hatch: 'an escape hatch',
} as const;

export function scene(k: View, you: You): Paragraph[] {
  const places = common.overlay(k, you);
  return [
    {
      title: k.pub.ending === null ? `Round ${Math.max(1, k.pub.round)} of ${ROUNDS}` : `Over in round ${k.pub.round} of ${ROUNDS}`,
      lines: ship(k, you),
    },
    ...(k.mine === null || you === null ? [] : [{ title: 'You', mine: true, lines: yourself(k, k.mine as Mine, you) }]),
    { title: 'Players', lines: common.everybody(k).map((seat) => player(k, seat, you)) },
    ...(k.mine?.watch == null || k.pub.ending !== null ? [] : [{ title: 'What you see from outside', lines: watched(k, you) }]),
    ...(places.length === 0 ? [] : [{ title: 'Where they can be', lines: places.map((p) => place(p, you)) }]),
    ...truth(k, you),
  ];
}

function ship(k: View, you: You): Phrase[] {
  const { pub } = k;
  const law = common.lawIn(k);
  const n = pub.status.length;
  const humans = law.noHumans ? 0 : Math.floor(n / 2);
  const lines: Phrase[] = [];
  const seat = common.topFrame(k)?.step === 'agree' ? null : common.awaited(k);
  if (pub.ending !== null) lines.push(['The game is over.']);
  else if (seat !== null) lines.push(say`It is ${seat === you ? 'your turn' : say`the turn of ${label(seat, you)}`}.`);
  const finish = common.agreement(k);
  if (finish !== null) lines.push(say`No alien is left. For finishing here: ${all(finish.agreed, you)}. Not yet: ${all(finish.open, you)}.`);
  lines.push(
    say`Zone ${law.zone.file.name}. Aboard at the start: ${humans === 1 ? '1 human' : `${humans} humans`} and ${n - humans === 1 ? '1 alien' : `${n - humans} aliens`}.`,
  );
  const scenario = common.scenarioIn(k);
  if (scenario !== null) lines.push([`Scenario “${common.inLanguage(scenario.name, 'en')}”: ${common.inLanguage(scenario.description, 'en')}`]);
  const hatches = pub.hatches.slice(1).map((state, i) => say`${sector(`hatch ${i + 1}`)} ${state}`);
  lines.push(say`Hatches: ${common.commas(hatches)}.`);
  if (law.hatchCards) lines.push([pub.hatchCards === 1 ? '1 hatch card is left.' : `${pub.hatchCards} hatch cards are left.`]);
  if (law.killsToWin > 0) lines.push([`${law.killsToWin} eliminations win.`]);
  return lines;
}

function yourself(k: View, mine: Mine, you: Seat): Phrase[] {
  const { pub } = k;
  const law = common.lawIn(k);
  const character = common.characterOf(mine.character);
  const turned = mine.alien && !common.isAlienCharacter(character);
  const lines: Phrase[] = [say`You are ${the(character)}${turned ? ', turned into an alien' : mine.alien ? '' : ', a human'}.`];
  if (pub.status[you] === 'aboard') {
    const at = common.nameOf(k, mine.sector);
    lines.push(say`You are ${within(at)}, ${KIND[common.kindOf(k, at)]}.`);
    const to = common.reachable(k, you);
    if (to !== null) lines.push(...reach(k, mine, you, to));
    if (law.full) {
      const held = common.countedItems('en', mine.items);
      lines.push(
        say`Your items: ${held.length === 0 ? ['none'] : list(held, 'and')}.${mine.alien && held.length > 0 ? ' Aliens cannot use them.' : ''}`,
      );
    }
    if (mine.fast) lines.push(['Adrenaline is in your blood this turn.']);
    if (mine.calm) lines.push(['You are calm: no card this turn.']);
    const ability = common.abilityOf(k);
    if (ability !== null) lines.push([`${rulebook[ability.rule]}${ability.left ? '' : ' (Done.)'}`]);
  }
  lines.push(say`Your way: ${common.commas(mine.path.map((at) => [sector(common.nameOf(k, at))]))}.`);
  return lines;
}

function reach(k: View, mine: Mine, you: Seat, to: NonNullable<ReturnType<typeof common.reachable>>): Phrase[] {
  const far = stepsOf(common.lawIn(k), k.pub, common.movesNow(k, you) ? mine : { ...mine, fast: false }, you);
  const some = (title: string, ids: readonly string[]): Phrase[] => (ids.length === 0 ? [] : [say`${title}: ${common.sectors('en', ids, 'and')}.`]);
  return [
    say`${common.movesNow(k, you) ? 'You can go' : 'On your next turn you can go'} ${steps(far)}.`,
    ...some('Safe', to.safe),
    ...some('Dangerous', to.dangerous),
    ...some('A way out', to.hatch),
  ];
}

/** Who somebody is, as far as the table knows. */
function known(k: View, seat: Seat, you: You): Phrase {
  const { shown, side, truth } = k.pub;
  const card = truth?.[seat].character ?? shown[seat];
  if (card >= 0) {
    const character = common.characterOf(card);
    const human = !common.isAlienCharacter(character);
    return say`${the(character)}${human ? (side[seat] === 'alien' ? ', turned into an alien' : ', a human') : ''}`;
  }
  if (side[seat] === 'unknown') return [seat === you ? 'your role is hidden' : 'human or alien'];
  return [side[seat] === 'human' ? 'known to be human' : 'known to be an alien'];
}

function player(k: View, seat: Seat, you: You): Phrase {
  const { pub } = k;
  const law = common.lawIn(k);
  const facts: Phrase[] = [known(k, seat, you)];
  if (pub.status[seat] !== 'aboard') facts.push([pub.status[seat]]);
  if (pub.fed[seat]) facts.push(['fed, up to three sectors']);
  if (law.full && pub.status[seat] === 'aboard') facts.push([items(pub.items[seat])]);
  if (law.killsToWin > 0) facts.push([`${pub.kills[seat]} of ${law.killsToWin} eliminations`]);
  const rounds =
    pub.ending !== null
      ? []
      : common.heardOf(k, seat, pub.round - LATELY + 1).map((r) => say` Round ${r.round}: ${common.commas(r.entries.map((e) => heard(k, e)))}.`);
  return say`${label(seat, you)}: ${common.commas(facts)}.${rounds.flat()}`;
}

const watched = (k: View, you: You): Phrase[] =>
  common
    .everybody(k)
    .filter((seat) => seat !== you && k.pub.status[seat] === 'aboard')
    .map(
      (seat) =>
        say`${label(seat, you)}: ${the(common.characterOf(k.mine!.watch!.character[seat]))}, ${within(common.nameOf(k, k.mine!.watch!.sector[seat]))}.`,
    );

const place = (p: { readonly seat: Seat; readonly places: readonly string[] }, you: You): Phrase =>
  p.places.length > MANY
    ? say`${label(p.seat, you)}: ${p.places.length} sectors.`
    : say`${label(p.seat, you)}: ${common.commas(p.places.map((id) => [sector(id)]))}.`;

/** After the end: who everybody was, and every step beside what was heard of it. */
function truth(k: View, you: You): Paragraph[] {
  const { truth } = k.pub;
  if (truth === null) return [];
  const ways = common.realWays(k);
  const rounds = [...new Set(ways.map((step) => step.round))];
  return [
    {
      title: 'Who they were',
      lines: common
        .everybody(k)
        .map(
          (seat) =>
            say`${does(seat, you, 'were', 'was')} ${the(common.characterOf(truth[seat].character))} and began ${within(common.nameOf(k, truth[seat].path[0]))}.`,
        ),
    },
    ...rounds.map((round) => ({
      title: `What really happened in round ${round}`,
      lines: ways.filter((s) => s.round === round).map((s) => step(k, s, you)),
    })),
  ];
}

function step(k: View, { seat, at, heard: e }: common.Step, you: You): Phrase {
  const here = say`${label(seat, you)}: ${sector(at)}`;
  switch (e.what) {
    case NOISE: {
      const said = common.nameOf(k, e.sector);
      return said === at ? say`${here}, as announced.` : say`${here}, but announced ${sector(said)}.`;
    }
    case SILENCE:
      return say`${here}, in silence.`;
    case NOTHING:
      return say`${here}, without a card.`;
    case ATTACK:
      return say`${here}, attacking.`;
    case HATCH:
      return say`${here}, for all to see.`;
    case TELEPORT:
      return say`${here}, by Teleport.`;
    default:
      return e.what === BACK ? say`${here}, struck down and back at the start.` : say`${here}.`;
  }
}
