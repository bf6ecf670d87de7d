/** German: one line of advice for each standard faction. */
import type { StandardPlans } from '../names.ts';

export const plans: StandardPlans = {
  fac_pulsewar: 'Kämpft überall und wächst an Niederlagen und Schrott.',
  fac_mecarons: 'Energie ist alles: besser zielen und mehr Module je Schiff betreiben.',
  fac_tolzeed: 'Kauft genau die gewünschten Module und füttert sie mit Monden.',
  fac_astropirates: 'Lebt von den Nachbarn und wagt sich überallhin.',
  fac_isht: 'Sammelt früh Anführer und macht daraus viele günstige Großkomplexe.',
  fac_basalt: 'Baut früh die ganze Flotte und flutet die Karte.',
  fac_meridian: 'Kauft billig, lagert viel und gewinnt über den Tresor.',
  fac_glasstide: 'Eine lange Wissenschaftsreihe, betrieben von einem Schiff im Reaktor.',
  fac_ember: 'Startet bewaffnet und jagt Bedrohungen und Rivalen.',
  fac_drift: 'Nie um Monde verlegen: großes Dock, doppelte Ernte.',
  fac_parallax: 'Startet mit Forschungsschiff, erweitert die Karte und wird dafür bezahlt.',
  fac_accord: 'Eine Hand voller Taktiken, jede gespielte Karte lohnt sich.',
  fac_cloudborn: 'Erntet die Nebel: jedes Schiff darf hinein.',
  fac_darkstar: 'Ein Geist wandert für sie über die Karte; Gefallene arbeiten weiter.',
  fac_cercades: 'Ein Schwarm, der Planeten kahl frisst.',
};
