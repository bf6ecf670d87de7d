/** English: the questions (D1–D40), each to a player and on behalf of the Collective (N228). */
import { list, type Phrase, say } from '@starboard/kernel';
import type { You } from '../common.ts';
import { readerFirst } from '../outcome.ts';
import type { Asked, Question, QuestionWords } from '../tongue.ts';
import { does, label, many, them, whose } from './speech.ts';

type Ask = (q: Asked) => Phrase;
const ask = (text: string | Ask): Ask => (typeof text === 'string' ? () => [text] : text);
/** To a player, and about the Collective. */
const both = (you: string | Ask, it: string | Ask): Question => ({ you: ask(you), it: ask(it) });
/** A question without a person, or one that the Collective never meets. */
const same = (text: string | Ask): Question => both(text, text);

const togo = (q: Asked, one: string, more: string): string => `${many(q.left, one, more)} to go.`;
const odds = (q: Asked): string => (q.chance === null ? '' : ` Your chance of winning is ${q.chance}%.`);
const itsOdds = (q: Asked): string => (q.chance === null ? '' : ` Its chance of winning is ${q.chance}%.`);
/** N307. */
const toPay = (q: Asked): string => (q.waiting === null ? '' : ` You are paying ${q.waiting}; what cannot be paid does not happen.`);
const offer = (q: Asked): string => (q.trade === null ? '' : ` for: ${q.trade.get}`);

