import type { OtherStyling } from './codePreferences';

/** What is proven of every demo, in display order. */
export const DEMO_ASPECTS = ['visualParity', 'claim', 'rightToLeft', 'translated'] as const;

/** What is proven of a demo: of every one, and for each other styling that it does the same. */
export type DemoAspect = (typeof DEMO_ASPECTS)[number] | OtherStyling;

/** What is to be proven of a demo that has these other stylings. */
export function listAspects(stylings: readonly OtherStyling[] = []): DemoAspect[] {
  return [...DEMO_ASPECTS, ...stylings];
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
  proofs: Record<string, string>;
  /** What each demo is for, as its proof claims, by key of the demo. */
  claims: Record<string, string>;
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
