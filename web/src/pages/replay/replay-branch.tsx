/** What if: takes a seat at this moment of a finished match and plays on against bots. */
import { type Level, type MatchRecord, type Seat, seatsOf } from '@starboard/kernel';
import { share } from '@starboard/table-kit/plots';
import { useState } from 'preact/hooks';
import { momentPath } from '../../challenge/friend-play.ts';
import { freshSecret } from '../../match/ids.ts';
import { keepBranch } from '../../offline/branch.ts';
import { shownName } from '../../play/names.ts';
import { useGame } from '../../state/game.ts';
import { usePrefs } from '../../state/prefs.ts';
import { pastPath } from '../../summary/address.ts';
import { usePastWords } from '../../summary/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { copyText } from '../../ui/files.ts';
import { PickOne, Switch } from '../../ui/forms.tsx';
import { Icon } from '../../ui/icon.tsx';
import { addressOf } from '../../ui/root.ts';
import { go } from '../../ui/router.tsx';
import { toast } from '../../ui/toast.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import type { PastFrom } from '../../worker/protocol.ts';

/** Bots that are worth playing against. */
const OPPONENTS = ['easy', 'normal', 'hard'] as const satisfies readonly Level[];

/** Of a finished match, before its end. A lesson is left to its coach. */
export const mayBranch = ({ outcome, source, entries }: MatchRecord, at: number): boolean =>
  outcome !== null && source.kind !== 'lesson' && !(source.kind === 'branch' && source.of.source.kind === 'lesson') && at < entries.length - 1;

/** Who was asked at this moment, or did the next thing. */
function nextSeat(record: MatchRecord, at: number): Seat {
  const next = record.entries.slice(at + 1).find((e) => e.act.kind === 'answer')?.act;
  return next?.kind === 'answer' ? next.seat : seatsOf(1)[0];
}

interface Props {
  readonly record: MatchRecord;
  readonly from: PastFrom;
  readonly at: number;
  /** Whose eyes one looks through; null: a spectator's. */
  readonly eyes: Seat | null;
  /** By seat: the chance to win at this moment; null: nobody has reckoned it. */
  readonly chances: readonly number[] | null;
  readonly onClose: () => void;
}

export function BranchDialog({ record, from, at, eyes, chances, onClose }: Props) {
  const w = useWords();
  const language = useLanguage();
  const { branch: b } = usePastWords();
  const { game } = useGame(record.terms.game, record.terms.options);
  const own = usePrefs((p) => p.name);
  const [seat, setSeat] = useState<Seat>(eyes ?? nextSeat(record, at));
  const [level, setLevel] = useState<(typeof OPPONENTS)[number]>('normal');
  const [anew, setAnew] = useState(true);
  const [fast, setFast] = useState(false);
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const seats = seatsOf(record.names.length);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const plan = {
        record,
        at,
        seat,
        name: own || record.names[seat],
        level,
        pace: fast ? ('fast' as const) : ('human' as const),
        replay: pastPath('replay', from, at),
        anew: anew ? freshSecret() : null,
      };
      go(`/local/${await keepBranch(game, plan)}`);
    } catch {
      setBusy(false);
      toast(w.common.broken);
    }
  };
  const send = async (): Promise<void> => {
    const path = await momentPath(record, { from, at, seat, level, anew: anew ? freshSecret() : null }).catch(() => null);
    const url = path === null ? null : addressOf(path);
    if (url !== null && (await copyText(url))) toast(b.sent);
    setLink(url ?? 'long');
  };
  return (
    <Dialog sheet title={b.title} onClose={onClose}>
      <p className="help">{b.help(at + 1)}</p>
      <div className="branch-seats">
        <PickOne
          label={b.seat}
          value={String(seat)}
          of={seats.map((s) => [
            String(s),
            <span key={s} className="branch-seat">
              <Badge seat={s} />
              <b>{shownName(record.names[s], w)}</b>
              {chances !== null && (
                <small className="num">
                  <span className="vh">{b.chance} </span>
                  {share(chances[s], language)}
                </small>
              )}
            </span>,
          ])}
          onPick={(v) => setSeat(seats[Number(v)] ?? seat)}
          {...(chances !== null && { help: b.chances })}
        />
      </div>
      <PickOne label={b.level} value={level} of={OPPONENTS.map((l) => [l, w.level[l]] as const)} onPick={setLevel} />
      <Switch label={b.anew} help={anew ? b.anewHelp : b.sameHelp} on={anew} onTurn={setAnew} />
      <Switch label={b.fast} on={fast} onTurn={setFast} />
      <div className="acts">
        <button type="button" className="btn primary" disabled={busy} onClick={() => void start()}>
          <Icon name="play" />
          {b.start}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={() => void send()}>
          <Icon name="link" />
          {b.send}
        </button>
      </div>
      {link !== null && (
        <div role="status">
          {link === 'long' ? (
            <p className="help">{b.sendLong}</p>
          ) : (
            <>
              <p className="help">{b.sendHelp(shownName(record.names[seat], w))}</p>
              <input className="field" readOnly value={link} aria-label={b.send} onFocus={(e) => e.currentTarget.select()} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
