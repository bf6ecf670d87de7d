/** Die Begleitung auf Deutsch. */
import { type Part, say } from '@starboard/kernel';
import { piece, region } from '../words/de/speech.ts';
import type { Hints } from './hints.ts';

const belloch = region('r1c5/planet_titanium_2');
const odessa = region('r2c4/base_odessa');
const yards = region('r2c5/base_yards');
const sluice: Part = piece('mod_ind_01');
const tiv: Part = piece('moon_titanium_3');
const lock: Part = piece('tac_04');
const vorticon: Part = piece('raid_vorticon');

export const de: Hints = {
  goal: {
    title: 'Am Rand der Galaxis',
    text: say`Willkommen an Bord! Du schickst Schiffe los, rufst sie zurück und lässt deine Station arbeiten. Es zählen Punkte: Bei 50 SP beginnt die letzte Runde, und dann musst du vor dem Kollektiv liegen, das mit Karten und Würfeln spielt.`,
  },
  faction: {
    title: 'Wähl dein Volk',
    text: say`Jede Fraktion hat zwei Fähigkeiten und beginnt auf zwei Leisten. ${piece('fac_ember')}: Hier beginnst du mit einem Abfangjäger und bekommst für jede gewonnene Schlacht einen Punkt. Nimm sie.`,
  },
  ship: {
    title: 'Schick ein Schiff los',
    text: say`Ein Zug ist eins von beidem: ein Schiff starten oder alle zurückrufen. In deinem Hangar stehen zwei Kolonieschiffe und ein Abfangjäger. Kolonieschiffe besiedeln Planeten, also fang mit einem an.`,
  },
  planet: {
    title: 'Das erste Schiff darf überallhin',
    text: say`Ein Start nutzt den Sektor sofort. ${belloch} gibt seinen obersten Mond ab, ${tiv}: zwei Titan, wann immer du willst. Und ein Kolonieschiff auf einem Planeten darf dort später bauen.`,
  },
  tactic: {
    title: 'Taktiken können zweierlei',
    text: say`Der Mond liegt in deinem Dock. Vor dem Zugende darfst du eine Taktik für ihre freie Wirkung spielen oder sie für die andere Hälfte behalten, die in Schlachten gilt. ${piece('tac_10')} hilft nur gegen Mitspielende, also nutz sie jetzt.`,
  },
  leader: {
    title: 'Anführer',
    text: say`Deine Anführer warten auf Außenposten und in Nebeln. Wo du startest, rekrutierst du sie; diese Karte holt einen von irgendwo. Nimm den im Nebel: Dorthin kommt sonst kaum ein Schiff.`,
  },
  collective: {
    title: 'Das Kollektiv war dran',
    text: say`Es hat gewürfelt, der Wurf hat eine Karte bestimmt, die Karte den Sektor. Was dort liegt, nimmt es auf seine eigene, einfachere Art. Es verbirgt nichts; im Protokoll steht jeder Schritt.`,
  },
  range: {
    title: 'Ab jetzt zählt die Reichweite',
    text: say`Kolonieschiffe erreichen Sektoren neben deinen Schiffen, Abfangjäger kommen zwei Schritte weit. Nur Forschungsschiffe fliegen überallhin. Nimm das zweite Kolonieschiff.`,
  },
  base: {
    title: 'Außenposten tun etwas für dich',
    text: say`${odessa} verkauft Module für deine Station. Ein Anführer von dir ist auch dort, und ein Ereignissymbol: Wer da startet, bewegt den Ereignis-Anzeiger.`,
  },
  module: {
    title: 'Monde sind Geld',
    text: say`${sluice} kostet 3 Titan, und du hast 2. Den Rest zahlt der Mond in deinem Dock: Er wird für das aufgegeben, was er zeigt. Je weiter unten ein Modul liegt, desto billiger ist es. Kauf es.`,
  },
  discard: {
    title: 'Eins gekauft, eins geht',
    text: say`Jedes Modul ist auch ein Schritt auf der Leiste seiner Art, und Schritte bringen etwas: Gerade hast du eine Energie bekommen. Kaufst du hier nur eins, verlässt ein anderes den Markt.`,
  },
  track: {
    title: 'Da rührt sich etwas',
    text: say`Der Ereignis-Anzeiger ist weitergerückt, und sein Feld hat eine Bedrohung gebracht: ${vorticon}. Spätere Felder bringen neue Planeten, Vorräte, Ereignisse und Schlimmeres. Beende den Zug; deine letzte Taktik ist für eine Schlacht.`,
  },
  fighter: {
    title: 'Der Abfangjäger',
    text: say`Diese Bedrohung hat das Kollektiv besiegt. Eine andere lauert am Rand der Karte. Ein Abfangjäger hat zwei Würfel und darf den Streit suchen: Starte ihn.`,
  },
  danger: {
    title: 'Kenne deine Chancen',
    text: say`${yards}: Hier baust du Schiffe. Nebenan lauert eine Bedrohung, die dann kommt: Das steht unter dem Namen, samt deiner Siegchance, wie die Dinge stehen. Du wirst es besser machen.`,
  },
  yard: {
    title: 'Eine größere Flotte',
    text: say`Mehr Schiffe heißt mehr Starts vor der Heimkehr und zu Hause mehr Arbeit, die erledigt wird. Das erste Schiff kostet hier eine Einheit weniger.`,
  },
  build: {
    title: 'Ein drittes Kolonieschiff',
    text: say`Es kostet 1 Titan und 1 Energie, davon eins nach Wahl weniger. Neue Schiffe kommen in den Hangar.`,
  },
  pay: {
    title: 'Wie zahlst du?',
    text: say`Gibt es mehrere Wege, wählst du. Behalte das Titan, du sparst auf etwas. Credits gelten übrigens für jedes Material.`,
  },
  enough: { title: 'Das reicht', text: say`Du könntest zum vollen Preis noch eins bauen. Spar dir die Energie: Sie kauft Würfel.` },
  event: {
    title: 'Ein Ereignis und ein Überfall',
    text: say`Dein Start hat den Anzeiger wieder bewegt: ${piece('ev_comet_shower')} brachte allen Eis und den Planeten Bonus-Ressourcen, für alle, die zuerst kommen. Und da sind sie: ${vorticon}. Schlacht!`,
  },
  bring: {
    title: 'Eskalation',
    text: say`Schiffe in Reichweite dürfen dazukommen, und bei jedem steht die Siegchance mit ihm. Verlierst du aber, sind alle verschrottet, und dein Kolonieschiff auf dem Planeten soll bauen. Lass sie, wo sie sind.`,
  },
  play: {
    title: 'Eine Taktik für die Schlacht',
    text: say`Der höchste Würfel gewinnt, gleiche heben sich auf. ${lock} verbessert deinen Zielcomputer um 2: Keiner deiner Würfel zeigt weniger als 3. Die Siegchance steigt von 47 auf 66 Prozent.`,
  },
  dice: {
    title: 'Würfel für Energie',
    text: say`Jede Energie kauft einen Würfel mehr, und bei jeder Zahl steht ihre Siegchance. Ein Würfel: 80 Prozent.`,
  },
  reward: {
    title: 'Gewonnen!',
    text: say`Ein Schritt auf der Leiste der Überlegenheit, Punkte für die Bedrohung, noch einer für deine Fraktion und eine Ressource nach Wahl. Für das, was jetzt kommt, brauchst du Titan.`,
  },
  lens: {
    title: 'Du hast die Linse',
    text: say`Wo die Karten des Kollektivs eine Wahl lassen, entscheidet, wer die Linse hat. Gib ihm den Null-Mond: Ihm ist er so viel wert wie jeder andere, und die guten bleiben für dich.`,
  },
  return: {
    title: 'Komm heim',
    text: say`Ein Kolonieschiff könntest du noch starten. Aber eine Fabrik will gebaut werden, und das geschieht bei der Rückkehr. Jedes heimkehrende Schiff ist ein Aktivator für deine Station.`,
  },
  develop: {
    title: 'Anführer bauen',
    text: say`Ein Kolonieschiff auf einem Planeten, ein Anführer und der Preis: So entsteht ein Großkomplex. Er bringt sofort Punkte, mehr für jeden Außenposten und Großkomplex daneben, und am Ende noch einmal.`,
  },
  card: {
    title: 'Und eine Karte dazu',
    text: say`Jeder Großkomplex bringt eine Karte, die du einmal nutzen darfst. Diese macht das nächste Schiff um 3 billiger.`,
  },
  activate: {
    title: 'Lass die Station arbeiten',
    text: say`Drei Schiffe, drei Aktivierungen. Ein Modul arbeitet einmal je Rückkehr. Mit Energie laufen weitere in einer Reihe, in der du ein Schiff genutzt hast. Zuerst ${sluice}.`,
  },
  head: {
    title: 'Die Köpfe der Reihen',
    text: say`Jede Reihe beginnt mit einem Kopf, den alle haben. Der letzte zieht eine Taktik: gut für freie Aktionen und für Schlachten.`,
  },
  reactor: {
    title: 'Der Reaktor',
    text: say`Der Kopf der Wissenschaftsreihe gibt eine Energie und lässt dann alle Wissenschafts-Module auf einmal laufen, mit einem einzigen Schiff. Danach sind alle daheim, die Schilde geladen.`,
  },
  scoring: {
    title: 'Was am Ende zählt',
    text: say`Außer den Punkten bis dahin: jede Leiste, so weit du bist, Großkomplexe nach ihrer Leiste, Anführer in deiner Station, der Tresor, wenn du ihn geöffnet hast. Beschädigte Module kosten Punkte.`,
  },
  goodbye: {
    title: 'Du hast das Kommando',
    text: say`Ab jetzt ist der Zufall echt. Du hast vier Schiffe, eine Fabrik und eine Karte, die ein Schiff um 3 billiger macht: ein Schlachtschiff vielleicht? Viel Glück da draußen.`,
  },
};
