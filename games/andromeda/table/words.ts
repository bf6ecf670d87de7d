/** Labels of the illustrated table. Every sentence about the game comes from its words. */
import type { Language } from '@starboard/kernel';
import type { ModuleType, Resource, ShipType, Track } from '../content/vocabulary.ts';
import type { BattleStage } from '../rules/battle/types.ts';
import type { Category } from '../rules/scoring.ts';

/** The stages of a battle as the scene shows them. */
export type Act = 'escalation' | 'diplomacy' | 'prepare' | 'roll' | 'reward' | 'damage';
export const ACT_OF: Readonly<Record<BattleStage, Act>> = {
  escalation: 'escalation',
  diplomacy: 'diplomacy',
  prepare: 'prepare',
  roll: 'roll',
  reroll: 'roll',
  reward: 'reward',
  lost: 'reward',
  maneuver: 'damage',
  damage: 'damage',
  end: 'damage',
};

/** What a turn's question comes down to: a region, or in a guided game first a ship; that or the return; the return alone. */
export type TurnAsks = 'region' | 'ship' | 'either' | 'return';

export interface TableWords {
  readonly map: string;
  /** The same, as something that can be moved and zoomed. */
  readonly mapMoves: string;
  readonly you: string;
  readonly collective: string;
  readonly raiders: string;
  readonly nebula: (n: number) => string;
  readonly marker: (at: number, next: number) => string;
  readonly turn: (n: number) => string;
  /** The question of a turn where points and stores are in sight. */
  readonly yourTurn: Readonly<Record<TurnAsks, string>>;
  readonly left: (n: number) => string;
  readonly leftShort: (n: number) => string;
  /** On a tablet. */
  readonly leftBrief: (n: number) => string;
  readonly terminus: (vp: number) => string;
  readonly ship: Readonly<Record<ShipType, string>>;
  readonly row: Readonly<Record<ModuleType, string>>;
  readonly track: Readonly<Record<Track, string>>;
  readonly resource: Readonly<Record<Resource, string>>;
  readonly noModules: string;
  readonly dock: string;
  readonly hand: string;
  readonly battle: string;
  readonly free: string;
  readonly destiny: string;
  readonly market: string;
  readonly upgrades: string;
  readonly cards: string;
  readonly tokens: string;
  readonly tracks: string;
  /** What the two columns of a track are. */
  readonly tracksAbout: string;
  readonly mapTab: string;
  readonly station: string;
  readonly close: string;
  readonly wordy: string;
  readonly inDecks: (n: number) => string;
  readonly tactics: (n: number) => string;
  readonly vp: (n: number) => string;
  readonly leaders: (n: number) => string;
  readonly targeting: (n: number) => string;
  readonly noneBelow: (n: number) => string;
  readonly ready: (n: number) => string;
  readonly out: (n: number) => string;
  readonly inBay: (n: number) => string;
  readonly wrecked: (n: number) => string;
  readonly unbuilt: (n: number) => string;
  readonly stake: string;
  readonly launch: string;
  readonly take: string;
  readonly endAfter: string;
  /** What is said by itself elsewhere, after a sentence. */
  inBrackets(text: string): string;
  readonly payUsual: string;
  readonly rightEnd: string;
  readonly endsSoon: string;
  /** Something is about to be answered by itself. */
  readonly goesOn: string;
  readonly fight: string;
  readonly allCome: (n: number) => string;
  readonly asLastTime: string;
  /** Where there is only one answer. */
  readonly byItself: string;
  /** The leader who is hardest to fetch comes home. */
  readonly hardestFirst: string;
  readonly moreDice: (n: number) => string;
  readonly energyEach: (n: number) => string;
  readonly alsoUse: string;
  readonly activateAll: string;
  /** Those that are marked. */
  readonly activateThese: (n: number) => string;
  /** A card or token is taken and used at once. */
  readonly andUse: string;
  readonly play: string;
  readonly playOn: (name: string) => string;
  readonly rerolls: (whose: 'own' | 'raiders' | 'collective' | { readonly name: string }, n: number) => string;
  readonly ifYouDo: string;
  readonly ifWin: string;
  readonly ifLose: string;
  readonly lost: (scrapped: number, shielded: number) => string;
  readonly result: string;
  /** After a name: one’s own, that of the raiders, anybody else’s. */
  readonly wins: (who: 'you' | 'raiders' | 'other') => string;
  readonly nobodyWins: string;
  readonly act: Readonly<Record<Act, string>>;
  readonly battleIn: (where: string) => string;
  readonly voidRoll: string;
  readonly voidAbout: string;
  readonly asItStands: string;
  /** Every die finds its equal. */
  readonly tie: (percent: number) => string;
  /** Beside a tactic that leaves the battle, or would end it. */
  readonly endsFight: Readonly<Record<'withdraw' | 'truce', string>>;
  /** Questions of a battle whose place and chances are in sight. */
  readonly inBattle: Readonly<Record<'bring' | 'diplomacy' | 'dice' | 'prepare', string>>;
  /** More tactics than one may keep. */
  readonly overHand: (has: number, limit: number) => string;
  readonly dice: (n: number) => string;
  readonly chance: (n: number) => string;
  readonly atLeast: (n: number) => string;
  readonly rank: (n: number) => string;
  readonly wheel: string;
  readonly steps: string;
  /** The same, when it is over. */
  readonly itsTurn: string;
  readonly launchSteps: readonly string[];
  readonly returnSteps: readonly string[];
  readonly forCollective: string;
  readonly activators: (n: number) => string;
  readonly scores: string;
  readonly total: string;
  readonly category: Readonly<Record<Category | 'vp', string>>;
  readonly crumbs: Readonly<Record<'launch' | 'return' | 'region' | 'raid' | 'battle' | 'event' | 'collective', string>>;
  readonly emptySlot: string;
  readonly here: string;
  readonly offer: string;
  /** Before what a faction begins with. */
  readonly starts: string;
  readonly stationOf: (name: string) => string;
}

