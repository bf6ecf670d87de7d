/** Deutsch: die Lage in Worten, für den Texttisch und das einfache Terminal. */
import { list, type Paragraph, type Phrase, type Seat, say } from '@starboard/kernel';
import { ROUNDS } from '../content/cards.ts';
import { stepsOf } from '../rules/moves.ts';
import { ATTACK, BACK, HATCH, NOISE, NOTHING, SILENCE, TELEPORT } from '../rules/trail.ts';
import type { Mine } from '../rules/types.ts';
import type { View, You } from './common.ts';
import * as common from './common.ts';
import { rulebook } from './rulebook.de.ts';
import { all, der, does, heard, items, label, sector, steps, within } from './speech.de.ts';

/** So viele Runden Ansagen stehen bei jeder Person; das Protokoll hat alle. */
const LATELY = 4;
/** Mehr Orte als diese werden nur gezählt. */
const MANY = 24;

const KIND = {
  safe: 'einem sicheren Sektor',
  dangerous: 'einem gefährlichen Sektor',
  human: 'einem Startsektor',
  alien: 'einem Startsektor',
  hatch: 'einer Rettungsluke',
} as const;
const HATCH_STATE = { open: 'offen', used: 'benutzt', broken: 'kaputt' } as const;
const STATUS = { aboard: 'an Bord', escaped: 'entkommen', eliminated: 'ausgeschieden' } as const;

