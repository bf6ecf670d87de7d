/** Reporting a work of somebody else to the host. */
import { ask } from '../net/http.ts';
import type { WorkInfo } from '../net/types.ts';
import { Report } from '../report/dialog.tsx';
import { useReportWords, WORK_REASONS } from '../report/words.ts';
import { useLanguage } from '../words/index.ts';
import { useShelfWords } from './shelf-words.ts';
import { useWorkshopWords } from './words.ts';

export function ReportWork({ work }: { readonly work: WorkInfo }) {
  const w = useShelfWords();
  const r = useReportWords();
  const { unnamed } = useWorkshopWords();
  const language = useLanguage();
  return (
    <p className="acts">
      <Report
        title={w.reportTitle(work.name[language] || unnamed)}
        help={w.reportText}
        reasons={WORK_REASONS.map((reason) => [reason, r.work[reason]])}
        send={async (body) => {
          await ask('POST /api/works/:work/report', { params: { work: work.id }, body });
          return {};
        }}
      />
    </p>
  );
}
