/** Lines of the log, and requests, that tell of people and of what is undone. English. */
const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
const agreed = (by: readonly string[]): string => (by.length === 0 ? '' : ` Agreed by ${list(by)}.`);
const YOU = 'your';
const turnsOf = (names: readonly string[]): string => {
  const text = list(names.map((n) => (n === YOU ? YOU : `${n}’s`)));
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const saidEn = {
  said: {
    seat: {
      given: (name: string, from: string) => `${from} gives the seat to ${name}.`,
      agreed: (name: string, from: string, by: readonly string[]) =>
        `${name} takes over from ${from}, who was away.${agreed(by)} ${from} can take the seat back.`,
      back: (name: string, from: string) => `${name} is back and takes the seat back from ${from}.`,
      passed: (name: string, from: string) => `${name} takes over from ${from}.`,
      botPassed: (name: string, from: string) => `The bot ${name} takes over from ${from}.`,
      conceded: (name: string) => `A bot plays on for ${name}.`,
      clock: (name: string) => `${name}’s time is up. A bot plays until they return.`,
      away: (name: string, by: readonly string[]) => `${name} is away. A bot plays until they return.${agreed(by)}`,
      returns: (name: string) => `${name} takes over from the bot.`,
    },
    undo: {
      /** `what`: the first line that is undone; null: nothing of it was told to the reader. */
      asked: (name: string, what: string | null) =>
        what === null ? `${name} asks to take a move back.` : `${name} asks to go back to before “${what}”`,
      mine: (what: string | null) => (what === null ? 'You ask to take your move back.' : `You ask to go back to before “${what}”`),
      /** Whose turns are lost beside the asker's. */
      lost: (names: readonly string[]) =>
        names.length === 0 ? 'Nobody else’s turn is undone.' : `${turnsOf(names)} turns since then are undone too.`,
      fresh: 'New draws follow.',
      done: (name: string, names: readonly string[]) =>
        names.length === 0
          ? `${name} takes a move back; everyone agreed.`
          : `${name} takes a move back; everyone agreed. ${turnsOf(names)} turns are undone too.`,
      line: 'undone',
      /** The reader, among those whose turns are undone. */
      you: YOU,
    },
    timed: {
      label: 'Timed by the game',
      note: (what: readonly string[]) => `Timed at this table: ${what.join('; ')}.`,
      ok: 'Got it',
    },
    chatLeft: (left: number) => (left === 0 ? 'No characters left.' : `${left} ${left === 1 ? 'character' : 'characters'} left.`),
  },
};