export const tableWords: { readonly [L in Language]: TableWords } = {
  en: {
    map: 'Star map',
    mapMoves: 'Star map: drag, pinch or turn the wheel; plus and minus zoom',
    you: 'You',
    collective: 'The Collective',
    raiders: 'Raiders',
    nebula: (n) => `Nebula ${n}`,
    marker: (at, next) => `Event track: the marker is on ${at}, next is ${next}`,
    turn: (n) => `Turn ${n}`,
    yourTurn: {
      region: 'Your turn: where do you launch a ship?',
      ship: 'Your turn: which ship do you launch?',
      either: 'Your turn: launch a ship or call all ships home?',
      return: 'Your turn: call all ships home.',
    },
    left: (n) => (n === 1 ? 'Last turn' : `Last round: ${n} turns left`),
    leftShort: (n) => `${n} left`,
    leftBrief: (n) => `Last round: ${n}`,
    terminus: (vp) => `The last round begins at ${vp} VP`,
    ship: { transport: 'Transport', fighter: 'Fighter', science_vessel: 'Science vessel', heavy_cruiser: 'Heavy cruiser' },
    row: { science: 'Science', industry: 'Industry', commerce: 'Commerce', civilization: 'Civilization' },
    track: { science: 'Science', industry: 'Industry', commerce: 'Commerce', civilization: 'Civilization', supremacy: 'Supremacy' },
    resource: { energy: 'energy', ice: 'ice', titanium: 'titanium', nanocarbon: 'nanocarbon', credits: 'credits' },
    noModules: 'no modules yet',
    dock: 'Dock',
    hand: 'Your tactics',
    battle: 'Battle',
    free: 'Free',
    destiny: 'Destiny',
    market: 'Market',
    upgrades: 'Upgrades',
    cards: 'Development cards',
    tokens: 'Tokens',
    tracks: 'Tracks',
    tracksAbout: 'Left: what the step gives. Right: what standing there scores at the end.',
    mapTab: 'Map',
    station: 'Station',
    close: 'Close',
    wordy: 'Words on cards',
    inDecks: (n) => `${n} in decks`,
    tactics: (n) => (n === 1 ? '1 tactic' : `${n} tactics`),
    vp: (n) => `${n} VP`,
    leaders: (n) => (n === 1 ? '1 leader' : `${n} leaders`),
    targeting: (n) => `targeting ${n}`,
    noneBelow: (n) => `none below ${n}`,
    ready: (n) => `${n} ready`,
    out: (n) => `${n} out`,
    inBay: (n) => `${n} in the repair bay`,
    wrecked: (n) => (n === 1 ? '1 wreck' : `${n} wrecks`),
    unbuilt: (n) => `${n} not built`,
    stake:
      'The winner takes a step on supremacy, 1 VP for each enemy ship scrapped (at most 3) and what raiders leave. Ships of losers are scrapped unless a shield takes it.',
    launch: 'Launch',
    take: 'Take it',
    endAfter: 'End turn afterwards',
    inBrackets: (text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    payUsual: 'Pay the usual way',
    rightEnd: 'To the right end',
    endsSoon: 'The turn ends by itself; touch anything to stop it.',
    goesOn: 'This goes by itself; touch anything to stop it.',
    fight: 'Fight now',
    allCome: (n) => (n === 1 ? '1 more comes' : `${n} more come`),
    asLastTime: 'As last time',
    byItself: 'Goes on by itself',
    hardestFirst: 'From far away first',
    moreDice: (n) => (n === 0 ? 'no extra dice' : n === 1 ? '1 extra die' : `${n} extra dice`),
    energyEach: (n) => `Extra dice, ${n} each`,
    alsoUse: 'Then use cards too',
    activateAll: 'Activate all that is left',
    activateThese: (n) => `Activate the ${n} marked`,
    andUse: 'and use it now',
    play: 'Play it',
    playOn: (name) => `on ${name}`,
    rerolls: (whose, n) =>
      `${typeof whose === 'object' ? `${whose.name}’s dice` : { own: 'Your dice', raiders: 'The raiders’ dice', collective: 'The Collective’s dice' }[whose]}: ${n === 0 ? 'no more' : `up to ${n}`}`,
    ifYouDo: 'With this',
    ifWin: 'If you win',
    ifLose: 'If you lose',
    lost: (scrapped, shielded) =>
      `${[
        ...(scrapped > 0 ? [scrapped === 1 ? '1 ship is scrapped' : `${scrapped} ships are scrapped`] : []),
        ...(shielded > 0 ? [shielded === 1 ? '1 shield takes it' : `${shielded} shields take it`] : []),
      ].join(', ')}; then you manoeuvre`,
    result: 'The battle',
    wins: (who) => (who === 'other' ? 'wins' : 'win'),
    nobodyWins: 'Nobody wins: all dice found their equal.',
    act: { escalation: 'Escalation', diplomacy: 'Diplomacy', prepare: 'Prepare', roll: 'Roll', reward: 'Result', damage: 'Damage' },
    battleIn: (where) => `Battle in ${where}`,
    voidRoll: 'The Void’s roll',
    voidAbout: 'You pick one of the dice: its effect happens.',
    asItStands: 'As it stands',
    tie: (n) => `${n} % tie: all lose`,
    endsFight: { withdraw: 'You leave', truce: 'Peace if all agree' },
    inBattle: {
      bring: 'Do you bring more ships?',
      diplomacy: 'Do you play a tactic?',
      dice: 'How many more dice do you pay for?',
      prepare: 'What do you use?',
    },
    overHand: (has, limit) => `You hold ${has} tactics and may keep ${limit}.`,
    dice: (n) => (n === 1 ? '1 die' : `${n} dice`),
    chance: (n) => `${n} % to win`,
    atLeast: (n) => `at least ${n} % to win`,
    rank: (n) => `The Collective, rank ${n}`,
    wheel: 'Command wheel',
    steps: 'Its turn, step by step',
    itsTurn: 'What the Collective did',
    launchSteps: ['Roll', 'Launch', 'Activate', 'Recruit and collect', 'Bonus of its card', 'Raid', 'Battle', 'Next card'],
    returnSteps: ['Build a development', 'Command wheel', 'Scrapyard', 'Home'],
    forCollective: 'You hold the lens and decide for the Collective.',
    activators: (n) => (n === 1 ? '1 activator left' : `${n} activators left`),
    scores: 'Final scoring',
    total: 'Total',
    category: {
      vp: 'Before the end',
      tracks: 'Tracks',
      developments: 'Developments',
      special: 'Special regions',
      damage: 'Damage',
      vault: 'Vault',
      moons: 'Moons',
      tokens: 'Tokens',
      leaders: 'Leaders',
      artifacts: 'Artifacts',
      destiny: 'Destiny',
    },
    crumbs: { launch: 'Launch', return: 'Return', region: 'Region', raid: 'Raid', battle: 'Battle', event: 'Event', collective: 'The Collective' },
    emptySlot: 'Empty moon slot',
    here: 'Here',
    offer: 'Choose',
    starts: 'Starts with',
    stationOf: (name) => `Station of ${name}`,
  },
  de: {
    map: 'Sternkarte',
    mapMoves: 'Sternkarte: ziehen, mit zwei Fingern oder dem Rad vergrößern; Plus und Minus zoomen',
    you: 'Du',
    collective: 'Das Kollektiv',
    raiders: 'Bedrohungen',
    nebula: (n) => `Nebel ${n}`,
    marker: (at, next) => `Ereignisleiste: Der Marker steht auf ${at}, als Nächstes kommt ${next}`,
    turn: (n) => `Zug ${n}`,
    yourTurn: {
      region: 'Du bist dran: Wohin startest du ein Schiff?',
      ship: 'Du bist dran: Welches Schiff startest du?',
      either: 'Du bist dran: Startest du ein Schiff, oder rufst du alle zurück?',
      return: 'Du bist dran: Ruf alle Schiffe zurück.',
    },
    left: (n) => (n === 1 ? 'Letzter Zug' : `Letzte Runde: noch ${n} Züge`),
    leftShort: (n) => `noch ${n}`,
    leftBrief: (n) => `Ende: noch ${n}`,
    terminus: (vp) => `Die letzte Runde beginnt bei ${vp} SP`,
    ship: { transport: 'Kolonieschiff', fighter: 'Abfangjäger', science_vessel: 'Forschungsschiff', heavy_cruiser: 'Schlachtschiff' },
    row: { science: 'Wissenschaft', industry: 'Industrie', commerce: 'Wirtschaft', civilization: 'Kultur' },
    track: { science: 'Wissenschaft', industry: 'Industrie', commerce: 'Wirtschaft', civilization: 'Kultur', supremacy: 'Überlegenheit' },
    resource: { energy: 'Energie', ice: 'Eis', titanium: 'Titan', nanocarbon: 'Nanokarbon', credits: 'Credits' },
    noModules: 'noch keine Module',
    dock: 'Dock',
    hand: 'Deine Taktiken',
    battle: 'Schlacht',
    free: 'Frei',
    destiny: 'Schicksal',
    market: 'Markt',
    upgrades: 'Upgrades',
    cards: 'Großkomplexkarten',
    tokens: 'Plättchen',
    tracks: 'Leisten',
    tracksAbout: 'Links: was das Feld bringt. Rechts: was es am Ende zählt.',
    mapTab: 'Karte',
    station: 'Station',
    close: 'Schließen',
    wordy: 'Text auf Karten',
    inDecks: (n) => `${n} in den Stapeln`,
    tactics: (n) => (n === 1 ? '1 Taktik' : `${n} Taktiken`),
    vp: (n) => `${n} SP`,
    leaders: (n) => `${n} Anführer`,
    targeting: (n) => `Zielcomputer ${n}`,
    noneBelow: (n) => `keiner unter ${n}`,
    ready: (n) => `${n} bereit`,
    out: (n) => `${n} draußen`,
    inBay: (n) => `${n} in der Reparaturbucht`,
    wrecked: (n) => (n === 1 ? '1 Wrack' : `${n} Wracks`),
    unbuilt: (n) => `${n} nicht gebaut`,
    stake:
      'Wer gewinnt, rückt auf der Überlegenheit vor und erhält 1 SP für jedes verschrottete Schiff der Gegner (höchstens 3) und die Belohnung für Bedrohungen. Schiffe der Verlierer werden verschrottet, wenn kein Schild sie schützt.',
    launch: 'Starten',
    take: 'Nehmen',
    endAfter: 'Danach Zug beenden',
    inBrackets: (text) => text,
    payUsual: 'Wie üblich zahlen',
    rightEnd: 'Ans rechte Ende',
    endsSoon: 'Der Zug endet von selbst; berühre irgendetwas, um das zu verhindern.',
    goesOn: 'Das geht von selbst; berühre irgendetwas, um es zu verhindern.',
    fight: 'Jetzt kämpfen',
    allCome: (n) => (n === 1 ? '1 kommt noch' : `${n} kommen noch`),
    asLastTime: 'Wie beim letzten Mal',
    byItself: 'Geht von selbst weiter',
    hardestFirst: 'Von weit weg zuerst',
    moreDice: (n) => (n === 0 ? 'keine Zusatzwürfel' : n === 1 ? '1 Zusatzwürfel' : `${n} Zusatzwürfel`),
    energyEach: (n) => `Zusatzwürfel, je ${n}`,
    alsoUse: 'Danach auch Karten nutzen',
    activateAll: 'Alles Übrige aktivieren',
    activateThese: (n) => `Die ${n} markierten aktivieren`,
    andUse: 'und gleich einsetzen',
    play: 'Spielen',
    playOn: (name) => `gegen ${name}`,
    rerolls: (whose, n) =>
      `${typeof whose === 'object' ? `Würfel von ${whose.name}` : { own: 'Deine Würfel', raiders: 'Würfel der Bedrohungen', collective: 'Würfel des Kollektivs' }[whose]}: ${n === 0 ? 'keine mehr' : `bis zu ${n}`}`,
    ifYouDo: 'Damit',
    ifWin: 'Wenn du gewinnst',
    ifLose: 'Wenn du verlierst',
    lost: (scrapped, shielded) =>
      `${[
        ...(scrapped > 0 ? [scrapped === 1 ? '1 Schiff wird verschrottet' : `${scrapped} Schiffe werden verschrottet`] : []),
        ...(shielded > 0 ? [shielded === 1 ? '1 Schild fängt es ab' : `${shielded} Schilde fangen es ab`] : []),
      ].join(', ')}; dann manövrierst du`,
    result: 'Die Schlacht',
    wins: (who) => ({ you: 'gewinnst', raiders: 'gewinnen', other: 'gewinnt' })[who],
    nobodyWins: 'Niemand gewinnt: Alle Würfel fanden ihresgleichen.',
    act: { escalation: 'Eskalation', diplomacy: 'Diplomatie', prepare: 'Vorbereitung', roll: 'Wurf', reward: 'Ergebnis', damage: 'Schaden' },
    battleIn: (where) => `Schlacht in ${where}`,
    voidRoll: 'Der Wurf der Leere',
    voidAbout: 'Du wählst einen der Würfel: Seine Wirkung tritt ein.',
    asItStands: 'So wie es steht',
    tie: (n) => `${n} % Gleichstand: alle verlieren`,
    endsFight: { withdraw: 'Du ziehst ab', truce: 'Frieden, wenn alle wollen' },
    inBattle: {
      bring: 'Holst du weitere Schiffe?',
      diplomacy: 'Spielst du eine Taktik?',
      dice: 'Für wie viele Zusatzwürfel zahlst du?',
      prepare: 'Was nutzt du?',
    },
    overHand: (has, limit) => `Du hast ${has} Taktiken und darfst ${limit} behalten.`,
    dice: (n) => (n === 1 ? '1 Würfel' : `${n} Würfel`),
    chance: (n) => `${n} % auf den Sieg`,
    atLeast: (n) => `mindestens ${n} % auf den Sieg`,
    rank: (n) => `Das Kollektiv, Rang ${n}`,
    wheel: 'Kommandorad',
    steps: 'Sein Zug, Schritt für Schritt',
    itsTurn: 'Das tat das Kollektiv',
    launchSteps: ['Wurf', 'Start', 'Aktivieren', 'Rekrutieren und einsammeln', 'Bonus der Karte', 'Überfall', 'Schlacht', 'Nächste Karte'],
    returnSteps: ['Großkomplex errichten', 'Kommandorad', 'Schrottplatz', 'Heimkehr'],
    forCollective: 'Du hältst die Linse und entscheidest für das Kollektiv.',
    activators: (n) => (n === 1 ? 'noch 1 Aktivator' : `noch ${n} Aktivatoren`),
    scores: 'Schlusswertung',
    total: 'Summe',
    category: {
      vp: 'Im Lauf der Partie',
      tracks: 'Leisten',
      developments: 'Großkomplexe',
      special: 'Spezial-Sektoren',
      damage: 'Beschädigte Module',
      vault: 'Tresor',
      moons: 'Monde',
      tokens: 'Plättchen',
      leaders: 'Anführer',
      artifacts: 'Artefakte',
      destiny: 'Schicksal',
    },
    crumbs: {
      launch: 'Start',
      return: 'Rückkehr',
      region: 'Sektor',
      raid: 'Überfall',
      battle: 'Schlacht',
      event: 'Ereignis',
      collective: 'Das Kollektiv',
    },
    emptySlot: 'Leerer Mond-Slot',
    here: 'Hierher',
    offer: 'Wähle',
    starts: 'Beginnt mit',
    stationOf: (name) => `Station: ${name}`,
  },
};
