import { say, who } from '../../phrase.ts';
import { CARDS, type Cards, type Ladder } from './ladder-table.ts';
import { inBoth, type Tongue } from './words.ts';

const cards = (c: Readonly<Cards>, t: Tongue): string => `${c[0]} ${deed('play shove', t)}, ${c[1]} ${deed('play calm', t)}`;

export const ladderWords = inBoth<Ladder>((t) => ({
  title: t('Leiter', 'Ladder'),
  about: t('Wer zuletzt oben steht, hat gewonnen.', 'The highest on the ladder at nightfall wins.'),
  event: {
    dealt: (e) => say`${t('Deine Karten', 'Your cards')}: ${cards(e.hand, t)}.`,
    turn: (e) => say`${t('Runde', 'Round')} ${e.round}: ${who(e.seat)}.`,
    did: (e) => say`${who(e.seat)}: ${deed(e.what, t)}.`,
    party: (e) => say`${who(e.seat)} ${t('klettert zu', 'climbs with')} ${e.party.length}.`,
    fought: (e) => say`${who(e.seat)}: ${e.roll} / ${e.guard}, ${e.won ? t('gewonnen', 'won') : t('verloren', 'lost')}.`,
    drew: (e) => say`${t('Du ziehst', 'You draw')}: ${deed(`play ${CARDS[e.card]}`, t)}.`,
    top: (e) => say`${e.hands.map((h) => cards(h, t)).join(' | ')}`,
  },
  choice: (c) => [
    {
      turn: t('Was tust du?', 'What do you do?'),
      party: t('Wer klettert?', 'Who climbs?'),
      wild: t('Was tut die Wildnis?', 'What does the wild do?'),
      trick: t('Spielst du eine Karte?', 'Do you play a card?'),
      loot: t('Welche Beute?', 'Which loot?'),
      cheer: t('Wem gilt der Funke?', 'Who gets the spark?'),
      spark: t('Was kauft der Funke?', 'What does the spark buy?'),
    }[c.kind],
  ],
  waiting: (k) =>
    say`${k.flow.asked.map((s) => s + 1).join(', ')}: ${k.flow.onBehalf === null ? k.flow.label : t('für die Wildnis', 'for the wild')}`,
  pick: (p) => [deed(p, t)],
  refusal: {
    'no-card': () => [t('Die Karte hast du nicht.', 'You do not have that card.')],
    'pile-empty': () => [t('Der Stapel ist leer.', 'The pile is empty.')],
  },
  scene: (k) => [
    {
      title: `${t('Runde', 'Round')} ${k.pub.round}`,
      lines: k.pub.height.map((h, i) => say`${i + 1}: ${h}, ${k.pub.sparks[i]} *, ${k.pub.cards[i]}`),
    },
    ...(k.mine === null ? [] : [{ title: t('Deine Hand', 'Your hand'), lines: [say`${cards(k.mine.hand, t)}`] }]),
  ],
  ending: () => [t('Es wird Nacht.', 'Night falls.')],
  part: () => t('Stufen', 'steps'),
  option: {
    rounds: { name: t('Runden', 'Rounds'), help: t('Wie lange geklettert wird.', 'How long the climb is.'), of: null },
    wild: { name: t('Wildnis', 'Wild'), help: t('Ob die Wildnis mitspielt.', 'Whether the wild takes part.'), of: null },
  },
  tally: { fights: t('Kämpfe', 'fights') },
  rule: {
    L1: t('Ein Zug hat zwei Schritte.', 'A turn has two steps.'),
    L2: t('Eine Gruppe hat einen bis drei Kletterer.', 'A party has one to three climbers.'),
    L3: t('Der Nachbar antwortet für die Wildnis, dann kommt eine Karte.', 'The neighbour answers for the wild, then comes a card.'),
    L4: t('Beute und Beifall warten bis zum Schluss.', 'Loot and cheers wait for the end.'),
    L5: t('Ein Funke kauft eine Sprosse oder eine Karte.', 'A spark buys a rung or a card.'),
  },
}));

const deed = (p: string, t: Tongue): string =>
  ({
    camp: t('Rasten', 'Camp'),
    rest: t('Ausruhen', 'Rest'),
    climb: t('Klettern', 'Climb'),
    enough: t('Genug', 'Enough'),
    hold: t('Warten', 'Hold'),
    press: t('Drängen', 'Press'),
    'play none': t('Keine Karte', 'No card'),
    'play shove': t('Stoß', 'Shove'),
    'play calm': t('Ruhe', 'Calm'),
    'loot card': t('Karte', 'Card'),
    'loot spark': t('Funke', 'Spark'),
    keep: t('Behalten', 'Keep'),
    give: t('Schenken', 'Give'),
    spark: t('Funke', 'Spark'),
    hop: t('Sprosse', 'Rung'),
    dig: t('Karte', 'Card'),
  })[p] ?? `${t('Kletterer', 'Climber')} ${Number(p.slice(5)) + 1}`;
