/** Deutsch: was gefragt wird, worauf die anderen warten und was man im Voraus sagen kann. */
import { type Phrase, type Seat, say, type Words } from '@starboard/kernel';
import { orderOf } from '../rules/orders.ts';
import { HAND_LIMIT } from '../rules/power.ts';
import type { Afternova, Pick } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import { target } from './picks.de.ts';
import { all, colour, dative, does, fragments, gems, has, lacking, planWithCost, tooMuch, wish } from './speech.de.ts';

type Path = readonly Pick[];

/** Was dem Planeten noch fehlt, mit allem, was die Antwort bisher nennt. */
function still(k: View, seat: Seat, path: Path): string {
  const face = common.planetAt(k, common.slotOf(k, path));
  if (face === null) return '';
  const lacks = common.missing(face, common.reachedBy(k, seat, path, face));
  if (common.isMet(lacks) && common.owesPaw(k, path)) return 'Beide Anforderungen sind erfüllt; eine Mietpfote muss deine sein.';
  return common.isMet(lacks) ? 'Beide Anforderungen sind erfüllt.' : `Es fehlt noch: ${lacking(lacks, [face.a, face.b])}.`;
}
/** Dasselbe für ein Angebot: von dem, was dem Ruf nach fehlt. */
function wanted(k: View, seat: Seat, path: Path): string {
  const face = common.planetAt(k, common.slotOf(k, path));
  if (face === null || k.pub.talks === null) return '';
  const lacks = common.short(k.pub.talks.lacks, common.reachedBy(k, seat, path, face));
  return common.isMet(lacks) ? 'Mehr fehlt nicht.' : `Gesucht: ${lacking(lacks, [face.a, face.b])}.`;
}
/** Was die Angebote zusammen bringen. */
function withAll(k: View, seat: Seat): string {
  const all = common.missingWithAll(k, seat);
  if (all === null) return '';
  const { face, lacks } = all;
  return common.isMet(lacks) ? 'Mit deinen Mietpfoten zusammen reichen sie.' : `Selbst mit allen fehlt dir: ${lacking(lacks, [face.a, face.b])}.`;
}
/** Die Fragmente des Planeten, die in der Antwort noch niemand hat. */
function unshared(k: View, path: Path): number[] {
  const there = k.pub.planets[common.slotOf(k, path)]?.gems ?? [];
  const given = common.countsOf(path.flatMap((p) => /^([YGPWK])>\d$/.exec(p)?.[1] ?? []));
  return there.map((n, c) => n - given[c]);
}

