/** A refused request. The only error whose reason reaches a client. */
import type { Refusal, Types } from '@starboard/kernel';
import type { Problem } from './problems.ts';
import { REFUSALS, type RefusalName } from './refusals.ts';

/** Their sentence says nothing that helps: a refusal of these kinds has a name (./refusals.ts). */
type VagueProblem = 'limit' | 'not-now' | 'not-ready' | 'full' | 'too-often' | 'stale' | 'rated';
/** Which of the reasons of a problem it is, for words in the client's language; and the number that belongs to it. */
interface Named {
  readonly why: string;
  readonly count?: number | undefined;
  /** What the host said about it. */
  readonly said?: string | undefined;
}

export class ApiError extends Error {
  readonly problem: Problem;
  readonly refusal: Refusal<Types> | undefined;
  readonly why: string | undefined;
  readonly count: number | undefined;

  /** What the host said about it. */
  readonly said: string | undefined;

  constructor(problem: Exclude<Problem, VagueProblem>, message: string, refusal?: Refusal<Types>);
  constructor(problem: Problem, message: string, refusal: Refusal<Types> | undefined, named: Named | null);
  constructor(problem: Problem, message: string, refusal?: Refusal<Types>, named?: Named | null) {
    super(message);
    this.problem = problem;
    this.refusal = refusal;
    this.why = named?.why;
    this.count = named?.count;
    this.said = named?.said;
  }
}

export function refused(why: RefusalName, count?: number, said?: string): ApiError {
  const [problem, message] = REFUSALS[why];
  return new ApiError(problem, message.replace('#', String(count)), undefined, { why, count, said });
}

/** One answer for "not yours" and "does not exist". */
export const notFound = (): ApiError => new ApiError('unknown', 'There is no such thing here.');
