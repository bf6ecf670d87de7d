/** Alles, was Spielende lesen, auf Deutsch. */
import { type Advice, list, type Phrase, type Seat, say, type Words, waitedFor } from '@starboard/kernel';
import { ITEMS, type Item, MOST_ITEMS, ROUNDS } from '../content/cards.ts';
import { stepsOf } from '../rules/moves.ts';
import { seatIn } from '../rules/picks.ts';
import type { Aliens, Event, Mine } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import { names } from './names.ts';
import { option } from './options.de.ts';
import { rulebook } from './rulebook.de.ts';
import { scenarioRefused } from './scenario-faults.ts';
import { scene } from './scene.de.ts';
import { accusative, all, der, does, item, label, noise, role, sector, steps, them, towards, within } from './speech.de.ts';
import { zoneFault } from './zone-faults.ts';

export const words: Words<Aliens> = {
  title: 'Angriff der Aliens aus dem All',
  about: 'Das Schiff ist dunkel, und etwas atmet: Schleich zu den Luken oder jage, wer es tut, nur nach Geräuschen, die gelogen sein können.',
  origin:
    'Regeln, Karten und die drei Pläne des Schiffs folgen der Schachtel. Wo das Regelheft schweigt, sagt ein Absatz mit Q im Regelbuch, wie wir es halten.',

  event: {
    start: (e, you) =>
      say`Das Licht geht aus. An Bord: ${counted(e.humans, 'Mensch', 'Menschen')} und ${counted(e.aliens, 'Alien', 'Aliens')}. ${does(e.first, you, 'beginnst', 'beginnt')}.`,
    role: (e, you) =>
      say`${does(e.seat, you, 'bist', 'ist')} ${role(e.character)}, ${within(e.sector)}. ${common.isAlienCharacter(e.character) ? 'Hier riecht es nach Angst.' : 'Das Schiff ist dunkel, und etwas atmet.'}`,
    round: (e) => [`Runde ${e.n} von ${ROUNDS}.`],
    moved: (e, you) => say`${does(e.seat, you, 'bist', 'ist')} jetzt ${within(e.to)}.`,
    stayed: (e, you) => say`${does(e.seat, you, 'bleibst', 'bleibt')} stehen.`,
    nothing: (e, you) => say`${does(e.seat, you, 'ziehst', 'zieht')} keine Karte.`,
    silence: (e, you) => say`${does(e.seat, you, 'sagst', 'sagt')} an: Stille in allen Sektoren.`,
    hears: (e, you) => say`Etwas regt sich. ${does(e.seat, you, 'musst', 'muss')} sagen, wo.`,
    card: (e) => [`Die Karte: Geräusch ${e.free ? 'in beliebigem' : 'im eigenen'} Sektor${e.icon ? ', mit Gegenstandssymbol' : ''}.`],
    noise: (e, you) => say`${does(e.seat, you, 'sagst', 'sagt')} an: ${noise(e.sector)}.`,
    item: (e, you) =>
      e.gone
        ? say`${does(e.seat, you, 'suchst', 'sucht')} einen Gegenstand, aber es ist keiner mehr da.`
        : say`${does(e.seat, you, 'findest', 'findet')} einen Gegenstand.`,
    found: (e) => say`Es ist: ${item(e.item)}.`,
    discarded: (e, you) => say`${does(e.seat, you, 'legst', 'legt')} einen Gegenstand verdeckt ab.`,
    dropped: (e) => say`Weg ist: ${item(e.item)}.`,
    used: (e, you) => say`${does(e.seat, you, 'benutzt', 'benutzt')} ${item(e.item)}. Das kann nur ein Mensch.`,
    'used-secretly': (e, you) => say`${does(e.seat, you, 'benutzt', 'benutzt')} verdeckt einen Gegenstand.`,
    teleported: (e, you) => say`Ein Blitz: ${them(e.seat, you)} ${e.seat === you ? 'bist' : 'ist'} ${within('human start')}.`,
    spotlight: (e, you) => {
      const seen = e.seen.map((s) => say`${them(s.seat, you)} ${within(s.sector)}`);
      return say`Der Scheinwerfer fällt auf ${sector(e.at)} und rundherum: ${seen.length === 0 ? ['Niemand ist da'] : list(seen, 'und')}.`;
    },
    attack: (e, you) =>
      e.hit.length === 0
        ? say`${does(e.seat, you, 'greifst', 'greift')} ${within(e.sector)} an. Sonst ist niemand da.`
        : say`${does(e.seat, you, 'greifst', 'greift')} ${within(e.sector)} an! Dort: ${all(e.hit, you)}.`,
    defended: (e, you) => say`${item('defense')} rettet ${accusative(e.seat, you)}: ein Mensch, der dort noch steht.`,
    eliminated,
    fed: (e, you) => say`${does(e.seat, you, 'hast', 'hat')} einen Menschen gefressen: ein Alien, und ein starkes.`,
    hatch: (e, you) => {
      const reaches = say`${does(e.seat, you, 'erreichst', 'erreicht')} ${sector(`hatch ${e.hatch}`)}`;
      if (e.card === 'none') return say`${reaches}, und sie geht auf.`;
      return e.card === 'green' ? say`${reaches}. Die Karte ist grün: Sie geht auf!` : say`${reaches}. Die Karte ist rot: Sie ist kaputt.`;
    },
    'two-cards': (e, you) =>
      say`${does(e.seat, you, 'bist', 'ist')} ${der('engineer')} und ${e.seat === you ? 'deckst' : 'deckt'} an ${sector(`hatch ${e.hatch}`)} zwei Karten auf: ${e.cards.map((c) => COLOUR[c]).join(' und ')}.`,
    escaped: (e, you) => say`${does(e.seat, you, 'bist', 'ist')} durch ${sector(`hatch ${e.hatch}`)} draußen: Entkommen ist ${der(e.character)}.`,
    examined: (e, you) =>
      say`${does(e.by, you, 'untersuchst', 'untersucht')} ${accusative(e.seat, you)}, wie es nur der Sanitäter kann: Es ist ${der(e.character)}.`,
    'sealed-in': () => ['Keine Luke ist mehr übrig. Wer Mensch ist und noch an Bord, ist verloren.'],
    'no-alien': () => ['Das letzte Alien ist gefallen. Sind alle Menschen an Bord einverstanden, ist das Spiel hier zu Ende.'],
    agrees: (e, you) => say`${does(e.seat, you, 'möchtest', 'möchte')} hier aufhören.`,
    declines: (e, you) => say`${does(e.seat, you, 'möchtest', 'möchte')} weiterspielen.`,
    saved: (e, you) => say`${does(e.seat, you, 'gehst', 'geht')} in Ruhe von Bord: Entkommen ist ${der(e.character)}.`,
    'time-up': () => [`${ROUNDS} Runden sind vorbei. Das Schiff ist verloren.`],
    watched: (e, you) => say`Von außen siehst du: ${label(e.seat, you)}, ${der(e.character)}, ${within(e.sector)}.`,
    over: (e, you) => say`Das Spiel ist zu Ende. ${winning(e.winners, you)}`,
    truth: (e, you) => say`${does(e.seat, you, 'warst', 'war')} ${der(e.character)}. Der Weg: ${common.commas(e.path.map((id) => [sector(id)]))}.`,
  },

  choice(c, k, seat, path) {
    const mine = k.mine as Mine;
    switch (c.kind) {
      case 'move':
        return say`Du bist ${within(common.nameOf(k, mine.sector))}. Wohin? Du gehst ${steps(stepsOf(common.lawIn(k), k.pub, mine, seat))} weit.`;
      case 'act':
        return say`${arrival(k, path[0])}. Was tust du dort?${c.picks.includes('attack') ? ' Ein Angriff wird angesagt und trifft alle anderen dort, ob Mensch oder Alien.' : ''}`;
      case 'after':
        return ['Dein Zug ist fast vorbei. Noch etwas?'];
      case 'announce-own':
        return ['Geräusch im eigenen Sektor: Du musst sagen, wo du bist.'];
      case 'announce-any':
        return ['Geräusch in beliebigem Sektor: Nenne einen. Die anderen glauben nur, was du erreicht haben kannst.'];
      case 'spill':
        return [`Du hast mehr als ${MOST_ITEMS} Gegenstände. Welcher geht?`];
      case 'spotlight':
        return ['Welchen Sektor beleuchtest du? Alle darin und direkt daneben werden gesehen, auch du.'];
      case 'engineer':
        return ['Zwei Lukenkarten. Welche benutzt du?'];
      case 'agree':
        return [
          common.cutOff(k)
            ? 'Kein Alien ist mehr da. Hörst du hier auf? Vorsicht: Zu keiner offenen Luke führt dich ein Weg, du wärst verloren.'
            : 'Kein Alien ist mehr da. Hörst du hier auf? Sind alle Menschen an Bord einverstanden, bist du entkommen; sonst brauchst du noch eine Luke, die funktioniert.',
        ];
    }
  },

  waiting(k, you) {
    const seat = common.awaited(k);
    if (seat === null) return [k.stack.length === 0 ? 'Das Spiel ist zu Ende.' : 'Gleich geht es weiter.'];
    switch (common.topFrame(k)?.step) {
      case 'announce':
        return say`Etwas regt sich. ${does(seat, you, 'musst', 'muss')} sagen, wo.`;
      case 'spill':
        return say`${does(seat, you, 'hast', 'hat')} mehr Gegenstände, als erlaubt sind.`;
      case 'engineer':
        return say`${does(seat, you, 'wählst', 'wählt')} zwischen zwei Lukenkarten.`;
      case 'agree':
        return say`Kein Alien ist mehr da. Ob hier Schluss ist, entscheiden noch: ${all(waitedFor<Aliens>(k), you)}.`;
      default:
        return say`${does(seat, you, 'bewegst dich', 'bewegt sich')} durch die Dunkelheit.`;
    }
  },

  pick(p, k, seat, path) {
    const [verb, what] = p.split(' ');
    if (verb === 'use') return using(k, seat, what as Item, path);
    if (verb === 'drop') return say`${item(what as Item)} verdeckt ablegen`;
    switch (p) {
      case 'quiet':
        return [common.draws(k, path[0]) ? 'Eine Karte ziehen' : 'Still sein: keine Karte'];
      case 'attack':
        return attacking(k, seat, path);
      case 'stay':
        return ['Stehen bleiben und es sagen'];
      case 'hold':
        return ['Wortlos stehen bleiben (einmal im Spiel)'];
      case 'done':
        return ['Zug beenden'];
      case 'keep':
        return ['Alle vier behalten'];
      case 'green':
        return ['Grün: hinaus'];
      case 'red':
        return ['Rot: Diese Luke geht kaputt'];
      case 'agree':
        return ['Hier aufhören'];
      case 'go-on':
        return ['Weiterspielen'];
      case 'finish':
        return [
          common.cutOff(k)
            ? 'Mit den anderen hier aufhören – kein Weg führt dich hinaus: du wärst verloren'
            : 'Hier aufhören, wenn alle Menschen wollen',
        ];
      default:
        if (verb === 'examine') return say`${accusative(seatIn(p), seat)} untersuchen: Alle sehen die Rolle`;
        return place(p, k, seat, path);
    }
  },

  heading(p) {
    const column = common.columnOf(p);
    return column === null ? null : `Spalte ${column}`;
  },

  refusal: {
    'too-far': (r) => say`Das ist zu weit: Du gehst ${steps(Number(common.detail(r, 'steps') ?? 1))} weit.`,
    'start-sector': () => ['In einen Startsektor geht niemand.'],
    'where-you-are': () => ['Ein Zug kann nicht enden, wo er begann.'],
    'hatch-for-humans': () => ['Nur Menschen dürfen ihren Zug in einer Luke beenden.'],
    'hatch-closed': (r) => say`${sector(`hatch ${common.detailText(r, 'hatch')}`)} ist benutzt oder kaputt.`,
    'safe-closed': () => ['Sichere Sektoren, und solche, aus denen nur sie weiterführen, sind an diesem Tisch für dich gesperrt.'],
    'not-aliens': () => ['Aliens haben Gegenstände, können sie aber nicht benutzen.'],
    'not-held': (r) => say`Du hast ${held(common.detailText(r, 'item'))} nicht.`,
    'only-when-attacked': () => say`${item('defense')} wirkt von selbst, wenn du angegriffen wirst.`,
    'once-a-turn': () => ['Einmal pro Zug ist genug.'],
    'before-moving': () => ['Dafür ist es zu spät: Du hast dich bewegt.'],
    'ends-where-began': () => ['Dein Zug würde enden, wo er begann.'],
    'already-there': () => ['Du bist schon dort.'],
    'no-attack-here': () => ['Du greifst nach der Bewegung an: Sag erst, wohin du gehst.'],
    'humans-need-a-card': () => say`Ein Mensch braucht dafür den Gegenstand ${item('attack')} und einen gewöhnlichen Sektor.`,
    'must-tell-own': () => ['Bei dieser Karte musst du den Sektor nennen, in dem du bist.'],
    'not-audible': () => ['Ein Geräusch braucht einen Sektor mit Koordinaten.'],
    'must-move': () => ['Du musst dich bewegen.'],
    'too-many-items': () => [`Du darfst ${MOST_ITEMS} Gegenstände haben, nicht mehr.`],
    'already-spent': () => ['Das hast du in diesem Spiel schon getan.'],
    'alien-left': () => ['Solange ein Alien an Bord ist, kann niemand in Ruhe aufhören.'],
    'agreed-already': () => ['Du bist schon einverstanden. Es sind noch nicht alle.'],
    'known-already': () => ['Diese Rolle kennen schon alle.'],
    'white-needed': () => ['Mehr als acht brauchen die White Edition: Schaltet sie ein.'],
    'zone-broken': (r) => zoneFault('de', r),
    'scenario-broken': (r) => [scenarioRefused('de', r)],
    'nobody-wins': () => ['Ohne Menschen kann nur gewinnen, wer andere ausschaltet: Wählt, wie viele (E.3).'],
    'no-such-hatch': (r) => say`Diese Zone hat keine ${sector(`hatch ${common.detailText(r, 'hatch')}`)}.`,
    stranded: (r) => say`Mit diesen Optionen säße jemand fest: ${common.sectors('de', common.detailSectors(r), 'und')}.`,
    'beginner-plain': (r) => [
      `Im Einsteigerspiel gibt es weder Gegenstände noch Lukenkarten, darum bewirkt die Option ${printed(common.detailText(r, 'option'))} dort nichts.`,
    ],
  },

  advice: {
    'players-of-zone': (a) => [`Die Zone ${common.meant(a, 'de').name} ${forWhom(a)}. Anders geht es auch, nur vielleicht nicht so ausgewogen.`],
    'players-of-scenario': (a) => [
      `Das Szenario „${common.meant(a, 'de').name}“ ${forWhom(a)}. Anders geht es auch, nur vielleicht nicht so ausgewogen.`,
    ],
  },

  scene,

  ending: (o) => {
    const won = winning(common.winnersOf(o.ranks), null);
    switch (o.ending) {
      case 'escaped':
        return say`Der letzte Mensch ist von Bord. ${won}`;
      case 'first-out':
        return say`Der erste Mensch ist von Bord. ${won}`;
      case 'hunted':
        return say`Der letzte Mensch an Bord wurde erwischt. ${won}`;
      case 'hatches':
        return say`Keine Luke ist mehr übrig, niemand kommt mehr hinaus. ${won}`;
      case 'agreed':
        return say`Kein Alien ist mehr da, und die Menschen haben sich geeinigt. ${won}`;
      case 'cut-off':
        return say`Die Menschen haben sich geeinigt, und nicht alle hätten noch eine Luke erreicht. ${won}`;
      case 'kills':
        return say`So viele Treffer sind genug. ${won}`;
      default:
        return say`${ROUNDS} Runden sind vorbei. ${won}`;
    }
  },

  option,
  tally: {
    rounds: 'Runden',
    escaped: 'Entkommene Menschen',
    eliminated: 'Ausgeschiedene',
    aliensWin: 'Siege der Aliens',
    broken: 'Kaputte Luken',
  },
  rule: rulebook,
};

