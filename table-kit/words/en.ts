import type { KitWords } from './words.ts';

export const en: KitWords = {
  others: 'The others',
  everybody: 'The players',
  mine: 'Yours',
  question: 'Your choices',
  waiting: 'Waiting',
  back: 'Step back',
  close: 'Close',
  read: (rule) => `Read ${rule}`,
  secondsLeft: (n) => `${n}\u00a0${n === 1 ? 'second' : 'seconds'} left`,
};
