/** Deutsch: was Effekte tun, eine kleine Funktion für jede Art. */

import type { Modifier, ShipType } from '../../content/vocabulary.ts';
import { sure } from '../../rules/sure.ts';
import { lookup } from '../common.ts';
import type { EffectSpeech } from '../speech.ts';
import { conditions, counters, playerSets, resources, ships, tracks, types } from './terms.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
function sort(n: number, res: string): string {
  switch (res) {
    case 'material':
      return many(n, 'Material nach Wahl', 'Materialien nach Wahl');
    case 'any':
      return many(n, 'Ressource nach Wahl', 'Ressourcen nach Wahl');
    case 'tactic':
      return many(n, 'Taktik', 'Taktiken');
    case 'leader':
      return `${n} Anführer`;
    case 'vp':
      return `${n} SP`;
    case 'credits':
      return many(n, 'Credit', 'Credits');
    default:
      return `${n} ${sure(lookup(resources, res))}`;
  }
}
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const foe = (voice: string): string => (voice === 'raider' ? 'jede andere Seite der Schlacht' : 'eine gegnerische Seite');
const anyShip = (n: number, list: readonly string[]): string =>
  list.length === 4
    ? `${many(n, 'Schiff', 'Schiffe')} beliebigen Typs`
    : `${n} ${list.map((s) => sure(lookup(ships, s))[n === 1 ? 'one' : 'many']).join(' / ')}`;
const kinds = (list: readonly string[]): string => (list.includes('any') ? 'beliebiger Typ' : list.map((t) => sure(lookup(types, t))).join(' / '));
const cheaper = (n: number | undefined): string => (n === undefined || n === 0 ? '' : `, ${n} billiger`);

const STOCKS = { pool: 'dem allgemeinen Vorrat', observatory: 'den Observatoriums-Entdeckungen', track: 'diesem Leistenfeld' } as const;
const WHERE = { map: 'auf der Karte', void: 'auf der Leere', nearVoid: 'neben der Leere', here: 'im aktiven Sektor' } as const;
const MOONS = {
  nebula: ['1 Nebel-Mond von einem beliebigen Nebel', 'Nebel-Monde von beliebigen Nebeln'],
  planet: ['den obersten Mond eines beliebigen Planeten', 'oberste Monde beliebiger Planeten'],
  ownPlanet: ['den obersten Mond eines Planeten mit eigenem Schiff', 'oberste Monde von Planeten mit eigenen Schiffen'],
  here: ['1 weiteren Mond aus dem aktiven Sektor', 'weitere Monde aus dem aktiven Sektor'],
} as const;
const BONUS = {
  bases: 'auf jeden Außenposten ohne Schiffe',
  planets: 'auf jeden Planeten ohne Schiffe',
  emptyPlanets: 'auf jeden Planeten ohne Monde und Schiffe',
  nebulae: 'auf jeden Nebel',
  active: 'auf den aktiven Sektor',
  aroundVoid: 'auf jeden Sektor neben der Leere',
} as const;
const RAIDERS = {
  spawnS: 'stelle eine S-Klasse-Bedrohung auf einen erwürfelten Nebel',
  spawnNext: 'die nächste Bedrohungsklasse erscheint',
  advance: 'jede Bedrohung zieht einen Sektor zum nächsten Schiff',
  removeS: 'entferne eine S-Klasse-Bedrohung nach Wahl',
  pull: 'der Drache bleibt; das gestartete Schiff wird auf die Leere gezogen, dort findet die Schlacht statt',
  pullAll: 'jede Seite bewegt ein eigenes an die Leere angrenzendes Schiff auf die Leere',
  mech: 'lege einen Mechaphagen-Marker auf den aktiven Sektor',
  chase: 'diese Bedrohung kommt auch aus zwei Sektoren Entfernung',
} as const;
const VICTIMS = {
  choose: 'einem Spieler deiner Wahl',
  adjacent: 'einem Spieler mit Schiff neben dem aktiven Sektor',
  loser: 'jedem Verlierer',
  battle: 'einem Gegner dieser Schlacht',
} as const;

