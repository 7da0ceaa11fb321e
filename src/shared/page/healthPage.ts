import type { LayoutProps, PageLanguage } from './pageProps';

/** A demo on the page of health; the report says what it is for. */
export interface DemoLink {
  /** `charts/bars/StackedBars` */
  key: string;
  /** In the user's language. */
  title: string;
  href: string;
}

/** What was checked, in words, with numbers. */
export interface ListedCheck {
  title: string;
  text: string;
  /** What was left out, and why. */
  exceptions: string[];
}

/** What the page says of the browser tests, which run after the build. */
export interface TestResultTexts {
  /** While the report is not loaded, and without JavaScript; the address of the report follows. */
  pending: string;
  /** Template with `{{passed}}`, `{{count}}` and `{{date}}`. */
  passed: string;
  /** When no demo was tested with the sources of this build. */
  none: string;
  /** Shown beside a demo that passed. */
  demoPassed: string;
}

/** The demos of a product, or of what belongs to all of them. */
export interface DemoGroup {
  id: string;
  title: string;
  demos: DemoLink[];
}

/** Props of the page of health; every text is in the user's language. */
export interface HealthPageProps extends PageLanguage {
  layout: LayoutProps;
  title: string;
  description: string;
  /** What was checked, of which commit, and when. */
  summary: string;
  testResults: TestResultTexts;
  /** Name and version of the documentation and of each package. */
  facts: [name: string, value: string][];
  checksTitle: string;
  checks: ListedCheck[];
  demosTitle: string;
  demosText: string;
  groups: DemoGroup[];
  linksTitle: string;
  linksText: string;
}
