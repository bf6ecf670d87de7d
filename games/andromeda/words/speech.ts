/** What a language brings to say effects: one small function for each kind, and the joints between them. */
import type { ByKind, EffectKind, Effects } from '../content/effect.ts';
import type { Ability } from '../content/types.ts';
import type { Cost } from '../content/vocabulary.ts';
import type { Speaker } from './names.ts';

/** Who the sentence speaks to: a player, the Collective about itself, or everybody else in a battle with a raider. */
export type Voice = 'player' | 'collective' | 'raider';

export interface EffectSpeech extends Speaker {
  readonly kinds: ByKind<readonly [say: (list: Effects) => string, voice: Voice], string>;
  price(cost: Cost): string;
  /** Each kind in a word or two, for buttons. */
  readonly brief: { readonly [K in EffectKind]: string };
  /** The parts of "Transport, after launching to a planet, once per turn"; none for what always holds. */
  trigger(a: Ability, free: boolean): readonly string[];
  readonly pays: (price: string) => string;
  readonly nothing: string;
  /** Of a moon without content (N66). */
  readonly nullMoon: string;
  readonly artifact: string;
  readonly damaged: string;
  readonly adaptable: string;
  readonly battleUse: string;
  readonly freeUse: string;
  readonly ignores: string;
  readonly applies: string;
  readonly tokenStep: (elseDo: string) => string;
  readonly whenWon: string;
  readonly onRaid: string;
  readonly always: string;
  readonly reward: string;
}
