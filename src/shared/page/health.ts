import type { Styling } from '../demo/codePreferences';
import type { CompiledDemo } from './page';

/**
 * What is asked of a demo, one after another: that it comes alive as it looked, that its test passes then, and in each
 * styling in all other circumstances together; in an iframe, also in a document that was translated before.
 */
export type DemoPart = 'start' | 'test' | Styling | 'translatedFrame';

/** What is asked of this demo. */
export function listDemoParts({
  stylings,
  iframeHref,
}: Pick<CompiledDemo, 'stylings' | 'iframeHref'>): DemoPart[] {
  return [
    'start',
    'test',
    'system',
    ...(stylings ?? []),
    ...(iframeHref ? ['translatedFrame' as const] : []),
  ];
}

/** `('charts/bars/StackedBars', 'test') -> 'charts/bars/StackedBars test'` */
export function getDemoPartId(key: string, part: DemoPart): string {
  return `${key} ${part}`;
}

/** A link to another site, with the pages that contain it. */
export interface ExternalLink {
  href: string;
  /** Addresses: `/x/introduction/support/` */
  pages: string[];
}

/** What is known of a build once it is written and, later, tested. */
export interface HealthReport {
  /**
   * When a demo passed its browser tests with the sources of this build, by key of the demo
   * (`charts/bars/StackedBars`): ISO 8601, in UTC. Demos without such a test are absent.
   */
  tests: Record<string, string>;
  /** What each demo is for, by the title of its test, by key of the demo. */
  titles: Record<string, string>;
  /** How many demos the build has. */
  demoCount: number;
  externalLinks: ExternalLink[];
}

/** Where the report of a build is published. */
export const HEALTH_REPORT_HREF = '/x/health/report.json';

/** The anchor of a demo on the page of health: `'charts/bars/StackedBars' -> 'charts-bars-StackedBars'` */
export function getHealthAnchor(key: string): string {
  return key.replaceAll('/', '-');
}
