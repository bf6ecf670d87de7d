/** Deutsch: was gefragt wird, worauf die anderen warten und was sich im Voraus sagen lässt. */
import { say } from '@starboard/kernel';
import type { OrderWords, QuestionWords, WaitingWords } from '../tongue.ts';

export const question: QuestionWords = {
  marketOnly: 'Abbauen kannst du nichts: Geh zum Markt.',
  timeIsUp: 'Die Zeit ist um: Bau allein ab oder geh zum Markt.',
  action: 'Baust du auf einem Planeten ab oder gehst du zum Markt?',
  aloneOrCall: (planet) => say`Baust du auf ${planet} allein ab oder rufst du um Hilfe?`,
  howToCall: (planet) => say`Auf ${planet} schaffst du es nicht allein. Wie rufst du um Hilfe?`,
  thePlanet: 'dem Planeten',
  lack: (skill, truly) =>
    `Um wie viel ${skill} bittest du? Wirklich ${truly === 0 ? 'fehlt dir nichts' : truly === 1 ? 'fehlt dir 1' : `fehlen dir ${truly}`}.`,
  price: (so) => (so === null ? ['Was versprichst du dafür? (unverbindlich)'] : say`Was versprichst du dafür? Bisher: ${so}.`),
  ownPaws: (planet, still) => say`Welche deiner Mietpfoten spielst du auf ${planet}? ${still}`,
  met: 'Beide Anforderungen sind erfüllt.',
  metButOwn: 'Beide Anforderungen sind erfüllt; eine Mietpfote muss von deiner Hand kommen.',
  missing: (icons) => `Es fehlt noch: ${icons}.`,
  calledMet: 'Mehr fehlt nicht.',
  called: (icons) => `Gesucht: ${icons}.`,
  enough: 'Mit deinen Mietpfoten zusammen reichen sie.',
  notEnough: (icons) => `Selbst mit allen fehlt dir: ${icons}.`,
  noneLeft: (most) => `Du hast alle ${most} Verträge dieses Zuges vorgeschlagen. Was tust du?`,
  contractRead: 'Dein Vertrag liegt auf dem Tisch. Die anderen lesen ihn.',
  contractOpen: 'Dein Vertrag liegt auf dem Tisch. Was tust du?',
  offers: (sum) => `Es gibt Angebote. ${sum} Was tust du?`,
  callIsOut: 'Du hast um Hilfe gerufen. Die anderen überlegen.',
  noOffers: 'Niemand bietet etwas an. Was tust du?',
  noOffersYet: 'Noch gibt es kein Angebot. Was tust du?',
  agree: (version, warning) => say`Stimmst du Vertrag ${version} zu?${warning.length === 0 ? [] : say` ${warning}`}`,
  help: (active, planet) => say`Hilfst du ${active} auf ${planet}?`,
  offerMade: (active) => say`Dein Angebot an ${active} liegt auf dem Tisch.`,
  saidNothing: 'Du sagst vorerst nichts.',
  hasAgreed: (version) => `Du hast Vertrag ${version} zugestimmt.`,
  audience: 'Wer darf sehen, welche Mietpfoten du anbietest?',
  offerPaws: (called) => `Welche Mietpfoten bietest du an? ${called}`,
  offerTerms: (so) => say`Was möchtest du dafür? Bisher: „${so}.“`,
  partners: (still) => `Wessen Angebote nimmst du an? ${still}`,
  terms: 'Verteilst du alles so, wie es angeboten ist?',
  share: (left) => say`Wer bekommt das nächste Fragment vom Planeten? Noch da: ${left}.`,
  gets: (who, what) => say`${who.name} ${who.verb('bekommst', 'bekommt')} ${what}`,
  gifts: (each) => say`${each}. Gibt jemand dazu gelagerte Fragmente weiter?`,
  decline: 'Wessen Angebot lehnst du ab? Danach darf ein neues kommen.',
  reason: 'Möchtest du einen Grund nennen? (unverbindlich)',
  showTo: 'Wer darf deine Karten sehen?',
  showWhat: 'Welche Karten zeigst du?',
  trim: (have, room, left) => `Du hast ${have} und Platz für ${room}. Welches kommt auf den Haufen? Noch ${left === 1 ? 'eines' : left}.`,
  market: (left) => (left === 1 ? 'Welche Karte nimmst du? Es ist die letzte.' : `Welche Karte nimmst du? Noch ${left} Karten.`),
  spill: (limit, left) => `Eine Hand fasst ${limit} Karten. Was legst du ab? Noch ${left === 1 ? 'eine Karte' : `${left} Karten`}.`,
  complete: (last) => (last ? 'Letzte Gelegenheit: Vollendest du eine Blaupause? Danach ist Schluss.' : 'Vollendest du eine Blaupause?'),
  completeNone: (last) =>
    last ? 'Es ist die letzte Gelegenheit, aber du kannst keine deiner Blaupausen vollenden.' : 'Du kannst jetzt keine deiner Blaupausen vollenden.',
  pay: 'Mit welchen Farben zahlst du? Deine Raffinerie lässt dir die Wahl.',
};

export const waiting: WaitingWords = {
  over: 'Die Partie ist zu Ende.',
  soon: 'Gleich geht es weiter.',
  talks: (who) => say`${who.name} ${who.verb('verhandelst', 'verhandelt', 'verhandeln')}.`,
  trim: (who) => say`${who.name} ${who.verb('hast', 'hat', 'haben')} zu viele Fragmente und ${who.verb('wählst', 'wählt', 'wählen')}, was wegmuss.`,
  market: (who) => say`${who.name} ${who.verb('bist', 'ist', 'sind')} am Markt.`,
  spill: (who) => say`${who.name} ${who.verb('hast', 'hat', 'haben')} zu viele Karten und ${who.verb('wählst', 'wählt', 'wählen')}, was wegmuss.`,
  complete: (who) => say`${who.name} ${who.verb('darfst', 'darf', 'dürfen')} eine Blaupause vollenden.`,
  action: (who) => say`${who.name} ${who.verb('wählst', 'wählt', 'wählen')} zwischen Planet und Markt.`,
};

export const order: OrderWords = {
  help: (skill, colour, most) =>
    `Eine Mietpfote mit ${skill} für ${most > 1 ? `bis zu ${most} ${colour === null ? 'beliebige Fragmente' : colour}` : colour === null ? 'ein beliebiges Fragment' : `1 ${colour}`} anbieten, sobald jemand danach ruft`,
  noDeals: 'Nicht handeln',
  complete: (plan) => say`${plan} vollenden, sobald du zahlen kannst`,
  nothing: 'Nichts vollenden',
  short: (skill, colour, most) =>
    `${skill} für ${most > 1 ? `bis zu ${most} ${colour === null ? 'beliebige' : `× ${colour}`}` : (colour ?? 'ein beliebiges')}`,
  any: 'egal',
  states: {
    quiet: 'wartet auf einen Ruf.',
    'own-turn': 'ruht in deinem eigenen Zug.',
    offer: 'macht sein Angebot.',
    offered: 'hat sein Angebot gemacht.',
    'by-hand': 'ruht: Dein Angebot auf dem Tisch ist ein anderes.',
    'not-called': 'ruht: Diese Fähigkeit fehlt nicht.',
    'no-paw': 'ruht: So eine Pfote hast du nicht.',
    'no-fragment': 'ruht: So ein Fragment liegt nicht da.',
    once: 'hat in diesem Zug schon einmal geboten.',
  },
  now: (order, state) => `Dein Dauerauftrag „${order}“ ${state}`,
};
