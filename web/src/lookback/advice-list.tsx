/** The best answers at a moment, with how they did in imagined worlds; the one that was given among them. */
import type { Known, Phrase, Seat, Types } from '@starboard/kernel';
import { share } from '@starboard/table-kit/plots';
import type { AdvisedAnswer } from '../../../bots/advice.ts';
import type { TableGame } from '../table/game.ts';
import { Say } from '../ui/phrase.tsx';
import { useLanguage } from '../words/index.ts';
import type { GivenAdvice } from './analyst.ts';
import { sharedOut } from './shared-out.ts';
import { useLookbackWords } from './words.ts';

export interface AdviceListProps {
  readonly at: Pick<TableGame, 'words' | 'names'>;
  readonly advice: GivenAdvice;
  /** What the seat knew: answers are said in its words. */
  readonly known: Known<Types>;
  /** The seat of the reader; null: a stranger. */
  readonly you: Seat | null;
  /** Its chance fell afterwards. */
  readonly fell: boolean;
}

/** Sentences for each answer. */
const REASONS = 2;

export function AdviceList({ at, advice, known, you, fell }: AdviceListProps) {
  const w = useLookbackWords();
  const { seat, advised, reasons } = advice;
  if (seat === null || advised === null) return <p className="help">{w.nobody}</p>;
  if (advised.worlds === 0) return <p className="help">{w.thinking}</p>;
  const { answers, unsure, decided } = advised;
  const { each, own } = sharedOut(reasons.slice(0, answers.length));
  const bare = unsure || decided;
  const most = Math.max(0.01, ...answers.map((a) => a.chance + a.error));
  return (
    <>
      {unsure && (
        <p className="note" role="status">
          {w.unsure}
        </p>
      )}
      {decided && !unsure && (
        <p className="note" role="status">
          {w.decided[answers[0].chance > 0.5 ? 'won' : 'lost']}
        </p>
      )}
      <ol className="lb-advice">
        {answers.map((answer, i) => (
          <li key={answer.answer.join(' ')} className={i === 0 && !bare ? 'best' : ''}>
            <Line {...{ at, known, seat, answer, bare, most }} did={answer.did ? (seat === you ? w.did.you : w.did.name(at.names[seat])) : null} />
            <p className="help">
              <Sentences of={own[i]?.slice(0, REASONS)} names={at.names} />
              {answers.length === 1 && w.alone}
              {answer.did && i > 0 && !bare && answer.even && (fell ? w.unlucky : w.even)}
              {answer.did && i === 0 && fell && w.unlucky}
            </p>
          </li>
        ))}
      </ol>
      {each.length > 0 && (
        <p className="help lb-each">
          {w.each} <Sentences of={each} names={at.names} />
        </p>
      )}
      <p className="help small">{bare ? w.worldsBare(advised.worlds) : w.worlds(advised.worlds)}</p>
    </>
  );
}

const Sentences = ({ of = [], names }: { readonly of?: readonly Phrase[]; readonly names: readonly string[] }) => (
  <>
    {of.map((phrase, k) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sentences are what they are.
      <span key={k}>
        <Say phrase={phrase} names={names} still />{' '}
      </span>
    ))}
  </>
);

function Line({
  at,
  known,
  seat,
  answer: { answer, chance, error },
  bare,
  most,
  did,
}: Pick<AdviceListProps, 'at' | 'known'> & {
  readonly seat: Seat;
  readonly answer: AdvisedAnswer;
  readonly bare: boolean;
  readonly most: number;
  /** Whose answer it was; null: nobody's. */
  readonly did: string | null;
}) {
  const language = useLanguage();
  const wide = (v: number): string => `${Math.max(0, Math.min(100, (100 * v) / most)).toFixed(1)}%`;
  return (
    <>
      <p className="lb-answer">
        <span>
          <b>
            <Say phrase={answerPhrase(at.words, answer, known, seat)} names={at.names} still />
          </b>
          {did !== null && <span className="chip">{did}</span>}
        </span>
        {!bare && <b className="num">{share(chance, language)}</b>}
      </p>
      {!bare && (
        <div className="lb-bar" aria-hidden="true">
          <i style={{ width: wide(chance) }} />
          <s style={{ left: wide(chance - error), width: wide(2 * error) }} />
        </div>
      )}
    </>
  );
}

/** A whole answer, pick by pick, as the buttons say it. */
export function answerPhrase(words: TableGame['words'], answer: readonly string[], known: Known<Types>, seat: Seat): Phrase {
  return answer.flatMap((pick, i): Phrase => {
    if (i > 0 && words.passing?.(pick) === true) return [];
    try {
      return [...(i === 0 ? [] : [' · ']), ...words.pick(pick, known, seat, answer.slice(0, i))];
    } catch {
      return [pick];
    }
  });
}
