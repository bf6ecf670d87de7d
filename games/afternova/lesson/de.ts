/** Die Begleitung auf Deutsch. */
import { say, who } from '@starboard/kernel';
import { speech } from '../words/de/speech.ts';
import { type Hints, pawCard, planCard, planetCard } from './hints.ts';
import { KIKI, MOMO } from './script.ts';

const planet = (id: string) => speech.planet(planetCard(id));
const paw = (n: number) => speech.paw(pawCard(n));
const plan = (n: number) => speech.blueprint(planCard(n));

export const de: Hints = {
  goal: {
    title: 'Sechs Apparate für ein Schiff',
    text: say`Willkommen auf dem Schrottplatz! Ein Stern ist geplatzt, und ringsum liegen die Planeten voller Fragmente. Damit baust du Blaupausen an dein Schiff. Mit der sechsten endet die Partie; die meisten Punkte gewinnen.`,
  },
  paws: {
    title: 'Mietpfoten',
    text: say`Das sind deine Mietpfoten. Jede kann zweierlei: Pilot, Ingenieur, Sicherheit oder Bergbau. Nur du siehst deine Hand. Die Blaupause daneben kostet ein gelbes und ein grünes Fragment.`,
  },
  planet: {
    title: 'Das schaffst du allein',
    text: say`In deinem Zug baust du auf einem Planeten ab oder gehst zum Markt. ${planet('pl01')} verlangt 2× Pilot und 2× Ingenieur, und genau das können deine beiden. Wähle ihn und bau allein ab: So behältst du alles.`,
  },
  alone: { title: 'Allein oder zusammen', text: say`Allein behältst du alles: einmal Gelb, einmal Grün, einmal Lila. Bau allein ab.` },
  'first-paw': { title: 'Schick deine Crew los', text: say`${paw(4)} bringt einmal Pilot und einmal Ingenieur mit.` },
  'second-paw': { title: 'Und noch jemand', text: say`${paw(5)} bringt den Rest. Gespielte Mietpfoten sind weg.` },
  extract: { title: 'Beides ist erfüllt', text: say`Los geht’s!` },
  build: {
    title: 'Zahlen und anschrauben',
    text: say`Am Ende jedes Zuges dürfen alle eine Blaupause vollenden. ${plan(0)} kostet einmal Gelb und einmal Grün, und beides hast du. Vollende sie.`,
  },
  upgrade: {
    title: 'Dein erstes Upgrade',
    text: say`Vier Punkte, und ab dem nächsten Zug fasst dein Lager fünf Fragmente statt vier. Was nicht hineinpasst, muss weg. Jetzt schau ${who(MOMO)} und ${who(KIKI)} zu.`,
  },
  market: {
    title: 'Auf zum Markt',
    text: say`Ohne Mietpfoten bleibt dir nur der Markt. Nimm nacheinander drei Karten, offen oder blind. Fang mit ${paw(0)} an. Eine Hand fasst acht Karten.`,
  },
  blind: { title: 'Auf gut Glück', text: say`Blind heißt: vom Stapel. Nur du siehst, was es ist.` },
  plan: { title: 'Etwas zum Bauen', text: say`${plan(5)} kostet einmal Gelb und einmal Lila. Das Lila liegt schon in deinem Lager. Nimm sie.` },
  called: {
    title: 'Da ruft jemand',
    text: say`${who(MOMO)} will auf ${planet('pl07')} abbauen, aber es fehlt 2× Pilot, und das hast du. Etwas bekommst du nur, wenn du mitmachst. Also nenn deinen Preis.`,
  },
  offer: {
    title: 'Mach ein Angebot',
    text: say`Ein Angebot: eine Mietpfote oder mehr und was du dafür möchtest. Biete ${paw(0)} an, verlang ein lila Fragment vom Planeten und schick es ab.`,
  },
  audience: { title: 'Unter vier Augen', text: say`Welche Mietpfote es ist, muss nur ${who(MOMO)} sehen.` },
  lend: { title: 'Dein Flugass', text: say`${paw(0)} kann alles, was fehlt.` },
  'in-return': { title: 'Das genügt', text: say`Eine Mietpfote reicht. Jetzt der Preis.` },
  take: {
    title: 'Einmal Lila, bitte',
    text: say`Verlang ein lila Fragment vom Planeten. Du könntest auch etwas aus dem Lager von ${who(MOMO)} verlangen oder selbst etwas drauflegen.`,
  },
  send: { title: 'Abschicken', text: say`Ein fairer Preis: eine Pfote, ein Fragment.` },
  agree: {
    title: 'Erst lesen, dann zustimmen',
    text: say`${who(MOMO)} nimmt dein Angebot, wie es ist. Nichts wechselt den Besitz, bevor alle Beteiligten genau dieser Fassung zugestimmt haben. Du könntest auch Nein sagen, mit einem Wort dazu, warum. Stimm zu.`,
  },
  short: {
    title: 'Zweimal zu wenig',
    text: say`Du bist dran. Auf ${planet('pl04')} liegt das Gelb, das dir fehlt, aber verlangt wird auch 2× Sicherheit, und die hast du nicht. Wähle ihn trotzdem und ruf um Hilfe.`,
  },
  call: { title: 'Ruf um Hilfe', text: say`Sag, was fehlt. Irgendwer wird etwas dafür wollen.` },
  'wants-yellow': {
    title: 'Nicht das Gelb!',
    text: say`${who(KIKI)} bietet genau die richtige Pfote und will dafür das Gelb. Das brauchst du selbst. Aber ${who(KIKI)} hat drei schwarze Fragmente und scheint sie zu mögen.`,
  },
  counter: {
    title: 'Andere Bedingungen',
    text: say`Du musst ein Angebot nicht nehmen, wie es ist. Nimm die Pfote von ${who(KIKI)} in einen eigenen Vertrag, behalte Gelb und Grün, gib ${who(KIKI)} das Schwarz und schlag ihn vor.`,
  },
  with: { title: 'Mit wem', text: say`Die Pfote von ${who(KIKI)} ist dabei.` },
  'with-her': { title: 'Nur ihr beide', text: say`Mehr braucht ihr nicht.` },
  'own-paw': { title: 'Dein Teil', text: say`Du spielst ${paw(1)}.` },
  'own-paws': { title: 'Alle an Bord', text: say`Beide Anforderungen sind erfüllt.` },
  divide: { title: 'Anders verteilen', text: say`Jetzt sagst du, wer was bekommt.` },
  yellow: { title: 'Das Gelb ist deins', text: say`Einmal Gelb für dich.` },
  green: { title: 'Das Grün auch', text: say`Einmal Grün für dich.` },
  black: { title: 'Schwarz für die Hilfe', text: say`Und das Schwarz für ${who(KIKI)}.` },
  sign: { title: 'Auf den Tisch damit', text: say`Schlag ihn vor. ${who(KIKI)} kann zustimmen, ablehnen oder sagen, was besser wäre.` },
  'build-again': {
    title: 'Sie gibt nach',
    text: say`Eins gegen eins ist fair, also hat ${who(KIKI)} zugestimmt. Gelb und Lila: Vollende ${plan(5)}.`,
  },
  six: {
    title: 'Zwei von sechs',
    text: say`Die sechste Blaupause beendet die Partie, egal, wer sie vollendet. Dann haben alle noch eine letzte Gelegenheit für eine weitere, und es wird gezählt. Jedes Fragment, das noch im Lager liegt, ist ein Punkt.`,
  },
  objective: {
    title: 'Auf der Rückseite deines Schiffs',
    text: say`Hinter dem Auge ist dein geheimes Ziel: zwei Farben. Am Ende ist jedes Fragment dieser Farben, das auf deinen Blaupausen steht, noch ein Punkt. Die anderen wissen nicht, welche es sind.`,
  },
  goodbye: {
    title: 'Jetzt du',
    text: say`Ab jetzt ist der Zufall echt, und die anderen denken selbst. ${who(MOMO)} fängt an. Gute Geschäfte!`,
  },
};
