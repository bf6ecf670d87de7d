import { say, who } from '../../phrase.ts';
import type { Fog } from './fog-table.ts';
import { inBoth } from './words.ts';

export const fogWords = inBoth<Fog>((t) => ({
  title: t('Nebel', 'Fog'),
  about: t('Einer jagt, alle schweigen.', 'One hunts, all are silent.'),
  event: {
    dealt: (e) => say`${e.role === 'hunter' ? t('Du jagst', 'You hunt') : t('Du fliehst', 'You run')} (${e.at}).`,
    night: (e) => say`${t('Nacht', 'Night')} ${e.night}.`,
    strike: (e) => say`${who(e.seat)} ${t('schlägt zu bei', 'strikes at')} ${e.at}: ${e.caught.length} ${t('gefangen', 'caught')}.`,
    card: (e) => say`${t('Deine Karte', 'Your card')}: ${card(e.card, t)}.`,
    noise: (e) => say`${who(e.seat)}: ${t('Geräusch bei', 'noise at')} ${e.at}.`,
    lift: (e) =>
      e.places === null ? [t('Der Nebel bleibt.', 'The fog stays.')] : say`${t('Der Nebel hebt sich', 'The fog lifts')}: ${e.places.join(', ')}.`,
  },
  choice: (c) => [c.kind === 'move' ? t('Wohin gehst du?', 'Where do you go?') : t('Wo rauscht es?', 'Where is the noise?')],
  waiting: (k) => say`${k.flow.asked.filter((s) => !k.flow.done.includes(s)).length} ${t('überlegen', 'are thinking')}`,
  pick: (p) => [
    p.startsWith('noise')
      ? `${t('Geräusch bei', 'Noise at')} ${p.slice(6)}`
      : ({ stay: t('Bleiben', 'Stay'), left: t('Links', 'Left'), right: t('Rechts', 'Right') }[p] ?? t('Zuschlagen', 'Strike')),
  ],
  order: () => [t('Jede Nacht bleiben', 'Stay every night')],
  refusal: {
    edge: () => [t('Hier endet der Weg.', 'The path ends here.')],
    'no-hunter': () => [t('Nur wer jagt, schlägt zu.', 'Only the hunter strikes.')],
    'card-says-here': () => [t('Deine Karte sagt: hier.', 'Your card says: here.')],
  },
  scene: (k) => [
    { title: `${t('Nacht', 'Night')} ${k.pub.night}/${k.pub.nights}`, lines: k.pub.noise.map((n, i) => say`${i + 1}: ${n ?? '–'}`) },
    ...(k.mine === null
      ? []
      : [{ title: t('Du', 'You'), lines: [say`${k.mine.role} ${k.mine.at}${k.mine.card === null ? '' : ` ${card(k.mine.card, t)}`}`] }]),
  ],
  ending: (o) => [o.ending === 'quiet' ? t('Niemand hat zugeschlagen.', 'Nobody struck.') : t('Der Jäger ist bekannt.', 'The hunter is known.')],
  part: () => t('erraten', 'guessed'),
  option: { nights: { name: t('Nächte', 'Nights'), help: t('Wie lange gejagt wird.', 'How long the hunt lasts.'), of: null } },
  tally: { nights: t('Nächte', 'nights'), caught: t('Gefangene', 'caught') },
  rule: {
    F1: t('Jede Nacht ziehen alle geheim.', 'Every night all move secretly.'),
    F2: t('Wer zuschlägt, zeigt sich und fängt alle am Ort.', 'A hunter who strikes is seen and catches everybody at that place.'),
    F3: t('Jeder zieht eine Karte und nennt ein Geräusch.', 'Everybody draws a card and names a noise.'),
    F4: t('Manchmal hebt sich der Nebel.', 'Sometimes the fog lifts.'),
  },
}));

const card = (c: 'here' | 'any', t: (de: string, en: string) => string): string => (c === 'here' ? t('hier', 'here') : t('irgendwo', 'anywhere'));