const MODIFIERS: { readonly [M in Modifier]: (n: number, ship: string, type: ShipType) => string } = {
  storageMaterial: (n) => `Lager +${n} für jedes Material und Credits`,
  storageEnergy: (n) => `Energie-Lager +${n}`,
  handLimit: (n) => `Handkarten-Limit +${n}`,
  moonDock: (n) => `Mond-Dock +${n}`,
  range: (n, ship) => `${ship}: Reichweite +${n}`,
  rangeAny: (_, ship) => `${ship}: erreicht jeden Sektor`,
  confrontation: (_, ship) => `${ship}: hat Konfrontation`,
  exploration: (_, ship) => `${ship}: hat Erkundung`,
  shipShield: (n, ship) => `${ship}: Schild +${n}`,
  shipDice: (n, ship) => `${ship}: Kampfkraft +${n}`,
  targeting: (n) => `Zielcomputer +${n} (dauerhaft)`,
  modulePrice: (n) => `das erste Modul, das du im Zug kaufst, kostet ${n} weniger`,
  shipPrice: (n) => `jedes Schiff, das du baust, kostet ${n} weniger`,
  devLeaders: (n) => `Großkomplexe kosten ${n} Anführer weniger (mindestens 1)`,
  vaultLevel: (n) => `Tresorbonus +${n} SP je gelagerter Ressource`,
  vaultCap: (n) => `der Tresor zählt ${many(n, 'Ressource', 'Ressourcen')} mehr`,
  fieldAnyType: () => 'auf beiden Feldern darfst du Module jedes Typs kaufen',
  repairBonus: (n) => `jeder deiner Reparieren-Effekte repariert ${n} mehr`,
  launchOwnRegion: () => 'du darfst auf Sektoren starten, auf denen schon ein eigenes Schiff liegt',
  scrapAsBay: () => 'deine Schiffe im oberen Schrottplatz kehren zurück, als lägen sie in der Reparaturbucht',
  noRaid: () => 'Bedrohungen überfallen dich nicht',
  winTies: () => 'steht in dieser Schlacht am Ende alles gleich, gewinnst du',
  freeEnergyActivation: (n) =>
    n === 1
      ? 'in jedem Rückruf-Zug ist deine erste Energie-Aktivierung kostenlos'
      : `in jedem Rückruf-Zug sind deine ersten ${n} Energie-Aktivierungen kostenlos`,
  sciInput: (n) => `Ressourcen-Kosten deiner Wissenschafts-Module sinken um ${n}`,
  nebulaBoth: () => 'auf einem Nebel nimmst du alle Nebel-Monde dort',
  emptyPlanetGain: (n) => `ein Planet ohne Monde gibt dir ${n} mehr seiner Ressource`,
  abandonBonus: () => 'der erste Mond, den du im Zug aufgibst, gibt 1 mehr einer gezeigten Ressource',
  ghost: () => 'du befehligst den Geist (N206)',
  startShip: (_, __, type) => `du beginnst mit ${ships[type].dat} statt eines Kolonieschiffs`,
  raiderBounty: (n) => `+${n} SP für jede Bedrohung, die du besiegst`,
  cDice: (n) => `das Kollektiv wirft in jeder Schlacht ${n} Würfel mehr`,
  cTargeting: (n) => `Zielcomputer des Kollektivs +${n}`,
  cShield: (n) => `alle seine Kolonieschiffe haben Schild ${n}`,
  cStrategy: (n) => `es zieht in der Diplomatie ${many(n, 'Strategiekarte', 'Strategiekarten')} mehr`,
  cReturnSteps: (n) => `sein Kommando-Anzeiger rückt in jedem Rückruf-Zug ${many(n, 'Feld', 'Felder')} weiter`,
  cDevLeaders: (n) => `seine Großkomplexe kosten ${n} Anführer weniger (mindestens 1)`,
  cMoonVp: (n) => `jeder seiner Monde zählt am Ende ${n} SP mehr`,
  cTokenVp: (n) => `jedes seiner Plättchen zählt am Ende ${n} SP mehr`,
  cScrapVp: (n) => `seine verschrotteten Schiffe zählen im Rückruf-Zug je ${n} SP mehr`,
};

const TRIGGERS = {
  passive: '',
  setup: 'Aufbau',
  free: 'Freie Aktion',
  launch: 'Nach dem Start',
  planetActivated: 'Nach dem Aktivieren eines Planeten',
  nebulaActivated: 'Nach dem Aktivieren eines Nebels',
  recruit: 'Nach dem Rekrutieren aus einem Sektor',
  buildShip: 'Nach dem Bau eines Schiffs',
  slotMoon: 'Nach dem Einsetzen eines Mondes',
  development: 'Nach dem Errichten eines Großkomplexes',
  prepare: 'Bei „Schlacht vorbereiten“',
  battleWon: 'Nach einer gewonnenen Schlacht',
  battleLost: 'Nach einer verlorenen Schlacht',
  reactor: 'Beim Nutzen des Primärreaktors',
  newPlanet: 'Wenn in deinem Zug ein neues Plättchen ausgelegt wird',
  tacticPlayed: 'Nach dem Ausspielen einer Taktik (egal wofür)',
  shipScrapped: 'Beim Verschrotten',
  eventResolved: 'Nach jedem Ereignis',
} as const;
const REGIONS = {
  base: ' auf einen Außenposten',
  planet: ' auf einen Planeten',
  nebula: ' auf einen Nebel',
  nebulaOrPlanet: ' auf einen Nebel oder Planeten',
} as const;

