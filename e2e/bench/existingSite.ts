import type { LoadCosts, PageTimings } from './measurePage';

/** What was measured of a page, in ms; the size in bytes. */
type Figures = Pick<LoadCosts, 'total' | 'tbt' | 'fcp'> &
  Pick<PageTimings, 'pageChange' | 'modeChange'> & { lcp?: number };

/** A page with the same subject. */
interface ExistingPage {
  full: Figures;
  /** With a CPU that is four times slower, and slow 4G. */
  slow: Figures;
}

const KIB = 1024;

/**
 * The pages of the existing documentation of MUI X, by the pages here that have their subjects. It was built from its repository
 * (commit 0a6eb63, August 2026) and measured in Chromium 156 on two cores, medians of three visits, without third parties.
 */
export const EXISTING_SITE: Readonly<Record<string, ExistingPage>> = {
  '/x/api/data-grid/data-grid/': {
    full: { total: 1050 * KIB, tbt: 458, fcp: 256, pageChange: 846, modeChange: 256 },
    slow: { total: 1050 * KIB, tbt: 2152, fcp: 936, lcp: 936, pageChange: 3455, modeChange: 928 },
  },
  '/x/react-data-grid/column-definition/': {
    full: { total: 1525 * KIB, tbt: 545, fcp: 236, pageChange: 805, modeChange: 232 },
    slow: { total: 1525 * KIB, tbt: 2922, fcp: 676, lcp: 1688, pageChange: 3160, modeChange: 824 },
  },
  '/x/react-charts/bars/': {
    full: { total: 1351 * KIB, tbt: 852, fcp: 232, pageChange: 551, modeChange: 384 },
    slow: { total: 1351 * KIB, tbt: 3921, fcp: 984, lcp: 13288, pageChange: 2613, modeChange: 1528 },
  },
  '/x/react-date-pickers/date-picker/': {
    full: { total: 1161 * KIB, tbt: 443, fcp: 192, pageChange: 221, modeChange: 248 },
    slow: { total: 1161 * KIB, tbt: 2081, fcp: 1280, lcp: 9624, pageChange: 1147, modeChange: 904 },
  },
};
