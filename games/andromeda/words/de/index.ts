/** Alles, was man auf Deutsch liest. */

import { type Outcome, type Phrase, type Seat, say, type Words } from '@starboard/kernel';
import { seatOf } from '../../rules/asking.ts';
import type { Andromeda } from '../../rules/types.ts';
import { explain } from '../explain.ts';
import { pickGroup, pickPhrase } from '../picks.ts';
import { detailNumber, packRefusal } from '../refusals.ts';
import { scene } from '../scene.ts';
import { battle } from './battle.ts';
import { choice, waiting } from './choices.ts';
import { collective } from './collective.ts';
import { events } from './events.ts';
import { option } from './options.ts';
import { rulebook } from './rulebook/index.ts';
import { all, many } from './speech.ts';
import { tongue } from './tongue.ts';

const winners = (o: Outcome<Andromeda>): Seat[] => o.ranks.flatMap((rank, seat) => (rank === 1 ? [seatOf(seat)] : []));

export const words: Words<Andromeda> = {
  title: 'Andromeda’s Edge: Eskalation',
  about:
    'Führe ein Volk an den Rand der Galaxis: Starte Schiffe, ernte Monde, betreibe deine Station, stell dich Bedrohungen und Rivalen, und baue, was bleibt.',
  origin:
    'Die Regeln des Spiels und seiner Erweiterung folgen der Schachtel, ebenso die Namen und Zahlen, die öffentlich sind. Die meisten Werte auf Modulen, Großkomplexen, Taktiken, Fraktionen und Kommandanten sind es nicht, darum sind sie von uns; jedes Teil sagt in seiner Hilfe, woher es kommt. Ein Paket mit den Werten der Schachtel kann sie ersetzen.',
  event: { ...events, ...battle, ...collective },
  choice: (c, k, seat, path) => choice(c.kind, k, seat, path),
  waiting,
  pick: (p, k, seat, path) => pickPhrase(tongue, p, k, seat, path),
  group: (p, k, seat) => pickGroup(tongue, p, k, seat),
  refusal: {
    'no-ship-left': () => ['So ein Schiff ist nicht in deinem Hangar.'],
    'too-far': (r) => [
      `Das ist zu weit: Das Schiff hat eine Reichweite von ${many(detailNumber(r, 'range', 1), 'Sektor', 'Sektoren')} von deinen Schiffen aus.`,
    ],
    'own-ship-there': () => ['Dort hast du schon ein Schiff.'],
    'enemy-there': () => ['Dort sind Gegner: Nur Schiffe mit Konfrontation starten dorthin.'],
    'first-launch-peaceful': () => ['Dein erstes Schiff auf der Karte fliegt nicht zu Gegnern oder Bedrohungen.'],
    'needs-exploration': () => ['Nur Schiffe mit Erkundung fliegen in Nebel.'],
    'base-not-possible': () => ['Diesen Außenposten könntest du jetzt nicht nutzen: Du kannst dir nicht leisten, was er bietet.'],
    'no-region': () => ['Dafür gibt es keinen Sektor.'],
    'nothing-returns': () => ['Du hast kein Schiff, das du zurückrufen könntest.'],
    'not-affordable': () => ['Das kannst du nicht bezahlen.'],
    'already-activated': () => ['Das hat in diesem Zug schon gewirkt.'],
    damaged: () => ['Das ist beschädigt.'],
    'no-input-moon': () => ['In seinem Eingabe-Slot ist kein Mond.'],
    'no-activator': () => ['Du hast keinen Aktivator mehr.'],
    'no-activator-in-row': () => ['Energie wirkt nur in einer Reihe, in der du in diesem Zug einen Aktivator genutzt hast.'],
    'once-a-turn': () => ['Einmal je Zug ist genug.'],
    'already-used': () => ['Das hast du schon genutzt.'],
    'no-effect': () => ['Das hätte jetzt keine Wirkung.'],
    'no-room': () => ['Dafür ist kein Platz.'],
    'repair-moon': () => ['Ein Mond, der Reparaturen zeigt, kann keine Eingabe sein.'],
    'five-play-longer': () => ['Zu fünft gibt es keine kurze Partie.'],
    'collective-seats': () => ['Das Kollektiv spielt gegen ein bis drei Spieler.'],
    'pack-broken': (r) => [packRefusal('de', r)],
    'no-part-works': () => ['Nichts an dieser Taktik würde in dieser Schlacht wirken.'],
    'nothing-to-cancel': () => ['Kein Gegner hat eine Taktik gespielt, die aufzuheben wäre.'],
    'no-truce-here': () => ['Keine Waffenruhe mit Bedrohungen oder dem Kollektiv.'],
    'out-of-range': () => ['Die Schlacht ist außer Reichweite.'],
    'none-to-save': () => ['Keines deiner Schiffe würde verschrottet.'],
  },
  scene: (k, you) => scene(tongue, k, you),
  explain: (ref, id, k, you) => explain(tongue, ref, id, k, you),
  ending: (o): Phrase => {
    const won = winners(o);
    if (o.ending === 'collective' || won.length === 0) return ['Das Kollektiv hat die meisten SP und gewinnt.'];
    return say`Die letzte Runde ist vorbei. ${won.length === 1 ? say`Es gewinnt ${all(won, null)}` : say`${all(won, null)} teilen den Sieg`}.`;
  },
  option,
  tally: {
    turns: 'Züge je Spieler',
    launches: 'Schiffstarts je Spieler',
    returns: 'Rückruf-Züge je Spieler',
    battles: 'Schlachten je Spieler',
    scrapped: 'Verschrottete Schiffe je Spieler',
    developed: 'Großkomplexe je Spieler',
    bought: 'Module je Spieler',
    events: 'Ereigniskarten',
    tiles: 'Plättchen auf der Karte',
    tipped: 'Umgekippte Großkomplexe',
    vp: 'SP je Spieler',
    vpTracks: 'SP durch Leisten',
    vpDevelopments: 'SP durch Großkomplexe',
    vpBattles: 'SP durch Schlachten und Bedrohungen',
    vpModules: 'SP durch Module',
    vpEvents: 'SP durch Ereignisse',
    vpTokens: 'SP durch Plättchen',
    vpOther: 'Übrige SP',
    vpFinal: 'SP in der Endwertung',
    best: 'SP des Besten',
    collective: 'SP des Kollektivs',
    collectiveWins: 'Siege des Kollektivs',
  },
  rule: rulebook,
};
