import type { ChallengeDay } from '../net/types.ts';

const DAY_MS = 86_400_000;

/** Every game has a deal; one of them stands for the day, the games in turn. */
export const dealOfDay = ({ day, deals }: Pick<ChallengeDay, 'day' | 'deals'>): ChallengeDay['deals'][number] =>
  deals[Math.floor(Date.parse(day) / DAY_MS) % deals.length];
