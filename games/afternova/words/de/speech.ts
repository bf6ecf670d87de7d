import { list, type Phrase, say } from '@starboard/kernel';
import { speechOf } from '../speech.ts';
import { names } from './names.ts';

export const times = (n: number): string => (n === 1 ? 'einmal' : n === 2 ? 'zweimal' : n === 3 ? 'dreimal' : `${n}-mal`);

export const speech = speechOf({
  language: 'de',
  names,
  and: 'und',
  or: 'oder',
  nothing: 'nichts',
  you: { label: 'Du', subject: 'du', to: 'dir', object: 'dich' },
  counted: {
    paw: ['Mietpfote', 'Mietpfoten'],
    blueprint: ['Blaupause', 'Blaupausen'],
    fragment: ['Fragment', 'Fragmente'],
    point: ['Punkt', 'Punkte'],
  },
  icon: (n, skill) => `${n}×\u00a0${skill}`,
  iconList: (icons) => (icons.length < 2 ? icons.join('') : `${icons.slice(0, -1).join(', ')} und ${icons.at(-1)}`),
  wish: (take, want, give) => {
    const asked: Phrase[] = [...(take === null ? [] : [say`${take} vom Planeten`]), ...(want === null ? [] : [say`${want} aus deinem Lager`])];
    if (asked.length > 0) return say`Ich möchte ${list(asked, 'und')}${give === null ? [] : say`; ich lege ${give} drauf`}`;
    return give === null ? ['Ich helfe umsonst'] : say`Ich helfe umsonst und lege ${give} drauf`;
  },
  reasons: {
    'too little': 'Das ist mir zu wenig.',
    'one more': 'Ein Fragment mehr, bitte.',
    'too much': 'Das ist mir zu viel.',
    'other paws': 'Mir fehlt etwas anderes.',
    'need paws': 'Die Pfoten brauche ich.',
    'you lead': 'Du liegst schon vorn.',
  },
  rather: (colour) => `Lieber hätte ich ${colour}.`,
  keep: (colour) => `${colour} brauche ich selbst.`,
  refuses: (who, version, why) => say`${who.name} ${who.verb('lehnst', 'lehnt')} Vertrag ${version} ab${why}`,
  declines: (who, to, you, why) =>
    say`${who.name} ${who.verb('lehnst', 'lehnt')} ${to === you ? 'dein Angebot' : say`das Angebot von ${{ seat: to }}`} ab${why}`,
  playsAndGets: (who, paws, share) => say`${who.name} ${who.verb('spielst', 'spielt')} ${paws} und ${who.verb('bekommst', 'bekommt')} ${share}`,
  gives: (who, to, what) => say`${who.name} ${who.verb('gibst', 'gibt')} ${to} ${what} aus dem Lager`,
  tooMuch: (have, room, over) => [`Du hättest ${have} und Platz für ${room}: ${over === 1 ? 'Eines davon müsste' : `${over} davon müssten`} weg.`],
});
