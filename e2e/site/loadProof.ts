import { pathToFileURL } from 'node:url';
import type { Locator } from '@playwright/test';
import { getProofFile } from '../../src/node/site/health/proofSource';
import { PROJECT } from './project';

/** What is beside a demo and proves it: `data/charts/bars/Stacked.proof.ts`. */
export interface Proof {
  /** What the demo is for, in one sentence. */
  claim: string;
  /**
   * Uses the live demo and expects that the claim holds.
   *
   * @param demo the place of the demo, in its page; what opens over the page is found from `demo.page()`,
   * in a frame from `demo.locator('xpath=ancestor::body')`
   * @param direction in which the demo is shown: keys that lead right in one lead left in the other
   */
  default: (demo: Locator, direction: 'ltr' | 'rtl') => Promise<void>;
}

export async function loadProof(key: string): Promise<Proof> {
  return (await import(pathToFileURL(getProofFile(PROJECT, key)).href)) as Proof;
}
