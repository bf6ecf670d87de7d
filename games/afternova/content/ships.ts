/** Our starships: one for each pair of colours, all of the same size. */
import type { ShipCard } from './types.ts';

export const SHIPS: readonly ShipCard[] = [
  { id: 'ship01', name: { en: 'Limping Comet', de: 'Hinkender Komet' }, storage: 4, objective: ['yellow', 'green'] },
  { id: 'ship02', name: { en: 'Second Helping', de: 'Nachschlag' }, storage: 4, objective: ['yellow', 'purple'] },
  { id: 'ship03', name: { en: 'Borrowed Thunder', de: 'Geborgter Donner' }, storage: 4, objective: ['yellow', 'white'] },
  { id: 'ship04', name: { en: 'Tin Whisker', de: 'Zinnbart' }, storage: 4, objective: ['yellow', 'black'] },
  { id: 'ship05', name: { en: 'Polite Menace', de: 'Höfliche Bedrohung' }, storage: 4, objective: ['green', 'purple'] },
  { id: 'ship06', name: { en: 'Night Kettle', de: 'Nachtkessel' }, storage: 4, objective: ['green', 'white'] },
  { id: 'ship07', name: { en: 'Salvage Waltz', de: 'Schrottwalzer' }, storage: 4, objective: ['green', 'black'] },
  { id: 'ship08', name: { en: 'Honest Mistake', de: 'Ehrlicher Irrtum' }, storage: 4, objective: ['purple', 'white'] },
  { id: 'ship09', name: { en: 'Moth’s Lantern', de: 'Mottenlaterne' }, storage: 4, objective: ['purple', 'black'] },
  { id: 'ship10', name: { en: 'Cinder Hound', de: 'Schlackenhund' }, storage: 4, objective: ['white', 'black'] },
];
