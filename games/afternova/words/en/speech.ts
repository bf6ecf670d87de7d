import { list, type Phrase, say } from '@starboard/kernel';
import { speechOf } from '../speech.ts';
import { names } from './names.ts';

export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

export const speech = speechOf({
  language: 'en',
  names,
  and: 'and',
  or: 'or',
  nothing: 'nothing',
  you: { label: 'You', subject: 'you', to: 'you', object: 'you' },
  counted: {
    paw: ['Paw', 'Paws'],
    blueprint: ['Blueprint', 'Blueprints'],
    fragment: ['fragment', 'fragments'],
    point: ['point', 'points'],
  },
  icon: (n, skill) => `${n}\u00a0${skill}`,
  iconList: (icons) => icons.join(' + '),
  wish: (take, want, give) => {
    const asked: Phrase[] = [...(take === null ? [] : [say`${take} from the planet`]), ...(want === null ? [] : [say`${want} from your storage`])];
    if (asked.length > 0) return say`I want ${list(asked, 'and')}${give === null ? [] : say`; I add ${give}`}`;
    return give === null ? ['Free help'] : say`Free help, and I add ${give}`;
  },
  reasons: {
    'too little': 'That’s too little for me.',
    'one more': 'One more, and I’m in.',
    'too much': 'That’s too much for me.',
    'other paws': 'I need other skills.',
    'need paws': 'I need my Paws myself.',
    'you lead': 'You are already ahead.',
  },
  rather: (colour) => `I’d rather have ${colour}.`,
  keep: (colour) => `I need the ${colour} myself.`,
  refuses: (who, version, why) => say`${who.name} ${who.verb('refuse', 'refuses')} contract ${version}${why}`,
  declines: (who, to, you, why) =>
    say`${who.name} ${who.verb('turn', 'turns')} down ${to === you ? 'your offer' : say`${{ seat: to }}’s offer`}${why}`,
  playsAndGets: (who, paws, share) => say`${who.name} ${who.verb('play', 'plays')} ${paws} and ${who.verb('get', 'gets')} ${share}`,
  gives: (who, to, what) => say`${who.name} ${who.verb('give', 'gives')} ${to} ${what} from storage`,
  tooMuch: (have, room, over) => [`You would have ${have} and room for ${room}: ${over} of them would have to go.`],
});