function often(limit: string): string {
  const [unit, n] = limit.split(':');
  if (unit === 'none') return '';
  if (unit === 'game') return ' (einmal je Partie)';
  return ` (${n === '1' ? 'einmal' : n === '2' ? 'zweimal' : `${n}-mal`} je ${unit === 'turn' ? 'Zug' : 'Schlacht'})`;
}

export const effects: EffectSpeech = {
  language: 'de',
  kinds: {
    gain: (e) => `erhalte ${sort(e.n, e.res)}`,
    lose: (e) => `verliere ${sort(e.n, e.res)}`,
    vp: (e) => (e.n < 0 ? `verliere ${-e.n} SP` : `${e.n} SP`),
    draw: (e) => `ziehe ${many(e.n, 'Taktik', 'Taktiken')}${e.keep === undefined ? '' : `, behalte ${e.keep}`}`,
    step: (e) =>
      `${many(e.n, 'Schritt', 'Schritte')} auf ${e.track === 'any' ? 'einer Leiste nach Wahl' : e.track === 'lowest' ? 'deiner niedrigsten Leiste' : e.track === 'faction' ? 'einer deiner zwei Fraktions-Leisten' : tracks[e.track]}`,
    repair: (e) => `${e.n}× Reparieren`,
    damage: (e) =>
      e.what === 'module'
        ? `beschädige ${e.n} deiner Module`
        : `${e.n} deiner Schiffe ${WHERE[e.where ?? 'here']} ${e.n === 1 ? 'nimmt' : 'nehmen'} Schaden`,
    moon: (e) => `nimm ${e.n === 1 ? MOONS[e.src][0] : `${e.n} ${MOONS[e.src][1]}`}`,
    moonContent: () => 'erhalte den Inhalt des Mondes im Ausgabe-Slot',
    module: (e, _, voice) => {
      if (voice === 'collective' && e.types.includes('any')) return 'das unterste Modul des Typs, von dem es am wenigsten hat';
      if (e.price === 'free')
        return e.pick === 'bottom' ? `erhalte das unterste Modul (${kinds(e.types)}) kostenlos` : `erhalte ein Modul (${kinds(e.types)}) kostenlos`;
      const discard = e.discardIfOne === true ? '; kaufst du genau eines, wirf ein anderes aus diesen Spalten ab' : '';
      return `du darfst ${(e.n ?? 1) > 1 ? `bis zu ${e.n} Module` : '1 Modul'} (${kinds(e.types)}) kaufen${cheaper(e.discount)}${discard}`;
    },
    build: (e) => (e.discount >= 9 ? `baue ${anyShip(e.n, e.ships)} kostenlos` : `du darfst ${anyShip(e.n, e.ships)} bauen${cheaper(e.discount)}`),
    upgrade: () => 'verbessere einen Schiffstyp (Upgrade)',
    develop: (e, _, voice) =>
      voice === 'collective' ? 'errichte wenn möglich einen Großkomplex' : `du darfst einen Großkomplex errichten${cheaper(e.discount)}`,
    leader: (e) => `rekrutiere ${e.n} deiner Anführer von überall`,
    discovery: (e, _, voice) => {
      if (voice === 'collective') return `${e.take} ${e.take === 1 ? 'zufälliges' : 'zufällige'} Entdeckungs-Plättchen aus ${STOCKS[e.src]}`;
      return e.look === 0
        ? `sieh alle Entdeckungs-Plättchen aus ${STOCKS[e.src]} an, nimm ${e.take}`
        : `sieh ${e.look} Entdeckungs-Plättchen aus ${STOCKS[e.src]} an, behalte ${e.take}`;
    },
    event: (e) => `Ereignis-Anzeiger +${e.n}`,
    swap: (e) => `tausche bis zu ${many(e.n, 'Ressource', 'Ressourcen')} 1:1`,
    steal: (e) => `stiehl ${sort(e.n, e.res)} von ${VICTIMS[e.from]}`,
    newPlanet: (e) => (e.n === 1 ? 'lege einen neuen Planeten aus' : `lege ${e.n} neue Planeten aus`),
    moveShip: (e) => `du darfst ${e.n} deiner Schiffe bis zu ${many(e.range, 'Sektor', 'Sektoren')} bewegen`,
    raider: (e) => RAIDERS[e.op],
    placeBonus: (e) => `lege ${e.res === 'kind' ? `${many(e.n, 'Ressource', 'Ressourcen')} seiner Art` : sort(e.n, e.res)} ${BONUS[e.where]}`,
    extraTurn: () => 'führe nach diesem Zug noch einen Schiffstart-Zug aus',
    activate: (e) =>
      `aktiviere ${e.n} deiner ${e.rows === 'any' ? '' : `${types[e.rows]}-`}Module${e.freeInput ? ', ohne die Kosten zu zahlen' : ''}`,
    activateRegion: () => 'aktiviere einen anderen Sektor ohne gegnerische Schiffe oder Bedrohungen',
    recall: (e) => `lege ${e.n} deiner Schiffe von der Karte in die Reparaturbucht`,
    dice: (e, _, voice) => `${e.side === 'own' ? '' : `${foe(voice)}: `}${signed(e.n)} Würfel`,
    targeting: (e, _, voice) => `${e.side === 'own' ? '' : `${foe(voice)}: `}Zielcomputer ${signed(e.n)}`,
    reroll: (e) =>
      e.side === 'foe'
        ? `lass einen Gegner nach dem Wurf ${e.n} Würfel deiner Wahl neu werfen`
        : e.n === 1
          ? 'du darfst nach dem Wurf 1 eigenen Würfel neu werfen'
          : `wirf nach dem Wurf bis zu ${e.n} eigene Würfel neu`,
    setDie: (e) => `drehe nach dem Wurf ${e.n} deiner Würfel auf ${e.to}`,
    cancelTactic: () => 'hebe eine in dieser Schlacht gespielte gegnerische Taktik auf',
    shield: (e) => `ignoriere in dieser Schlacht ${e.n} Schaden`,
    withdraw: () => 'lege alle deine Schiffe dieser Schlacht in deine Reparaturbucht; du verlässt die Schlacht',
    truce: (e) => `biete Waffenruhe an: Stimmen alle Gegner zu und kämpft keine Bedrohung mit, endet die Schlacht und jede Seite erhält ${e.vp} SP`,
    choose: (e, say) => `${e.n === 1 ? '' : `${e.n} davon: `}${e.options.map((o) => `(${say(o)})`).join(' oder ')}`,
    trade: (e, say) => `du darfst ${price(e.cost)} zahlen${e.max === 1 ? '' : ` (bis zu ${e.max}-mal)`}: ${say(e.get)}`,
    perCount: (e, say) => {
      const what = e.per === 1 ? counters[e.what][0] : `${e.per} ${counters[e.what][1]}`;
      const then = say(e.then);
      return `je ${what} (höchstens ${e.max}×): ${e.then.length > 1 ? `[${then}]` : then}`;
    },
    each: (e, say) => `${playerSets[e.who]}: ${say(e.then)}`,
    when: (e, say) => `${conditions[e.cond]}: ${say(e.then)}${e.else === undefined ? '' : ` – sonst: ${say(e.else)}`}`,
    modify: (e) => {
      const type = e.ship === undefined || e.ship === 'all' ? 'transport' : e.ship;
      const ship = e.ship === 'all' ? 'jedes Schiff' : ships[type].one;
      return `${MODIFIERS[e.key](e.n ?? 1, ship, type)}${e.for === 'turn' ? ' (in diesem Zug)' : ''}`;
    },
    command: (e) => `Kommando-Anzeiger +${e.n}`,
    tip: () => 'kippe einen deiner Großkomplexe um',
  },
  price,
  trigger: (a) => {
    const { ship, region, adjacentFoe, moonsLeftAtMost } = a.filter ?? {};
    return [
      TRIGGERS[a.when],
      ship === undefined ? '' : ` (${ships[ship].one})`,
      region === undefined ? '' : REGIONS[region],
      adjacentFoe === true ? ' neben einem gegnerischen Schiff' : '',
      moonsLeftAtMost === undefined ? '' : moonsLeftAtMost === 0 ? ', der keinen Mond mehr hat' : ` mit höchstens ${moonsLeftAtMost} Monden`,
      often(a.limit),
    ].join('');
  },
  pays: (what) => `zahle ${what}`,
  nothing: 'nichts',
  nullMoon: 'Null-Mond: als Kosten kostenlos',
  artifact: 'Artefakt-Symbol',
  damaged: 'kommt beschädigt an',
  adaptable: 'anpassungsfähig: steht in jeder Reihe',
  battleUse: 'Schlacht',
  freeUse: 'Frei',
  ignores: 'das Kollektiv ignoriert dieses Ereignis',
  applies: 'gilt auch für das Kollektiv; sein nächster Bau-Effekt richtet wieder auf',
  tokenStep: (otherwise) => `nimm das Überlegenheits-Plättchen; fehlt es: ${otherwise}`,
  whenWon: 'Gewinnt sie',
  onRaid: 'Beim Überfall',
  always: 'Immer',
  reward: 'Belohnung',
};

function price(cost: Parameters<EffectSpeech['price']>[0]): string {
  return Object.entries(cost)
    .map(([res, n]) =>
      res === 'moonSlot' ? 'Inhalt des Mondes im Eingabe-Slot' : res === 'moon' ? `${many(n, 'Mond', 'Monde')} aus deinem Dock` : sort(n, res),
    )
    .join(', ');
}
