/** A refused request. The only error whose reason reaches a client. */
import type { Refusal, Types } from '@starboard/kernel';
import type { Problem } from './routes.ts';

export class ApiError extends Error {
  readonly problem: Problem;
  readonly refusal: Refusal<Types> | undefined;

  /** Which of the reasons of this problem it is, for words in the client's language. */
  readonly why: string | undefined;

  /** What somebody said about it, in their own words. */
  readonly said: string | undefined;

  constructor(problem: Problem, message: string, refusal?: Refusal<Types>, why?: string, said?: string) {
    super(message);
    this.why = why;
    this.said = said;
    this.problem = problem;
    this.refusal = refusal;
  }
}

/** One answer for "not yours" and "does not exist". */
export const notFound = (): ApiError => new ApiError('unknown', 'There is no such thing here.');
