import { expect, type Locator, type Page } from '@playwright/test';
import { createSharedPageTest } from './sharedPage';

/** A light page: two of its charts have types in their code. */
export const TOOLS_PAGE = '/x/react-charts/stacking/';

/** A demo of the page, and what only its TypeScript and its JavaScript have. */
export const TYPED = {
  name: 'StackOffsets',
  typeScript: "React.useState<StackOffsetType>('diverging')",
  javaScript: "React.useState('diverging')",
};
export const OTHER_TYPED = {
  name: 'StackOrders',
  typeScript: "React.useState<StackOrderType>('none')",
  javaScript: "React.useState('none')",
};

/** Waits for the tools of a demo, which arrive when it is near the view. */
export async function showTools(page: Page, name: string): Promise<Locator> {
  const demo = page.locator(`[id="${name}.tsx"]`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('toolbar')).toBeVisible();
  return demo;
}

/** Closes what a test has opened. */
async function closeCode(page: Page): Promise<void> {
  await page.evaluate((name) => {
    for (const details of document.getElementById(`${name}.tsx`)!.querySelectorAll('details')) {
      details.open = false;
    }
  }, TYPED.name);
}

/** Tests of the tools of a demo, on a page that is as it was opened when each begins. */
export const toolsTest = createSharedPageTest({
  address: TOOLS_PAGE,
  permissions: ['clipboard-read', 'clipboard-write'],
  restore: closeCode,
});
