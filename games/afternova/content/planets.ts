/**
 * Our planets: six pairs of skills in three sizes each. The larger ones ask for fewer icons per fragment and hold more than a
 * ship does: they invite partners.
 */
import type { PlanetCard } from './types.ts';

export const PLANETS: readonly PlanetCard[] = [
  { id: 'pl01', name: { en: 'Ferro Drift', de: 'Eisendrift' }, needs: { pilot: 2, engineer: 2 }, fragments: 3 },
  { id: 'pl02', name: { en: 'Turbulon', de: 'Turbulon' }, needs: { pilot: 3, engineer: 2 }, fragments: 4 },
  { id: 'pl03', name: { en: 'Gyra Prime', de: 'Gyra Prima' }, needs: { pilot: 3, engineer: 3 }, fragments: 5 },
  { id: 'pl04', name: { en: 'Perigee', de: 'Perigäum' }, needs: { pilot: 2, security: 2 }, fragments: 3 },
  { id: 'pl05', name: { en: 'Bastion Reach', de: 'Schanzenweite' }, needs: { pilot: 2, security: 3 }, fragments: 4 },
  { id: 'pl06', name: { en: 'Corsair’s Rest', de: 'Korsarenruh' }, needs: { pilot: 3, security: 3 }, fragments: 5 },
  { id: 'pl07', name: { en: 'Slagwind', de: 'Schlackenwind' }, needs: { pilot: 2, mining: 2 }, fragments: 3 },
  { id: 'pl08', name: { en: 'Halcyon Rubble', de: 'Sanftgeröll' }, needs: { pilot: 3, mining: 2 }, fragments: 4 },
  { id: 'pl09', name: { en: 'Deep Tailspin', de: 'Tieftrudel' }, needs: { pilot: 3, mining: 3 }, fragments: 5 },
  { id: 'pl10', name: { en: 'Vaultis', de: 'Tresoria' }, needs: { engineer: 2, security: 2 }, fragments: 3 },
  { id: 'pl11', name: { en: 'Iron Lull', de: 'Eisenflaute' }, needs: { engineer: 3, security: 2 }, fragments: 4 },
  { id: 'pl12', name: { en: 'Citadel Nine', de: 'Zitadelle Neun' }, needs: { engineer: 3, security: 3 }, fragments: 5 },
  { id: 'pl13', name: { en: 'Coghollow', de: 'Zahnradgrund' }, needs: { engineer: 2, mining: 2 }, fragments: 3 },
  { id: 'pl14', name: { en: 'Borealite', de: 'Borealit' }, needs: { engineer: 2, mining: 3 }, fragments: 4 },
  { id: 'pl15', name: { en: 'The Grindstone', de: 'Schleifstein' }, needs: { engineer: 3, mining: 3 }, fragments: 5 },
  { id: 'pl16', name: { en: 'Grimquarry', de: 'Grimmbruch' }, needs: { security: 2, mining: 2 }, fragments: 3 },
  { id: 'pl17', name: { en: 'Oredeep', de: 'Erzgrund' }, needs: { security: 3, mining: 2 }, fragments: 4 },
  { id: 'pl18', name: { en: 'Wardens’ Maw', de: 'Wärterschlund' }, needs: { security: 3, mining: 3 }, fragments: 5 },
];
