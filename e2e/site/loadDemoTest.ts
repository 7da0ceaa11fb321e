import { pathToFileURL } from 'node:url';
import type { Locator } from '@playwright/test';
import { getDemoTestFile } from '../../src/node/site/health/demoTestSource';
import { PROJECT } from './project';

/** The test beside a demo: `data/charts/bars/Stacked.test.ts`. */
export interface DemoTest {
  /** What the demo is for, in one sentence. */
  title: string;
  /**
   * Uses the live demo and expects what the title says.
   *
   * @param demo the place of the demo, in its page; what opens over the page is found from `demo.page()`,
   * in a frame from `demo.locator('xpath=ancestor::body')`
   * @param direction in which the demo is shown: keys that lead right in one lead left in the other
   */
  default: (demo: Locator, direction: 'ltr' | 'rtl') => Promise<void>;
}

export async function loadDemoTest(key: string): Promise<DemoTest> {
  return (await import(pathToFileURL(getDemoTestFile(PROJECT, key)).href)) as DemoTest;
}
