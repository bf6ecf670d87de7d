/** German: what effects do, one small function for each kind. */

import type { Modifier, ShipType } from '../../content/vocabulary.ts';
import { sure } from '../../rules/sure.ts';
import { lookup } from '../common.ts';
import type { EffectSpeech } from '../speech.ts';
import { conditions, counters, playerSets, resources, ships, speaker, tracks, types } from './terms.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
function sort(n: number, res: string): string {
  switch (res) {
    case 'material':
      return `${n} Material nach Wahl`;
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
const WHERE = { map: 'auf dem Spielplan', void: 'auf der Leere', nearVoid: 'neben der Leere', here: 'im aktiven Sektor' } as const;
const MOONS = {
  nebula: ['1 Nebel-Mond von einem Nebel nach Wahl', 'Nebel-Monde von Nebeln nach Wahl'],
  planet: ['den obersten Mond eines Planeten nach Wahl', 'oberste Monde von Planeten nach Wahl'],
  ownPlanet: ['den obersten Mond eines Planeten mit eigenem Schiff', 'oberste Monde von Planeten mit eigenen Schiffen'],
  here: ['1 weiteren Mond aus dem aktiven Sektor', 'weitere Monde aus dem aktiven Sektor'],
} as const;
const BONUS = {
  bases: 'auf jeden Außenposten',
  planets: 'auf jeden Planeten',
  emptyPlanets: 'auf jeden Planeten ohne Monde',
  nebulae: 'auf jeden Nebel',
  active: 'auf den aktiven Sektor',
  aroundVoid: 'auf jeden Sektor neben der Leere',
} as const;
const RAIDERS = {
  spawnS: 'stell eine S-Klasse-Bedrohung auf einen erwürfelten Nebel',
  spawnNext: 'die nächste Bedrohungsklasse erscheint',
  advance: 'jede Bedrohung zieht einen Sektor zum nächsten Schiff',
  removeS: 'entferne eine S-Klasse-Bedrohung nach Wahl',
  pull: 'der Drache bleibt; das gestartete Schiff wird auf die Leere gezogen, dort findet die Schlacht statt',
  pullAll: 'jede Seite bewegt eines ihrer Schiffe neben der Leere auf die Leere',
  mech: 'leg einen Mechaphagen-Marker auf den aktiven Sektor',
  chase: 'diese Bedrohung kommt auch aus zwei Sektoren Entfernung',
} as const;
const VICTIMS = {
  choose: 'einer Person deiner Wahl',
  adjacent: 'einer Person mit Schiff neben dem aktiven Sektor',
  loser: 'jeder Seite, die verliert',
  battle: 'einer gegnerischen Seite dieser Schlacht',
} as const;

const MODIFIERS: { readonly [M in Modifier]: (n: number, many_: string, type: ShipType) => string } = {
  storageMaterial: (n) => `Lager +${n} für jedes Material und Credits`,
  storageEnergy: (n) => `Energie-Lager +${n}`,
  handLimit: (n) => `Handkarten-Limit +${n}`,
  moonDock: (n) => `Mond-Dock +${n}`,
  range: (n, many_) => `Reichweite +${n} für ${many_}`,
  rangeAny: (_, many_) => `${many_} erreichen jeden Sektor`,
  confrontation: (_, many_) => `${many_} haben Konfrontation`,
  exploration: (_, many_) => `${many_} haben Erkundung`,
  shipShield: (n, many_) => `Schild +${n} für ${many_}`,
  shipDice: (n, many_) => `Kampfkraft +${n} für ${many_}`,
  targeting: (n) => `Zielcomputer +${n} (dauerhaft)`,
  modulePrice: (n) => `das erste Modul, das du im Zug kaufst, kostet ${n} weniger`,
  shipPrice: (n) => `jedes Schiff, das du baust, kostet ${n} weniger`,
  devLeaders: (n) => `Großkomplexe kosten ${n} Anführer weniger (mindestens 1)`,
  vaultLevel: (n) => `Tresorbonus +${n} SP für jede gelagerte Ressource`,
  vaultCap: (n) => `der Tresor zählt ${many(n, 'Ressource', 'Ressourcen')} mehr`,
  fieldAnyType: () => 'auf beiden Feldern darfst du Module jedes Typs kaufen',
  repairBonus: (n) => `jeder deiner Reparieren-Effekte repariert ${n} mehr`,
  launchOwnRegion: () => 'du darfst auf Sektoren starten, auf denen schon ein eigenes Schiff ist',
  scrapAsBay: () => 'deine Schiffe im oberen Schrottplatz kehren zurück, als wären sie in der Reparaturbucht',
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
  ghost: () => 'du befehligst den Geist: er kämpft mit, und von ihm aus starten Schiffe',
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
  cScrapVp: (n) => `jedes seiner verschrotteten Schiffe zählt im Rückruf-Zug ${n} SP mehr`,
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
  prepare: 'Beim Vorbereiten einer Schlacht',
  battleWon: 'Nach einer gewonnenen Schlacht',
  battleLost: 'Nach einer verlorenen Schlacht',
  reactor: 'Beim Nutzen des Primärreaktors',
  newPlanet: 'Wenn in deinem Zug ein neues Plättchen ausgelegt wird',
  tacticPlayed: 'Nach dem Spielen einer Taktik, egal wofür',
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
  if (unit === 'game') return 'einmal je Partie';
  return `${n === '1' ? 'einmal' : n === '2' ? 'zweimal' : `${n}-mal`} je ${unit === 'turn' ? 'Zug' : 'Schlacht'}`;
}

export const effects: EffectSpeech = {
  ...speaker,
  kinds: {
    gain: (e) => `erhalte ${sort(e.n, e.res)}`,
    lose: (e) => `verlier ${sort(e.n, e.res)}`,
    vp: (e) => (e.n < 0 ? `verlier ${-e.n} SP` : `${e.n} SP`),
    draw: (e) => `zieh ${many(e.n, 'Taktik', 'Taktiken')}${e.keep === undefined ? '' : `, behalt ${e.keep}`}`,
    step: (e) =>
      `rück auf ${e.track === 'any' ? 'einer Leiste nach Wahl' : e.track === 'lowest' ? 'deiner niedrigsten Leiste' : e.track === 'faction' ? 'einer deiner zwei Fraktions-Leisten' : `der Leiste ${tracks[e.track]}`} ${many(e.n, 'Feld', 'Felder')} vor`,
    repair: (e) => `${e.n}× Reparieren`,
    damage: (e) =>
      e.what === 'module'
        ? `beschädige ${e.n} deiner Module`
        : `${e.n} deiner Schiffe ${WHERE[e.where ?? 'here']} ${e.n === 1 ? 'erleidet' : 'erleiden'} Schaden`,
    moon: (e, _, voice) => {
      // N232
      if (voice === 'collective' && e.src === 'nebula') return `nimm ${many(e.n, 'Mond', 'Monde')} vom Nebel ganz links`;
      return `nimm ${e.n === 1 ? MOONS[e.src][0] : `${e.n} ${MOONS[e.src][1]}`}`;
    },
    moonContent: () => 'erhalte den Inhalt des Mondes im Ausgabe-Slot',
    module: (e, _, voice) => {
      if (voice === 'collective' && e.types.includes('any')) return 'das unterste Modul des Typs, von dem es am wenigsten hat';
      if (e.price === 'free')
        return e.pick === 'bottom' ? `erhalte das unterste Modul (${kinds(e.types)}) kostenlos` : `erhalte ein Modul (${kinds(e.types)}) kostenlos`;
      const discard = e.discardIfOne === true ? '; kaufst du genau eines, wirf ein anderes aus diesen Spalten ab' : '';
      return `du darfst ${(e.n ?? 1) > 1 ? `bis zu ${e.n} Module` : '1 Modul'} (${kinds(e.types)}) kaufen${cheaper(e.discount)}${discard}`;
    },
    build: (e) => (e.discount >= 9 ? `bau ${anyShip(e.n, e.ships)} kostenlos` : `du darfst ${anyShip(e.n, e.ships)} bauen${cheaper(e.discount)}`),
    upgrade: () => 'führ 1 Upgrade durch',
    develop: (e, _, voice) =>
      voice === 'collective' ? 'errichte wenn möglich einen Großkomplex' : `du darfst einen Großkomplex errichten${cheaper(e.discount)}`,
    leader: (e) => `rekrutiere ${e.n} deiner Anführer von überall`,
    discovery: (e, _, voice) => {
      if (voice === 'collective') return `${e.take} ${e.take === 1 ? 'zufälliges' : 'zufällige'} Entdeckungs-Plättchen aus ${STOCKS[e.src]}`;
      return e.look === 0
        ? `sieh dir alle Entdeckungs-Plättchen aus ${STOCKS[e.src]} an, nimm ${e.take}`
        : `sieh dir ${e.look} Entdeckungs-Plättchen aus ${STOCKS[e.src]} an, behalt ${e.take}`;
    },
    event: (e) => `Ereignis-Anzeiger +${e.n}`,
    swap: (e) => `tausch bis zu ${many(e.n, 'Ressource', 'Ressourcen')} 1:1`,
    steal: (e) => `stiehl ${sort(e.n, e.res)} von ${VICTIMS[e.from]}`,
    newPlanet: (e) => (e.n === 1 ? 'leg einen neuen Planeten aus' : `leg ${e.n} neue Planeten aus`),
    moveShip: (e) => `du darfst ${e.n} deiner Schiffe bis zu ${many(e.range, 'Sektor', 'Sektoren')} bewegen`,
    raider: (e) => RAIDERS[e.op],
    placeBonus: (e) => `leg ${e.res === 'kind' ? `${many(e.n, 'Ressource', 'Ressourcen')} seiner Art` : sort(e.n, e.res)} ${BONUS[e.where]}`,
    extraTurn: () => 'führ nach diesem Zug noch einen Schiffstart-Zug aus (von mehreren nur, wer in der Zugfolge zuletzt kommt)',
    activate: (e) =>
      `aktiviere ${e.n} deiner ${e.rows === 'any' ? '' : `${types[e.rows]}-`}Module${e.freeInput ? ', ohne die Kosten zu zahlen' : ''}`,
    activateRegion: () => 'aktiviere einen anderen Sektor ohne gegnerische Schiffe oder Bedrohungen',
    recall: (e) => `leg ${e.n} deiner Schiffe vom Spielplan in die Reparaturbucht`,
    dice: (e, _, voice) => `${e.side === 'own' ? '' : `${foe(voice)}: `}${signed(e.n)} Würfel`,
    targeting: (e, _, voice) => `${e.side === 'own' ? '' : `${foe(voice)}: `}Zielcomputer ${signed(e.n)}`,
    reroll: (e) =>
      e.side === 'foe'
        ? `lass eine gegnerische Seite nach dem Wurf ${e.n} Würfel deiner Wahl neu werfen`
        : e.n === 1
          ? 'du darfst nach dem Wurf 1 eigenen Würfel neu werfen'
          : `wirf nach dem Wurf bis zu ${e.n} eigene Würfel neu`,
    setDie: (e) => `dreh nach dem Wurf ${e.n} deiner Würfel auf ${e.to}`,
    cancelTactic: () => 'heb eine in dieser Schlacht gespielte gegnerische Taktik auf',
    shield: (e) => `ignoriere in dieser Schlacht ${e.n} Schaden`,
    withdraw: () => 'leg alle deine Schiffe dieser Schlacht in deine Reparaturbucht; du verlässt die Schlacht',
    truce: (e) =>
      `biete Waffenruhe an: Stimmen alle gegnerischen Seiten zu und kämpft keine Bedrohung mit, endet die Schlacht und jede Seite erhält ${e.vp} SP`,
    choose: (e, say) => `${e.n === 1 ? '' : `${e.n} davon: `}${e.options.map((o) => `(${say(o)})`).join(' oder ')}`,
    trade: (e, say) => `du darfst ${price(e.cost)} zahlen${e.max === 1 ? '' : ` (bis zu ${e.max}-mal)`}: ${say(e.get)}`,
    perCount: (e, say) => {
      const what = e.per === 1 ? counters[e.what][0] : `je ${e.per} ${counters[e.what][1]}`;
      const then = say(e.then);
      return `${e.then.length > 1 ? `(${then})` : then} für ${what} (höchstens ${e.max}×)`;
    },
    each: (e, say) => `${playerSets[e.who]}: ${say(e.then)}`,
    when: (e, say) => `${conditions[e.cond]}: ${say(e.then)}${e.else === undefined ? '' : ` – sonst: ${say(e.else)}`}`,
    modify: (e) => {
      const type = e.ship === undefined || e.ship === 'all' ? 'transport' : e.ship;
      return `${MODIFIERS[e.key](e.n ?? 1, e.ship === 'all' ? 'alle Schiffe' : ships[type].many, type)}${e.for === 'turn' ? ' (in diesem Zug)' : ''}`;
    },
    command: (e) => `Kommando-Anzeiger +${e.n}`,
    tip: () => 'kipp einen deiner Großkomplexe um',
  },
  brief: {
    gain: 'Ressourcen erhalten',
    lose: 'Ressourcen verlieren',
    vp: 'SP',
    draw: 'Taktiken ziehen',
    step: 'Auf einer Leiste vorrücken',
    repair: 'Reparieren',
    damage: 'Schaden erleiden',
    moon: 'Mond nehmen',
    moonContent: 'Mond im Ausgabe-Slot nutzen',
    module: 'Modul erhalten',
    build: 'Schiffe bauen',
    upgrade: 'Upgrade durchführen',
    develop: 'Großkomplex errichten',
    leader: 'Anführer rekrutieren',
    discovery: 'Entdeckungs-Plättchen',
    event: 'Ereignis-Anzeiger',
    swap: 'Ressourcen tauschen',
    steal: 'Stehlen',
    newPlanet: 'Neuer Planet',
    moveShip: 'Schiff bewegen',
    raider: 'Bedrohungen',
    placeBonus: 'Bonus auslegen',
    extraTurn: 'Extrazug',
    activate: 'Module aktivieren',
    activateRegion: 'Sektor aktivieren',
    recall: 'Schiff zurückholen',
    dice: 'Würfel',
    targeting: 'Zielcomputer',
    reroll: 'Neu würfeln',
    setDie: 'Würfel drehen',
    cancelTactic: 'Taktik aufheben',
    shield: 'Schild',
    withdraw: 'Rückzug',
    truce: 'Waffenruhe anbieten',
    choose: 'Auswahl',
    trade: 'Tausch',
    perCount: 'Zählen und erhalten',
    each: 'Für mehrere',
    when: 'Unter einer Bedingung',
    modify: 'Dauerhafter Bonus',
    command: 'Kommando-Anzeiger',
    tip: 'Großkomplex umkippen',
  },
  price,
  trigger: (a, free) => {
    const { ship, region, adjacentFoe, moonsLeftAtMost } = a.filter ?? {};
    const first = TRIGGERS[a.when];
    const when = [
      a.when === 'free' && free ? '' : ship === undefined ? first : first.charAt(0).toLowerCase() + first.slice(1),
      region === undefined ? '' : REGIONS[region],
      adjacentFoe === true ? ' neben einem gegnerischen Schiff' : '',
      moonsLeftAtMost === undefined ? '' : moonsLeftAtMost === 0 ? ', der keinen Mond mehr hat' : ` mit höchstens ${moonsLeftAtMost} Monden`,
    ].join('');
    return [ship === undefined ? '' : ships[ship].one, when, often(a.limit)];
  },
  pays: (what) => `zahl ${what}`,
  nothing: 'nichts',
  nullMoon: 'Null-Mond: gibt nichts, kostet als Eingabe nichts',
  artifact: 'Artefakt-Symbol',
  damaged: 'kommt beschädigt an',
  adaptable: 'anpassungsfähig: passt in jede Reihe',
  battleUse: 'Schlacht',
  freeUse: 'Frei',
  ignores: 'das Kollektiv ignoriert dieses Ereignis',
  applies: 'gilt auch für das Kollektiv; sein nächster Effekt „Großkomplex errichten“ richtet ihn wieder auf',
  tokenStep: (otherwise) => `nimm das Überlegenheits-Plättchen; fehlt es: ${otherwise}`,
  whenWon: 'Gewinnt sie',
  onRaid: 'Beim Überfall',
  always: 'Immer',
  reward: 'Belohnung',
};

function price(cost: Parameters<EffectSpeech['price']>[0]): string {
  const parts = Object.entries(cost).map(([res, n]) =>
    res === 'moonSlot'
      ? 'Inhalt des Mondes im Eingabe-Slot'
      : res === 'moon'
        ? `${many(n, 'Mond', 'Monde')} aus deinem Dock`
        : res === 'material'
          ? `${n} Material`
          : res === 'any'
            ? many(n, 'Ressource', 'Ressourcen')
            : sort(n, res),
  );
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
}