const asks: QuestionWords['asks'] = {
  faction: same('Which faction do you play?'),
  destiny: same('Which destiny do you keep? It scores at the end, and nobody sees it before.'),
  turn: same((q) => [
    `Your turn. You have ${q.vp} VP; in store: ${q.stored}. ${q.mayReturn ? 'Launch a ship or call all ships home?' : 'Which ship do you launch?'}`,
  ]),
  'extra-turn': same((q) => [`Extra turn: which ship do you launch? In store: ${q.stored}.`]),
  where: both('Launch to which region?', 'which region does it launch to?'),
  module: both((q) => [q.free ? 'Which module do you take?' : 'Which module do you buy?'], 'which module does it take?'),
  place: both('Where in your station does it go?', 'where in its station does the module go?'),
  'discard-module': both('You bought only one: which other module leaves the market?', 'which other module leaves the market?'),
  build: both('Which ship do you build?', 'which ship does it build?'),
  upgrade: both('Which upgrade do you take?', 'which upgrade does it take?'),
  develop: both('Do you build a development?', 'does it build a development?'),
  'development-card': both('Which development card do you take?', 'which development card does it take?'),
  pay: both(
    (q) => [`How do you pay? Price: ${q.price}${less(q)}.`],
    (q) => [`how does it pay? Price: ${q.price}${less(q)}.`],
  ),
  gain: both(
    (q) => [`Which resource do you take? ${togo(q, 'unit', 'units')}${toPay(q)}`],
    (q) => [`which resource does it take? ${togo(q, 'unit', 'units')}`],
  ),
  lose: both(
    (q) => [`Which resource do you give up? ${togo(q, 'unit', 'units')}`],
    (q) => [`which resource does it give up? ${togo(q, 'unit', 'units')}`],
  ),
  'discard-tactic': both(
    (q) => [
      q.handLimit === null
        ? `Which tactic do you discard? ${togo(q, 'tactic', 'tactics')}`
        : `You may keep only ${many(q.handLimit, 'tactic', 'tactics')}: which one do you discard?${q.left > 1 ? ` ${togo(q, 'tactic', 'tactics')}` : ''}`,
    ],
    (q) => [`which tactic does it discard? ${togo(q, 'tactic', 'tactics')}`],
  ),
  keep: both(
    (q) => [`You cannot keep all you drew: which tactic do you discard? ${togo(q, 'tactic', 'tactics')}`],
    (q) => [`which drawn tactic does it discard? ${togo(q, 'tactic', 'tactics')}`],
  ),
  moon: both('Which moon do you take?', 'which moon does it take?'),
  dock: both(
    (q) => [q.dockFull ? 'Your dock is full: abandon or slot a moon.' : q.moonFor === 'slot' ? 'Slot which moon?' : 'Abandon which moon?'],
    'which moon does it give up?',
  ),
  gap: both('Into which slot?', 'into which slot does the moon go?'),
  clash: same('These moons cannot stay together: which one goes?'),
  track: both('On which track do you advance?', 'on which track does it advance?'),
  token: both('Which discovery token do you keep?', 'which discovery token does it keep?'),
  leader: both('Which leader do you recruit?', 'which leader does it recruit?'),
  repair: both(
    (q) => [`What do you repair? ${many(q.left, 'repair', 'repairs')} left.`],
    (q) => [`what does it repair? ${many(q.left, 'repair', 'repairs')} left.`],
  ),
  'damage-module': both('Which of your modules is damaged?', 'which of its modules is damaged?'),
  'damage-ship': both('Which of your ships takes the damage?', 'which of its ships takes the damage?'),
  tip: both('Which of your developments tips over?', 'which of its developments tips over?'),
  trade: both(
    (q) => [`Pay ${q.trade?.price ?? ''}${offer(q)}?`],
    (q) => [`does it pay ${q.trade?.price ?? ''}${offer(q)}?`],
  ),
  'swap-give': both(
    (q) => [`Which resource do you give in exchange? Up to ${many(q.left, 'unit', 'units')}.`],
    (q) => [`which resource does it give in exchange? Up to ${many(q.left, 'unit', 'units')}.`],
  ),
  'swap-take': both('Which resource do you take for it?', 'which resource does it take in return?'),
  'move-ship': both('Do you move a ship?', 'does it move a ship?'),
  activate: both('Which module do you activate?', 'which module does it activate?'),
  'activate-region': both('Which other region do you activate?', 'which other region does it activate?'),
  recall: both('Which of your ships goes to the repair bay?', 'which of its ships goes to the repair bay?'),
  mech: both('Mechaphages! Burn them out or let them damage a module?', 'burn out the Mechaphages or let them damage a module?'),
  choose: both('Which do you choose?', 'which does it choose?'),
  return: same((q) => [`What do you activate? ${many(q.activators, 'activator', 'activators')} left.`]),
  reactor: same('Primary reactor: which science module do you activate?'),
  triggers: both('Several abilities at once: which one comes first?', 'which of its abilities comes first?'),
  ability: both('Do you use this ability?', 'does it use this ability?'),
  closing: same('Your turn is nearly over. Anything else?'),
  steal: both('From whom do you steal?', 'from whom does it steal?'),
  'steal-unit': both('What do you steal?', 'what does it steal?'),
  arrange: both('Which module do you move?', 'which of its modules moves?'),
  'arrange-to': both('Where do you put it?', 'where does the module go?'),
  ghost: same('Where does the ghost move?'),
  raid: both('Which of the equally strong raiders comes?', 'which of the equally strong raiders comes?'),
  bring: both(
    (q) => say`Battle in ${q.region}! Escalation: do you bring more ships?${odds(q)}`,
    (q) => say`battle in ${q.region}: does it bring more ships?${itsOdds(q)}`,
  ),
  diplomacy: both(
    (q) => say`Diplomacy in ${q.region}: do you play a tactic?${odds(q)}`,
    (q) => say`diplomacy in ${q.region}: does it play a tactic?${itsOdds(q)}`,
  ),
  foe: both('Against whom?', 'against whom?'),
  against: both('Which tactic do you cancel?', 'which tactic does it cancel?'),
  truce: both((q) => say`${does(q.offers, q.you, 'offer', 'offers')} a truce. Do you accept?`, 'does it accept the truce?'),
  dice: both(
    (q) => [`How many extra dice do you pay for?${odds(q)}`],
    (q) => [`how many extra dice does it pay for?${itsOdds(q)}`],
  ),
  prepare: both(
    (q) => [`Prepare for the battle: what do you use?${odds(q)}`],
    (q) => [`what does it use in the battle?${itsOdds(q)}`],
  ),
  void: both('The Void: what do you use before you roll?', 'the Void: what does it use before it rolls?'),
  reroll: same((q) =>
    q.rerolls === null ? ['Which dice are rerolled?'] : say`Which of ${whose(q.rerolls, q.you)} dice are rerolled? At most ${q.left}.`,
  ),
  'void-die': both('Which die do you choose?', 'which die does it choose?'),
  maneuver: both('You lost: choose a manoeuvre.', 'it lost: choose its manoeuvre.'),
  spare: both('Your shields spare a ship: which one?', 'its shields spare a ship: which one?'),
  'raider-moves': both('Which raider moves first?', 'which raider moves first?'),
  'raider-way': both('Which way does the raider move?', 'which way does the raider move?'),
  'raider-goes': both('Which S-class raider is removed?', 'which S-class raider is removed?'),
  pull: both('Which of your ships is pulled onto the Void?', 'which of its ships is pulled onto the Void?'),
  'c-region': same((q) => (q.card === null ? ['where does it launch to?'] : say`where does it launch to? Card: ${q.card}.`)),
  'c-module': same('which module does it take?'),
  'c-moon': same('which moon does it take?'),
  'c-repair': same('what does it repair?'),
  'c-site': same('where does it build a development?'),
  'c-raise': same('which development does it raise again?'),
  'c-card': same('which development card does it take?'),
};

function less(q: Asked): string {
  return q.saved > 0 ? `, minus ${q.saved}` : '';
}

/** "Jonas is paying", "You and Jonas are paying". */
function doing(seats: readonly Parameters<typeof them>[0][], you: You, what: Phrase): Phrase {
  const [first, ...others] = readerFirst(seats, you);
  if (first === undefined) return [];
  const subject = list([[label(first, you)], ...others.map((s) => [them(s, you)])], 'and');
  return say`${subject} ${others.length === 0 && first !== you ? 'is' : 'are'} ${what}.`;
}

export const question: QuestionWords = {
  asks,
  behalf: (text) => say`For the Collective: ${text}`,
  over: 'The game is over.',
  onward: 'One moment…',
  waits: {
    faction: (seats, you) => doing(seats, you, ['choosing a faction']),
    destiny: (seats, you) => doing(seats, you, ['choosing a destiny']),
    pay: (seats, you) => doing(seats, you, ['paying']),
    station: (seats, you) => doing(seats, you, ['running the station']),
    battle: (seats, you) => doing(seats, you, ['deciding in the battle']),
    ability: (seats, you, ability) => doing(seats, you, say`deciding about an ability (${ability})`),
    collective: (seats, you) => doing(seats, you, ['deciding for the Collective']),
    other: (seats, you) => doing(seats, you, ['deciding']),
  },
};