export const choice: Words<Afternova>['choice'] = (c, k, seat, path) => {
  switch (c.kind) {
    case 'action':
      return c.picks.length === 1 ? ['Abbauen lässt sich nichts: Geh zum Markt.'] : ['Baust du auf einem Planeten ab, oder gehst du zum Markt?'];
    case 'planet':
      return c.picks.includes('alone')
        ? say`Baust du auf ${target(k, path)} allein ab, oder rufst du um Hilfe?`
        : say`Auf ${target(k, path)} schaffst du es nicht allein. Wie rufst du um Hilfe?`;
    case 'lack': {
      const face = common.planetAt(k, common.slotOf(k, path));
      const s = face === null ? 0 : common.numbersIn(path, 'lack').length === 0 ? face.a : face.b;
      const truly = face === null ? null : common.missing(face, common.reached(k, seat, k.mine?.paws ?? [], face));
      const known = truly === null ? '' : ` Mit allen deinen Mietpfoten fehlt: ${s === face?.a ? truly[0] : truly[1]}.`;
      return say`Wie oft fehlt ${common.skill('de', s)}, so wie du es den anderen sagst?${known}`;
    }
    case 'price': {
      const so = common.gemsIn(path, 'price');
      return has(so) ? say`Was versprichst du dafür? Bisher: ${gems(so)}.` : ['Was versprichst du dafür? Es bindet dich an nichts.'];
    }
    case 'own-paws':
      return say`Welche deiner Mietpfoten spielst du auf ${target(k, path)}? ${still(k, seat, path)}`;
    case 'talks':
      return k.pub.talks?.contract != null
        ? [`Dein Vertrag liegt auf dem Tisch. ${k.flow.done.includes(seat) ? 'Die anderen lesen ihn.' : 'Was tust du?'}`]
        : k.pub.talks?.offers.some((o) => o !== null)
          ? say`Es gibt Angebote. ${withAll(k, seat)} Was tust du?`
          : [
              k.flow.done.includes(seat)
                ? 'Dein Ruf ist draußen, die anderen überlegen.'
                : common.isLastWord(k, seat)
                  ? 'Niemand bietet etwas an. Was tust du?'
                  : 'Noch gibt es kein Angebot. Was tust du?',
            ];
    case 'help': {
      const contract = k.pub.talks?.contract ?? null;
      if (contract?.rows.some((r) => r.seat === seat) && !contract.agreed.includes(seat)) {
        const warning = tooMuch(k, contract, seat);
        return say`Stimmst du Vertrag ${contract.n} zu?${warning.length === 0 ? [] : say` ${warning}`}`;
      }
      return say`Hilfst du ${dative(k.pub.active, seat)} auf ${target(k, path)}?`;
    }
    case 'audience':
      return ['Wer darf sehen, welche Mietpfoten du anbietest?'];
    case 'offer-paws':
      return say`Welche Mietpfoten bietest du an? ${wanted(k, seat, path)}`;
    case 'offer-terms':
      return say`Was willst du dafür? Bisher: „${wish(common.gemsIn(path, 'take'), common.gemsIn(path, 'want'), common.gemsIn(path, 'give'))}.“`;
    case 'partners':
      return say`Wessen Angebote nimmst du an? ${still(k, seat, path)}`;
    case 'terms':
      return ['Verteilst du alles so, wie es angeboten ist?'];
    case 'share':
      return say`Wer bekommt das nächste Fragment vom Planeten? Noch da: ${gems(unshared(k, path))}.`;
    case 'gifts':
      return say`${common.commas(common.sharesIn(seat, path).map((s) => say`${does(s.seat, seat, 'bekommst', 'bekommt')} ${gems(s.counts)}`))}. Gibt jemand dazu gelagerte Fragmente weiter?`;
    case 'decline':
      return ['Wessen Angebot lehnst du ab? Es darf ein neues kommen.'];
    case 'reason':
      return ['Was sagst du dazu? Es bindet dich an nichts.'];
    case 'show-to':
      return ['Wem zeigst du etwas?'];
    case 'show-what':
      return ['Welche Karten zeigst du?'];
    case 'trim':
      return say`Du hast ${fragments(common.load(k, seat))} und Platz für ${common.room(k, seat)}. Was kommt auf den Haufen? ${left(common.load(k, seat) - common.room(k, seat) - path.length)}`;
    case 'market': {
      const top = common.topFrame(k);
      const n = top?.step === 'market' ? top.left : 1;
      return [n === 1 ? 'Welche Karte nimmst du? Es ist die letzte.' : `Welche Karte nimmst du? ${n} sind noch zu nehmen.`];
    }
    case 'spill':
      return [`Eine Hand fasst ${HAND_LIMIT} Karten. Was legst du ab? ${left(k.pub.paws[seat] + k.pub.plans[seat] - HAND_LIMIT - path.length)}`];
    case 'complete':
      return !c.picks.some((p) => p.startsWith('plan')) ? ['Du kannst jetzt keine deiner Blaupausen vollenden.'] : ['Vollendest du eine Blaupause?'];
    case 'pay':
      return ['Mit welchen Farben zahlst du? Deine Raffinerie lässt dir die Wahl.'];
  }
};
const left = (n: number): string => (n === 1 ? 'Noch eines.' : `Noch ${n}.`);

export const waiting: Words<Afternova>['waiting'] = (k, you) => {
  const seats = common.awaited(k, you);
  if (seats.length === 0) return k.stack.length === 0 ? ['Das Spiel ist zu Ende.'] : ['Gleich geht es weiter.'];
  const [seat] = seats;
  const verb = (mine: string, one: string, many: string): Phrase =>
    seats.length === 1 ? does(seat, you, mine, one) : say`${all(seats, you)} ${many}`;
  switch (common.topFrame(k)?.step) {
    case 'talks':
      return say`${verb('verhandelst', 'verhandelt', 'verhandeln')}.`;
    case 'trim':
      return say`${verb('hast', 'hat', 'haben')} zu viele Fragmente und ${seats.length > 1 ? 'wählen' : seat === you ? 'wählst' : 'wählt'}, was weg muss.`;
    case 'market':
      return say`${verb('bist', 'ist', 'sind')} am Markt.`;
    case 'spill':
      return say`${verb('hast', 'hat', 'haben')} zu viele Karten und ${seat === you ? 'wählst' : 'wählt'}, was weg muss.`;
    case 'complete':
      return say`${verb('darfst', 'darf', 'dürfen')} eine Blaupause vollenden.`;
    default:
      return say`${verb('wählst', 'wählt', 'wählen')} zwischen Planet und Markt.`;
  }
};

/** Q40. */
export const order: NonNullable<Words<Afternova>['order']> = (text, k) => {
  const o = orderOf(text);
  switch (o?.verb) {
    case 'help':
      return [
        `Eine Mietpfote mit ${common.skill('de', o.skill)} für ${o.colour < 0 ? 'ein beliebiges Fragment' : `1 ${colour(o.colour)}`} anbieten, sobald danach gerufen wird`,
      ];
    case 'no deals':
      return ['Nicht handeln'];
    case 'complete':
      return say`${planWithCost(common.plan(k, o.plan))} vollenden, sobald du zahlen kannst`;
    default:
      return ['Nichts vollenden'];
  }
};
