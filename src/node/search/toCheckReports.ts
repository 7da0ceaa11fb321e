import type { CheckReport, CheckReports } from '../base/store/checkReports';
import type { LanguageReport, SearchReport } from './searchReport';

/** Rounded down: 100 % says that nothing is missing. */
function toPercent(share: number): number {
  return Math.floor(share * 100);
}

function toReport({ queries, heldOut }: LanguageReport): CheckReport {
  return {
    values: {
      count: queries.count,
      first: toPercent(queries.recallAt1),
      third: toPercent(queries.recallAt3),
      heldOutCount: heldOut.count,
      heldOutFirst: toPercent(heldOut.recallAt1),
      heldOutThird: toPercent(heldOut.recallAt3),
      gap: Math.round((queries.recallAt1 - heldOut.recallAt1) * 100),
    },
  };
}

/** What the search answers, in figures of the health page. */
export function toCheckReports(report: SearchReport): CheckReports {
  const languages = Object.entries(report).map(([language, found]) => [language, toReport(found)]);
  return { languages: Object.fromEntries(languages) };
}