export function scene(k: View, you: You): Paragraph[] {
  const places = common.overlay(k, you);
  return [
    {
      title: k.pub.ending === null ? `Runde ${Math.max(1, k.pub.round)} von ${ROUNDS}` : `Vorbei in Runde ${k.pub.round} von ${ROUNDS}`,
      lines: ship(k, you),
    },
    ...(k.mine === null || you === null ? [] : [{ title: 'Du', mine: true, lines: yourself(k, k.mine as Mine, you) }]),
    { title: 'Alle am Tisch', lines: common.everybody(k).map((seat) => player(k, seat, you)) },
    ...(k.mine?.watch == null || k.pub.ending !== null ? [] : [{ title: 'Was du von außen siehst', lines: watched(k, you) }]),
    ...(places.length === 0 ? [] : [{ title: 'Wo sie sein können', lines: places.map((p) => place(p, you)) }]),
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
  if (pub.ending !== null) lines.push(['Das Spiel ist zu Ende.']);
  else if (seat !== null) lines.push(say`${does(seat, you, 'bist', 'ist')} am Zug.`);
  const finish = common.agreement(k);
  if (finish !== null) lines.push(say`Kein Alien ist mehr da. Hier aufhören: ${all(finish.agreed, you)}. Noch nicht: ${all(finish.open, you)}.`);
  lines.push(
    say`Zone ${law.zone.file.name}. Zu Beginn an Bord: ${humans === 1 ? '1 Mensch' : `${humans} Menschen`} und ${n - humans === 1 ? '1 Alien' : `${n - humans} Aliens`}.`,
  );
  const scenario = common.scenarioIn(k);
  if (scenario !== null) lines.push([`Szenario „${common.inLanguage(scenario.name, 'de')}“: ${common.inLanguage(scenario.description, 'de')}`]);
  const hatches = pub.hatches.slice(1).map((state, i) => say`${sector(`hatch ${i + 1}`)} ${HATCH_STATE[state]}`);
  lines.push(say`Luken: ${common.commas(hatches)}.`);
  if (law.hatchCards) lines.push([pub.hatchCards === 1 ? 'Noch 1 Lukenkarte.' : `Noch ${pub.hatchCards} Lukenkarten.`]);
  if (law.killsToWin > 0) lines.push([`${law.killsToWin} Treffer gewinnen.`]);
  return lines;
}

function yourself(k: View, mine: Mine, you: Seat): Phrase[] {
  const { pub } = k;
  const law = common.lawIn(k);
  const character = common.characterOf(mine.character);
  const turned = mine.alien && !common.isAlienCharacter(character);
  const lines: Phrase[] = [say`Du bist ${der(character)}${turned ? ', jetzt ein Alien' : mine.alien ? '' : ', ein Mensch'}.`];
  if (pub.status[you] === 'aboard') {
    const at = common.nameOf(k, mine.sector);
    lines.push(say`Du bist ${within(at)}, ${KIND[common.kindOf(k, at)]}.`);
    const to = common.reachable(k, you);
    if (to !== null) lines.push(...reach(k, mine, you, to));
    if (law.full) {
      const held = common.countedItems('de', mine.items);
      lines.push(
        say`Deine Gegenstände: ${held.length === 0 ? ['keine'] : list(held, 'und')}.${mine.alien && held.length > 0 ? ' Aliens können sie nicht benutzen.' : ''}`,
      );
    }
    if (mine.fast) lines.push(['In diesem Zug hast du Adrenalin im Blut.']);
    if (mine.calm) lines.push(['Du bist ruhig: keine Karte in diesem Zug.']);
    const ability = common.abilityOf(k);
    if (ability !== null) lines.push([`${rulebook[ability.rule]}${ability.left ? '' : ' (Erledigt.)'}`]);
  }
  lines.push(say`Dein Weg: ${common.commas(mine.path.map((at) => [sector(common.nameOf(k, at))]))}.`);
  return lines;
}

function reach(k: View, mine: Mine, you: Seat, to: NonNullable<ReturnType<typeof common.reachable>>): Phrase[] {
  const far = stepsOf(common.lawIn(k), k.pub, common.movesNow(k, you) ? mine : { ...mine, fast: false }, you);
  const some = (title: string, ids: readonly string[]): Phrase[] => (ids.length === 0 ? [] : [say`${title}: ${common.sectors('de', ids, 'und')}.`]);
  return [
    say`${common.movesNow(k, you) ? 'Du kannst' : 'In deinem nächsten Zug kannst du'} ${steps(far)} weit gehen.`,
    ...some('Sicher', to.safe),
    ...some('Gefährlich', to.dangerous),
    ...some('Ein Ausweg', to.hatch),
  ];
}

/** Wer jemand ist, soweit der Tisch es weiß. */
function known(k: View, seat: Seat, you: You): Phrase {
  const { shown, side, truth } = k.pub;
  const card = truth?.[seat].character ?? shown[seat];
  if (card >= 0) {
    const character = common.characterOf(card);
    const human = !common.isAlienCharacter(character);
    return say`${der(character)}${human ? (side[seat] === 'alien' ? ', jetzt ein Alien' : ', ein Mensch') : ''}`;
  }
  if (side[seat] === 'unknown') return [seat === you ? 'deine Rolle ist verborgen' : 'Mensch oder Alien'];
  return [side[seat] === 'human' ? 'sicher ein Mensch' : 'sicher ein Alien'];
}

function player(k: View, seat: Seat, you: You): Phrase {
  const { pub } = k;
  const law = common.lawIn(k);
  const facts: Phrase[] = [known(k, seat, you)];
  if (pub.status[seat] !== 'aboard') facts.push([STATUS[pub.status[seat]]]);
  if (pub.fed[seat]) facts.push(['satt, bis zu drei Sektoren']);
  if (law.full && pub.status[seat] === 'aboard') facts.push([items(pub.items[seat])]);
  if (law.killsToWin > 0) facts.push([`${pub.kills[seat]} von ${law.killsToWin} Treffern`]);
  const rounds =
    pub.ending !== null
      ? []
      : common.heardOf(k, seat, pub.round - LATELY + 1).map((r) => say` Runde ${r.round}: ${common.commas(r.entries.map((e) => heard(k, e)))}.`);
  return say`${label(seat, you)}: ${common.commas(facts)}.${rounds.flat()}`;
}

const watched = (k: View, you: You): Phrase[] =>
  common
    .everybody(k)
    .filter((seat) => seat !== you && k.pub.status[seat] === 'aboard')
    .map(
      (seat) =>
        say`${label(seat, you)}: ${der(common.characterOf(k.mine!.watch!.character[seat]))}, ${within(common.nameOf(k, k.mine!.watch!.sector[seat]))}.`,
    );

const place = (p: { readonly seat: Seat; readonly places: readonly string[] }, you: You): Phrase =>
  p.places.length > MANY
    ? say`${label(p.seat, you)}: ${p.places.length} Sektoren.`
    : say`${label(p.seat, you)}: ${common.commas(p.places.map((id) => [sector(id)]))}.`;

/** Nach dem Ende: wer alle waren, und jeder Schritt neben dem, was davon zu hören war. */
function truth(k: View, you: You): Paragraph[] {
  const { truth } = k.pub;
  if (truth === null) return [];
  const ways = common.realWays(k);
  const rounds = [...new Set(ways.map((step) => step.round))];
  return [
    {
      title: 'Wer sie waren',
      lines: common
        .everybody(k)
        .map(
          (seat) =>
            say`${does(seat, you, 'warst', 'war')} ${der(common.characterOf(truth[seat].character))} und ${seat === you ? 'begannst' : 'begann'} ${within(common.nameOf(k, truth[seat].path[0]))}.`,
        ),
    },
    ...rounds.map((round) => ({
      title: `Was in Runde ${round} wirklich geschah`,
      lines: ways.filter((s) => s.round === round).map((s) => step(k, s, you)),
    })),
  ];
}

function step(k: View, { seat, at, heard: e }: common.Step, you: You): Phrase {
  const here = say`${label(seat, you)}: ${sector(at)}`;
  switch (e.what) {
    case NOISE: {
      const said = common.nameOf(k, e.sector);
      return said === at ? say`${here}, wie angesagt.` : say`${here}, angesagt war ${sector(said)}.`;
    }
    case SILENCE:
      return say`${here}, in Stille.`;
    case NOTHING:
      return say`${here}, ohne Karte.`;
    case ATTACK:
      return say`${here}, mit Angriff.`;
    case HATCH:
      return say`${here}, vor aller Augen.`;
    case TELEPORT:
      return say`${here}, mit Teleport.`;
    default:
      return e.what === BACK ? say`${here}, getroffen und zurück am Start.` : say`${here}.`;
  }
}
