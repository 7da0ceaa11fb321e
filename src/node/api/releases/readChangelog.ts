import { versionToMinor } from '../../../shared/products/versionLens';
import { readVersionNumbers } from './versionNumbers';

/** What the changelog of the suite says of its releases. */
export interface Changelog {
  /** By minor: the day of its first version, `{ '8.5': '2025-05-29' }`. */
  dates: Map<string, string>;
  /** By package: the minors in which it was published. */
  minors: Map<string, Set<string>>;
}

/** `## 8.5.0`, `## v8.27.0` */
const HEADING = /^## v?(\S+)\s*$/;

/** `_May 29, 2025_` */
const DATE = /^_(\w+ \d+, \d{4})_\s*$/;

/** `` #### `@mui/x-charts-pro@8.5.0` `` */
const PACKAGE = /^#+ .*?`(@mui\/x-[a-z-]+)@(\d+\.\d+\.\d+)`/;

/** Reads the changelog that each package of the suite contains. */
export function readChangelog(text: string): Changelog {
  const dates = new Map<string, string>();
  const minors = new Map<string, Set<string>>();
  let version = '';
  for (const line of text.split('\n')) {
    version = HEADING.exec(line)?.[1] ?? version;
    const date = DATE.exec(line)?.[1];
    if (date && readVersionNumbers(version)) {
      // Newest first: the first version of a minor is read last.
      dates.set(versionToMinor(version), new Date(`${date} UTC`).toISOString().slice(0, 10));
    }
    const [, name, published] = PACKAGE.exec(line) ?? [];
    if (name && published) {
      minors.set(name, (minors.get(name) ?? new Set()).add(versionToMinor(published)));
    }
  }
  return { dates, minors };
}
