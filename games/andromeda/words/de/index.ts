/** Everything a player reads, in German. */

import { say, type Words } from '@starboard/kernel';
import type { Andromeda } from '../../rules/types.ts';
import { choicePhrase, waitingPhrase } from '../choices.ts';
import { explain } from '../explain.ts';
import { has } from '../names.ts';
import { categoryOf, winners } from '../outcome.ts';
import { pickGroup, pickText } from '../picks.ts';
import { detailNumber, packRefusal } from '../refusals.ts';
import { scene } from '../scene.ts';
import { battle } from './battle.ts';
import { collective } from './collective.ts';
import { events, victory } from './events.ts';
import { option } from './options.ts';
import { rulebook } from './rulebook/index.ts';
import { many } from './speech.ts';
import { categories } from './terms.ts';
import { tongue } from './tongue.ts';

export const words: Words<Andromeda> = {
  title: 'Andromeda’s Edge: Eskalation',
  short: 'Andromeda',
  about:
    'Führ ein Volk an den Rand der Galaxis: Starte Schiffe, ernte Monde, betreib deine Station, stell dich Bedrohungen und Rivalen und errichte, was bleibt.',
  origin:
    'Die Regeln des Spiels und seiner Erweiterung folgen der Schachtel, ebenso die Namen und Zahlen, die öffentlich sind. Die meisten Werte auf Modulen, Großkomplexen, Taktiken, Fraktionen und Befehlshabern sind es nicht, darum sind sie von uns; jedes Teil sagt in seiner Hilfe, woher es kommt. Ein Kartenpaket mit den Werten der Schachtel kann sie ersetzen.',
  event: { ...events, ...battle, ...collective },
  choice: (c, k, seat, path) => choicePhrase(tongue, c.kind, k, seat, path),
  waiting: (k, you) => waitingPhrase(tongue, k, you),
  pick: (p, k, seat, path) => pickText(tongue, p, k, seat, path).label,
  detail: (p, k, seat, path) => pickText(tongue, p, k, seat, path).detail,
  group: (p, k, seat) => pickGroup(tongue, p, k, seat),
  refusal: {
    'no-ship-left': () => ['So ein Schiff ist nicht in deinem Hangar.'],
    'too-far': (r) => [
      `Das ist zu weit: Das Schiff hat eine Reichweite von ${many(detailNumber(r, 'range', 1), 'Sektor', 'Sektoren')} von deinen Schiffen aus.`,
    ],
    'own-ship-there': () => ['Dort hast du schon ein Schiff.'],
    'enemy-there': () => ['Dort sind gegnerische Schiffe: Nur Schiffe mit Konfrontation starten dorthin.'],
    'first-launch-peaceful': () => ['Dein erstes Schiff auf dem Spielplan startet nicht zu gegnerischen Schiffen oder Bedrohungen.'],
    'needs-exploration': () => ['Nur Schiffe mit Erkundung fliegen in Nebel.'],
    'base-not-possible': () => ['Diesen Außenposten könntest du jetzt nicht nutzen: Du kannst dir nicht leisten, was er bietet.'],
    'no-region': () => ['Dafür gibt es keinen Sektor.'],
    'nothing-returns': () => ['Du hast kein Schiff, das du zurückrufen könntest.'],
    'not-affordable': () => ['Das kannst du nicht bezahlen.'],
    'already-activated': () => ['Das hast du in diesem Zug schon aktiviert.'],
    damaged: () => ['Das ist beschädigt.'],
    'no-input-moon': () => ['In seinem Eingabe-Slot ist kein Mond.'],
    'no-activator': () => ['Du hast keinen Aktivator mehr.'],
    'no-activator-in-row': () => ['Energie wirkt nur in einer Reihe, in der du in diesem Zug einen Aktivator genutzt hast.'],
    'once-a-turn': () => ['Nur einmal je Zug.'],
    'already-used': () => ['Das hast du schon genutzt.'],
    'no-effect': () => ['Das hätte jetzt keine Wirkung.'],
    'cannot-build': () => [
      'Du kannst jetzt nicht bauen: Nötig sind ein Kolonieschiff auf einem Planeten ohne Großkomplex, genug Anführer und der Preis.',
    ],
    'no-room': () => ['Dafür ist kein Platz.'],
    'repair-moon': () => ['Ein Mond, der Reparaturen zeigt, kann keine Eingabe sein.'],
    'collective-seats': () => ['Das Kollektiv spielt gegen ein bis drei Personen.'],
    'pack-broken': (r) => [packRefusal('de', r)],
    'no-part-works': () => ['Nichts an dieser Taktik würde in dieser Schlacht wirken.'],
    'nothing-to-cancel': () => ['Keine gegnerische Seite hat eine Taktik gespielt, die sich aufheben ließe.'],
    'no-truce-here': () => ['Bedrohungen und das Kollektiv schließen keine Waffenruhe.'],
    'out-of-range': () => ['Die Schlacht ist außer Reichweite.'],
    'none-to-save': () => ['Keines deiner Schiffe würde verschrottet.'],
  },
  scene: (k, you) => scene(tongue, k, you),
  explain: (ref, id, k, you) => explain(tongue, ref, id, k, you),
  ending(o, you) {
    const won = winners(o, you);
    if (o.ending === 'collective' || won.length === 0) return ['Das Kollektiv hat die meisten SP und gewinnt.'];
    return say`${victory(won, you)}.`;
  },
  part: ({ rule }) => categories[categoryOf(rule)],
  role: (faction) => (has(tongue.names, faction) ? tongue.names[faction] : null),
  option,
  tally: {
    turns: 'Züge je Person',
    launches: 'Schiffstarts je Person',
    returns: 'Rückruf-Züge je Person',
    battles: 'Schlachten je Person',
    scrapped: 'Verschrottete Schiffe je Person',
    developed: 'Großkomplexe je Person',
    bought: 'Module je Person',
    events: 'Ereigniskarten',
    tiles: 'Plättchen auf dem Spielplan',
    tipped: 'Umgekippte Großkomplexe',
    vp: 'SP je Person',
    vpTracks: 'SP durch Leisten',
    vpDevelopments: 'SP durch Großkomplexe',
    vpBattles: 'SP durch Schlachten und Bedrohungen',
    vpModules: 'SP durch Module',
    vpEvents: 'SP durch Ereignisse',
    vpTokens: 'SP durch Plättchen',
    vpOther: 'Übrige SP',
    vpFinal: 'SP in der Endwertung',
    best: 'Meiste SP einer Person',
    collective: 'SP des Kollektivs',
    collectiveWins: 'Siege des Kollektivs',
  },
  rule: rulebook,
};
