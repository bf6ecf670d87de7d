/** The sections of a summary, each as a panel with its plot, its legend and the same as a table. */
import type { Language, Lines, Moments, Section, Timeline } from '@starboard/kernel';
import {
  barsLegend,
  barsPlot,
  dataTable,
  legend,
  lineScale,
  linesCursor,
  linesPlot,
  luckPlot,
  markLegend,
  matrixPlot,
  nearestTick,
  plainText,
  type Setting,
  seatShape,
  share,
  slope,
  type TimelineLayout,
  timelineCursor,
  timelineLayout,
  timelinePlot,
} from '@starboard/table-kit/plots';
import type { ComponentChildren, JSX } from 'preact';
import { memo } from 'preact/compat';
import { useId, useMemo, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { Say } from '../ui/phrase.tsx';
import { Link } from '../ui/router.tsx';
import { lookAt } from './moment.ts';
import { Scrub, type Track } from './scrub.tsx';
import { useWidth } from './use-width.ts';
import { usePastWords } from './words.ts';

/** What every section needs besides its data. */
export interface SectionContext {
  readonly names: readonly string[];
  /** The seat of the reader; null: a stranger. */
  readonly you: number | null;
  readonly language: Language;
  /** The seat that won; null: nobody, or several. */
  readonly best: number | null;
  /** The address of a moment of the replay. */
  href(n: number): string | null;
}

export const SectionPanel = memo(function SectionPanel({ section, around }: { readonly section: Section; readonly around: SectionContext }) {
  const id = useId();
  if (section.kind === 'facts') return null;
  return (
    <section className={`panel block look ${section.kind}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{section.title}</h2>
        {section.about !== '' && <p className="help">{section.about}</p>}
      </div>
      <Body section={section} around={around} />
    </section>
  );
});

function Body({ section, around }: { readonly section: Exclude<Section, { kind: 'facts' }>; readonly around: SectionContext }) {
  switch (section.kind) {
    case 'lines':
      return <LinesBody section={section} around={around} />;
    case 'timeline':
      return <TimelineBody section={section} around={around} />;
    case 'moments':
      return <MomentsBody section={section} around={around} />;
    case 'bars':
      return <Still section={section} around={around} draw={(s) => barsPlot(section, s)} legends={[barsLegend(section)]} />;
    case 'matrix':
      return <Still section={section} around={around} draw={(s) => matrixPlot(section, s)} />;
    case 'luck':
      return (
        <Still section={section} around={around} draw={(s) => luckPlot(section, s)}>
          <ul className="notes">
            {section.measures.map((m) => (
              <li key={m.name}>
                <b>{m.name}:</b> {m.about}
              </li>
            ))}
          </ul>
        </Still>
      );
  }
}

function Still({
  section,
  around,
  draw,
  legends = [],
  children,
}: {
  readonly section: Section;
  readonly around: SectionContext;
  draw(setting: Setting): JSX.Element;
  readonly legends?: readonly JSX.Element[];
  readonly children?: ComponentChildren;
}) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const id = useId();
  return (
    <>
      <div className="plot" ref={ref}>
        {width > 0 && draw({ ...around, width, id })}
      </div>
      {legends}
      {children}
      <InNumbers section={section} around={around} />
    </>
  );
}

function LinesBody({ section, around }: { readonly section: Lines; readonly around: SectionContext }) {
  const w = usePastWords();
  const id = useId();
  const track = useMemo<Track>(() => {
    const { names, language, best, href } = around;
    const chapter = (i: number): string => section.chapters.findLast((c) => c.i <= i)?.name ?? '';
    const values = (i: number): string[] => section.series.map((line) => (section.unit === 'share' ? share(line[i], language) : String(line[i])));
    return {
      at: section.at,
      label: `${section.title}: ${w.moment}`,
      draw: (width) => linesPlot(section, { names, language, width, id }, best),
      cursor: (width, i) => linesCursor(section, width, i),
      near: (x, _y, width) => lineScale(section, width).near(x),
      told: (i) =>
        `${chapter(i)}. ${plainText(section.text[i], around)} ${values(i)
          .map((v, seat) => `${names[seat]} ${v}`)
          .join(', ')}`,
      shown: (i) => (
        <div>
          <p>
            <b>{chapter(i)}</b> · <Say phrase={section.text[i]} names={names} still />
          </p>
          <ul className="shares">
            {values(i).map((v, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
              <li key={seat}>
                {/* Colour and shape of the line, which belong to the seat. */}
                <svg viewBox="0 0 22 22" width={22} height={22} aria-hidden="true">
                  {seatShape(seat, 11, 11, 18)}
                </svg>
                <span className="num">{v}</span>
              </li>
            ))}
          </ul>
        </div>
      ),
      href,
    };
  }, [section, around, w, id]);
  return (
    <>
      {legend(around, section.series.length, true)}
      <Scrub track={track} />
      <InNumbers section={section} around={around} />
    </>
  );
}

function TimelineBody({ section, around }: { readonly section: Timeline; readonly around: SectionContext }) {
  const w = usePastWords();
  const id = useId();
  const track = useMemo<Track>(() => {
    const { names, language, href } = around;
    const ticks = section.chapters.flatMap((chapter) => chapter.ticks.map((tick) => ({ chapter, tick })));
    let kept = { width: 0, layout: timelineLayout(section, 0) };
    const layout = (width: number): TimelineLayout => {
      if (kept.width !== width) kept = { width, layout: timelineLayout(section, width) };
      return kept.layout;
    };
    return {
      at: ticks.map((t) => t.tick.n),
      label: `${section.title}: ${w.moment}`,
      draw: (width) => timelinePlot(section, { names, language, width, id }),
      cursor: (width, i) => timelineCursor(layout(width), width, i),
      near: (x, y, width) => nearestTick(layout(width).ticks, x, y),
      told: (i) => `${ticks[i].chapter.name}. ${plainText(ticks[i].tick.text, around)}`,
      shown: (i) => (
        <p>
          <b>{ticks[i].chapter.name}</b> · <Say phrase={ticks[i].tick.text} names={names} still />
        </p>
      ),
      href,
    };
  }, [section, around, w, id]);
  if (track.at.length === 0) return null;
  return (
    <>
      <div className="legends">
        {legend(around, around.names.length, false)}
        {markLegend(section)}
      </div>
      <Scrub track={track} />
      <InNumbers section={section} around={around} />
    </>
  );
}

function MomentsBody({ section, around }: { readonly section: Moments; readonly around: SectionContext }) {
  const w = usePastWords();
  const { names, language } = around;
  if (section.items.length === 0) return <p>{w.none}</p>;
  return (
    <ol className="turns">
      {section.items.map(({ n, chapter, text: phrase, before, after }) => {
        const href = around.href(n);
        const [from, to] = [share(before, language), share(after, language)];
        return (
          // A pointer that rests does not point: the page may have moved below it.
          <li key={n} onPointerMove={() => lookAt(n)}>
            <p>
              <b>{chapter}</b> · <Say phrase={phrase} names={names} still />
            </p>
            {href !== null && (
              <Link className="ico" href={href} aria-label={w.watchLong(plainText(phrase, around))} title={w.watch}>
                <Icon name="play" />
              </Link>
            )}
            <div className="swing">
              {slope(section.seat, before, after)}
              <span className={`num ${after >= before ? 'up' : 'down'}`} aria-hidden="true">
                {w.change(from, to)}
              </span>
              <span className="vh">{around.you === section.seat ? w.yourChance(from, to) : w.chance(names[section.seat] ?? '', from, to)}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Made when somebody opens it: the longest has hundreds of rows. */
function InNumbers({ section, around }: { readonly section: Section; readonly around: SectionContext }) {
  const w = usePastWords();
  const [open, setOpen] = useState(false);
  return (
    <details className="numbers" onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{w.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keys. */}
      <section className="scroll" tabIndex={0} aria-label={`${section.title}: ${w.table}`}>
        {open && dataTable(section, around)}
      </section>
    </details>
  );
}
