/**
 * A hidden switch of the page: `?pseudo` shows everything in the made-up language of kernel/pseudo.ts, `?pseudo=off` ends that.
 * Everything a player reads passes `bent` where it is loaded.
 */
let bend: <W>(words: W) => W = (words) => words;

/** Before the first words are loaded. */
export async function speakPseudo(): Promise<void> {
  bend = (await import('@starboard/kernel/pseudo')).pseudo;
}

export const bent = <W>(words: W): W => bend(words);
