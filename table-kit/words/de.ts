import type { KitWords } from './words.ts';

export const de: KitWords = {
  others: 'Die anderen',
  everybody: 'Am Tisch',
  mine: 'Deine Sachen',
  question: 'Was du tun kannst',
  waiting: 'Warten',
  back: 'Zurück',
  close: 'Schließen',
  read: (rule) => `${rule} lesen`,
  secondsLeft: (n) => `noch ${n}\u00a0${n === 1 ? 'Sekunde' : 'Sekunden'}`,
};
