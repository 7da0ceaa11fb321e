import { HEALTH_REPORT_HREF, type HealthReport } from '../../shared/health';
import type { TestResultTexts } from '../../shared/healthPage';
import { fillPlaceholders } from '../../shared/translate';

interface TestSummaryProps {
  texts: TestResultTexts;
  /** Absent until it is loaded. */
  report?: HealthReport;
}

function summarize({ passed, none }: TestResultTexts, { proofs, demoCount }: HealthReport): string {
  const last = Object.values(proofs).toSorted().at(-1);
  return last === undefined
    ? none
    : fillPlaceholders(passed, {
        passed: String(Object.keys(proofs).length),
        count: String(demoCount),
        date: last.slice(0, 10),
      });
}

/** How many demos passed their browser tests; without the report, where it is. */
export function TestSummary({ texts, report }: TestSummaryProps) {
  return (
    <p className="health-summary">
      {report ? (
        summarize(texts, report)
      ) : (
        <>
          {texts.pending} <a href={HEALTH_REPORT_HREF}>{HEALTH_REPORT_HREF}</a>
        </>
      )}
    </p>
  );
}
