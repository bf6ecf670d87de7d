/** How a match went: who was going to win, where it turned, who took what, and how kind chance was. */
import './summary.css';
import type { Facts } from '@starboard/kernel';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { lookBack } from '../offline/past.ts';
import { shownName } from '../play/names.ts';
import { FinalPlaces } from '../table/over.tsx';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLocalPortraits } from '../ui/own-face.ts';
import { Page } from '../ui/page.tsx';
import { Say } from '../ui/phrase.tsx';
import { Portraits } from '../ui/portraits.ts';
import { Link, useFragment } from '../ui/router.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import type { LookBack, PastFrom } from '../worker/protocol.ts';
import { pastAt, pastPath } from './address.ts';
import { lookAt } from './moment.ts';
import { Nothing } from './nothing.tsx';
import { type SectionContext, SectionPanel } from './section.tsx';
import { Share } from './share.tsx';
import { usePast } from './use-past.ts';
import { usePastWords } from './words.ts';

export default function Summary({ from: path }: { readonly from: { readonly kind: string; readonly id: string } | null }) {
  const past = usePastWords();
  const language = useLanguage();
  const from = pastAt(path, useFragment());
  const ask = useCallback((of: PastFrom) => lookBack(of, language), [language]);
  const { value, problem, again } = usePast(from, ask);
  if (from === null) return <Nothing problem="link-broken" again={again} />;
  if (problem !== null) return <Nothing problem={problem} again={again} replay={pastPath('replay', from)} />;
  if (value === null)
    return (
      <Page title={past.title('')}>
        <p className="loading" role="status">
          <span className="spin" />
          {past.working}
        </p>
      </Page>
    );
  return <Shown from={from} look={value} />;
}

function Shown({ from, look }: { readonly from: PastFrom; readonly look: LookBack }) {
  const w = useWords();
  const past = usePastWords();
  const language = useLanguage();
  const { outcome, ending, title, summary } = look;
  const names = useMemo(() => look.names.map((name) => shownName(name, w)), [look, w]);
  const portraits = useLocalPortraits(
    look.names.map((name, seat) => ({ name, kind: look.bots[seat] === null ? 'person' : 'bot', face: look.faces[seat] ?? null })),
  );
  const winners = outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];
  const best = winners.length === 1 ? winners[0] : null;
  const key = JSON.stringify(from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the match is, is the same as long as its text is.
  const around = useMemo<SectionContext>(
    () => ({ names, you: look.you, language, best, href: (n) => pastPath('replay', from, n) }),
    [names, look, language, best, key],
  );
  useEffect(() => () => lookAt(null), []);
  const facts = summary.sections.find((s): s is Facts => s.kind === 'facts');
  const replay = pastPath('replay', from);
  return (
    <Portraits.Provider value={portraits}>
      <Page title={past.title(title)} wide>
        <div className="panel finale">
          <div className="said">
            <p className="eyebrow">{title}</p>
            <h1>
              {winners.map((seat) => (
                <Badge key={seat} seat={seat} />
              ))}
              <span>{ending === null ? past.noWinner : <Say phrase={ending} names={names} still />}</span>
            </h1>
            {facts !== undefined && (
              <dl className="tallies">
                {facts.items.map(({ name, value }) => (
                  <div key={name}>
                    <dd className="num">{value}</dd>
                    <dt>{name}</dt>
                  </div>
                ))}
              </dl>
            )}
            <div className="acts">
              {replay !== null && (
                <Link className="btn primary" href={replay}>
                  <Icon name="play" />
                  {w.over.replay}
                </Link>
              )}
              <Share from={from} title={past.title(title)} />
            </div>
          </div>
          {outcome !== null && (
            <div className="ranks">
              <h2 className="vh">{past.players}</h2>
              <FinalPlaces
                outcome={outcome}
                names={names}
                counted={(part) => look.counted[outcome.parts.indexOf(part)] ?? ''}
                ruleLink={(id) => (
                  <Link className="rule-id" href={`/rules/${look.game}/${id}`}>
                    {id}
                  </Link>
                )}
              />
            </div>
          )}
        </div>
        <div className="looks">
          {summary.sections.map((section) => (
            <SectionPanel key={section.title} section={section} around={around} />
          ))}
        </div>
      </Page>
    </Portraits.Provider>
  );
}