const COLOUR = { green: 'grün', red: 'rot' } as const;
const forWhom = (a: Advice<Aliens>): string => {
  const { min, max } = common.meant(a, 'de');
  return `ist für ${min === max ? min : `${min} bis ${max}`} Personen gedacht`;
};
const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const held = (it: string): Phrase => ((ITEMS as readonly string[]).includes(it) ? [item(it as Item)] : ['das']);
/** `A1`, wie es gedruckt ist: A.1. */
const printed = (name: string): string => name.replace(/^([A-Z])(\d+)$/, '$1.$2');

const winning = (seats: readonly Seat[], you: common.You): Phrase =>
  seats.length === 0
    ? ['Niemand gewinnt.']
    : say`${seats.length === 1 && seats[0] === you ? 'Du gewinnst' : say`${all(seats, null)} ${seats.length === 1 ? 'gewinnt' : 'gewinnen'}`}.`;

function eliminated(e: Extract<Event, { kind: 'eliminated' }>, you: common.You): Phrase {
  const who = say`${does(e.seat, you, 'warst', 'war')} ${der(e.character)}`;
  switch (e.how) {
    case 'turned':
      return say`${who}. Etwas beginnt zu wachsen: Weiter geht es als Alien.`;
    case 'back':
      return say`${does(e.seat, you, 'bist', 'ist')} ${der(e.character)}, getroffen, und ${e.seat === you ? 'beginnst' : 'beginnt'} wieder am Start.`;
    default:
      return e.by === null
        ? say`${who} und ${e.seat === you ? 'bist' : 'ist'} an Bord verloren.`
        : say`${who} und ${e.seat === you ? 'scheidest' : 'scheidet'} aus.`;
  }
}

