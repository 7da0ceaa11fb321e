import type { HealthReport } from '../../shared/page/health';
import type { TestResultTexts } from '../../shared/page/healthPage';
import { fillPlaceholders } from '../../shared/languages/translate';

/** How many demos passed their browser tests, in a sentence. */
export function summarizeProofs(
  { passed, none }: Pick<TestResultTexts, 'passed' | 'none'>,
  { proofs, demoCount }: Pick<HealthReport, 'proofs' | 'demoCount'>,
): string {
  const last = Object.values(proofs).toSorted().at(-1);
  return last === undefined
    ? none
    : fillPlaceholders(passed, {
        passed: String(Object.keys(proofs).length),
        count: String(demoCount),
        date: last.slice(0, 10),
      });
}
