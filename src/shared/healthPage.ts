import type { LayoutProps, PageLanguage } from './pageProps';
import type { DemoHealth, ProofState } from './health';

/** A demo on the page of health. */
export interface ListedHealth extends DemoHealth {
  /** `charts/bars/StackedBars` */
  key: string;
  /** In the reader's language. */
  title: string;
  href: string;
  /** What the demo is for, as its proof claims. */
  claim: string;
}

/** What was checked, in words, with numbers. */
export interface ListedCheck {
  title: string;
  text: string;
  /** What was left out, and why. */
  exceptions: string[];
}

/** The demos of a product, or of what belongs to all of them. */
export interface DemoGroup {
  id: string;
  title: string;
  demos: ListedHealth[];
}

/** Props of the page of health; every text is in the reader's language. */
export interface HealthPageProps extends PageLanguage {
  frame: LayoutProps;
  title: string;
  description: string;
  /** Name and value of each: when, and with what the site was built. */
  facts: [name: string, value: string][];
  checksTitle: string;
  checks: ListedCheck[];
  demosTitle: string;
  demosText: string;
  groups: DemoGroup[];
  states: Record<ProofState, string>;
  linksTitle: string;
  linksText: string;
}