/** „Du kommst nach D08 (gefährlich)“. */
function arrival(k: View, to: string): Phrase {
  if (to === 'stay' || to === 'hold') return ['Du bleibst'];
  return say`Du kommst ${towards(to)} ${kind(k, to)}`;
}
const kind = (k: View, id: string): string => (common.kindOf(k, id) === 'safe' ? '(sicher)' : '(gefährlich)');

/** Ein Angriff lässt sich nicht zurücknehmen, und er sagt, was man ist: Das steht da, bevor er gewählt wird. */
function attacking(k: View, seat: Seat, path: readonly string[]): Phrase {
  const to = path[0];
  const where = to === undefined || to === 'stay' || to === 'hold' ? ['Hier angreifen'] : say`Angriff ${within(to)}`;
  const { alien } = k.mine!;
  if (common.lawIn(k).secretItems && !alien) return say`${where}: Deine Karte geht verdeckt weg, und alle anderen dort scheiden aus`;
  if (k.pub.side[seat] !== 'unknown') return say`${where}: Alle anderen dort scheiden aus`;
  // G.4: Dann könnte es auch die Karte eines Menschen gewesen sein.
  if (common.lawIn(k).secretItems) return say`${where}: Alle hören, dass du es warst`;
  return say`${where}: Alle wissen dann, dass du ein ${alien ? 'Alien' : 'Mensch'} bist`;
}

