/** What is said about people at a table of the server: who is away, who is missing, who may watch the replay. English. */
const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

export const onlineEn = {
  seats: {
    claim: (name: string, seat: string) => `${name} would like to take over from ${seat}.`,
    claimBot: (name: string, seat: string) => `${name} suggests that a bot plays for ${seat} until they return.`,
    claimed: (seat: string) => `You asked to take over from ${seat}.`,
    suggested: (seat: string) => `You suggested that a bot plays for ${seat}.`,
    onlyThem: (seat: string) => `Only ${seat} can agree to this.`,
    theyDecide: (seat: string) => `${seat} decides.`,
    votes: (yes: number, of: number) => `${yes} of ${of} agree.`,
    agree: 'Agree',
    give: 'Give up my seat',
    refuse: 'Refuse',
    withdraw: 'Withdraw',
    away: (name: string) => `${name} is away.`,
    awayUntil: (name: string, time: string) => `${name} is away. From ${time} on, a bot can take over.`,
    bot: (name: string) => `Let a bot play for ${name}`,
    botHelp: 'Until they return: then the seat is theirs again.',
    watching: 'You are watching.',
    takeOver: (name: string) => `Take over from ${name}`,
    takeOverHelp: 'The person who sits there can give you the seat. If they stay away, two of the others who sat there from the start decide.',
    yours: (name: string) => `${name} is playing your seat.`,
    back: 'Take my seat back',
    returning: 'The seat is yours again at the next question.',
  },
  missing: {
    title: (names: readonly string[]) => `Waiting for ${list(names)}`,
    absent: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'does' : 'do'} not have this page open.`,
    slow: 'This takes a moment on some devices.',
    until: (time: string) => `Without a decision the start is cancelled at ${time}.`,
    waits: 'The game starts as soon as everyone is here.',
    cancelled: (names: readonly string[]) => `The start was cancelled because ${list(names)} did not come.`,
    cancelledByHost: 'The host cancelled the start.',
    others: (host: string) => `${host || 'The host'} can wait, put a bot there, or start without them.`,
    wait: 'Wait for them',
    bot: (names: readonly string[]) => (names.length === 1 ? `Bot for ${names[0]}` : 'Bots in their seats'),
    without: (names: readonly string[]) => (names.length === 1 ? `Start without ${names[0]}` : 'Start without them'),
    help: 'Start without them: they keep the seat and can join later. Bot: a bot plays the whole game.',
  },
  sharing: {
    everybody: 'Everybody with this link can watch the replay.',
    members: 'Only people of this table can open this link.',
    membersAsk: 'Only people of this table can open this link. The host can open it for everybody.',
    toMembers: 'Only people of this table',
    toEverybody: 'Everybody with the link',
  },
  replays: {
    title: 'Replays',
    mine: 'Your finished games',
    none: 'No finished games yet. They appear here after the end.',
    fromFile: 'From a file',
    watch: 'Watch',
  },
};
export type OnlineWords = typeof onlineEn;
