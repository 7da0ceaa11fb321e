import type { Browser, Page } from '@playwright/test';
import type { ListedDemo } from '../../src/node/health/listDemos';
import { openWithDemosHeld } from '../support/openWithDemosHeld';
import { recordShifts } from '../support/shifts';
import { slowDown } from '../support/slowDown';
import { watchFaults } from '../support/watchFaults';
import { getStaticPlace } from './demoPlace';
import { readStaticForm, type StaticFormFacts } from './staticForm';

/** A document with demos that have come alive in it, which many proofs share. */
export interface DemoDocument {
  page: Page;
  /** The demo that was started again last. */
  provenBefore?: ListedDemo;
  /** What was seen of static forms before any demo came alive, by key. */
  forms: Map<string, StaticFormFacts>;
  /** Takes what the page has complained of since the last call. */
  takeFaults: () => string[];
  /** Expects that nothing has moved by itself since the last call. */
  expectStill: () => Promise<void>;
}

interface OpenOptions {
  page: Page;
  baseURL: string;
  /** Address of the guide, or of the document in an iframe. */
  address: string;
  /** Demos whose static forms are to be looked at. */
  demos: readonly ListedDemo[];
  /** What a user's browser may do to a page before its demos come alive. */
  prepare?: (page: Page) => Promise<void>;
}

/** Opens a document in dark mode, looks at its demos while they are static, and lets them come alive. */
export async function openDemoDocument({
  page,
  baseURL,
  address,
  demos,
  prepare,
}: OpenOptions): Promise<DemoDocument> {
  const takeFaults = watchFaults(page, baseURL);
  const expectStill = await recordShifts(page);
  // Dark from the first frame on: static forms are made in light.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const release = await openWithDemosHeld(page, address);
  const forms = new Map<string, StaticFormFacts>();
  for (const listed of demos) {
    forms.set(listed.key, await readStaticForm(page.locator(getStaticPlace(listed))));
  }
  await prepare?.(page);
  await release();
  return { page, forms, takeFaults, expectStill };
}

/** A document as a test wants it: tests with the same id share one. */
export type WantedDocument = Omit<OpenOptions, 'page'> & { id: string };

/** Holds the document that was opened last. */
export interface DocumentSlot {
  take: (wanted: WantedDocument) => Promise<DemoDocument>;
  close: () => Promise<void>;
}

export function createDocumentSlot(browser: Browser): DocumentSlot {
  let shown: { id: string; document: DemoDocument } | undefined;
  const close = async () => {
    await shown?.document.page.context().close();
    shown = undefined;
  };
  return {
    take: async ({ id, ...options }) => {
      if (shown?.id !== id) {
        await close();
        const page = await (await browser.newContext()).newPage();
        await slowDown(page);
        shown = { id, document: await openDemoDocument({ page, ...options }) };
      }
      return shown.document;
    },
    close,
  };
}