function using(k: View, seat: Seat, it: Item, path: readonly string[]): Phrase {
  // Q27: gleich nach der Bewegung, als eine Art, sie zu beenden.
  const use = path.length === 1 && it === 'sedatives' ? say`Mit ${item(it)}: keine Karte` : say`${item(it)} benutzen: ${names.de.items[it].does}`;
  return common.unmasks(k, seat, it) ? say`${use} (verrät, dass du ein Mensch bist)` : use;
}

/** Ein Sektor: wohin es geht, was beleuchtet wird oder welches Geräusch angesagt wird. */
function place(id: string, k: View, seat: Seat, path: readonly string[]): Phrase {
  if (path[0] === 'use spotlight') return say`${sector(id)} beleuchten`;
  if (common.topFrame(k)?.step !== 'announce') {
    const it = common.kindOf(k, id);
    return it === 'safe' || it === 'dangerous' ? say`${sector(id)} ${kind(k, id)}` : [sector(id)];
  }
  const noisy = noise(id);
  if (k.mine !== null && id === common.nameOf(k, k.mine.sector)) return say`${noisy} (wo du bist)`;
  switch (common.exposed(k, seat, id)) {
    case 'safe':
      return say`${noisy} – ein sicherer Sektor: Alle wissen, dass es gelogen ist`;
    case 'far':
      return say`${noisy} – du kannst nicht dort sein: Alle wissen, dass es gelogen ist`;
    default:
      return noisy;
  }
}
