/** What the first page says where no server stands behind it: no links, no tables with others, and chance comes from this device. */
import type { Language } from '@starboard/kernel';
import { bent } from '../../words/bend.ts';

export interface HereWords {
  readonly lead: string;
  readonly friends: string;
  readonly steps: readonly (readonly [string, string])[];
}

const en: HereWords = {
  lead: 'Space board games against bots that never peek, or together at one screen. No account needed.',
  friends: 'Over the network',
  steps: [
    ['Choose a game', 'And how many play. Bots take the other seats.'],
    ['Share one screen', 'A curtain hides each hand from the others.'],
    ['Everything explains itself', 'Legal moves are highlighted. Greyed ones say why and cite the rule.'],
    ['Nobody peeks', 'Bots only get what their seat may see. It all runs in your browser, also without a network.'],
  ],
};
const de: HereWords = {
  lead: 'Brettspiele im All: gegen Bots, die niemals spicken, oder zusammen an einem Bildschirm. Ganz ohne Konto.',
  friends: 'Übers Netz',
  steps: [
    ['Spiel aussuchen', 'Und wie viele mitspielen. Auf den anderen Plätzen sitzen Bots.'],
    ['Bildschirm teilen', 'Ein Vorhang verdeckt jede Hand vor den anderen.'],
    ['Alles erklärt sich', 'Erlaubte Züge leuchten. Graue sagen, warum nicht, und nennen die Regel.'],
    ['Niemand spickt', 'Bots bekommen nur, was ihr Platz sehen darf. Alles läuft in deinem Browser, auch ohne Netz.'],
  ],
};
// Said here and not with NO_SERVER: so a build with a server leaves these words out.
export const HERE: { readonly [L in Language]: HereWords } | null = import.meta.env?.MODE === 'site' ? { de: bent(de), en: bent(en) } : null;
