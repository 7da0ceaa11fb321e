import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilLive } from './demos';
import { createSharedPageTest } from './sharedPage';

/** Waits until a playground of a page has its component, its controls and its toolbar. */
export async function waitForPlayground(page: Page, name: string): Promise<Locator> {
  const playground = page.locator(`[id="${name}.tsx"]`);
  await playground.scrollIntoViewIfNeeded();
  await waitUntilLive(playground.locator('.demo-stage'));
  await expect(playground.locator('.prop-controls')).toBeVisible();
  await expect(playground.getByRole('toolbar')).toBeVisible();
  return playground;
}

/** Opens a page, and waits for a playground of it. */
export async function openPlayground(page: Page, address: string, name: string): Promise<Locator> {
  await page.goto(address);
  return waitForPlayground(page, name);
}

/** The button of this name. */
export function getButton(place: Locator, name: string): Locator {
  return place.getByRole('button', { name, exact: true });
}

/** The field of one value of a prop that has few. */
export function getSegment(playground: Locator, prop: string, value: string): Locator {
  return playground.getByRole('group', { name: prop, exact: true }).getByRole('radio', { name: value });
}

/** Chooses one of the few values of a prop. */
export async function chooseSegment(playground: Locator, prop: string, value: string): Promise<void> {
  await getSegment(playground, prop, value).locator('..').click();
}

/** The code of what is set. */
export function getCode(playground: Locator): Locator {
  return playground.locator('.prop-parts > .code code');
}

/** Resets a playground: its edit first, which keeps what its controls have set, then its controls. */
async function resetPlayground(playground: Locator): Promise<void> {
  const reset = getButton(playground, 'Reset the demo');
  if ((await playground.locator('.cm-editor').count()) > 0) {
    await reset.click();
  }
  await reset.click();
  await expect(playground.locator('.cm-editor')).toHaveCount(0);
}

/** The playgrounds that tests share. */
const BARS = { address: '/x/react-charts/bars/', name: 'MonthlyBars' };
const PICKERS = { address: '/x/react-date-pickers/playground/', name: 'ArrivalDay' };

const createPlaygroundTest = ({ address, name }: typeof BARS) =>
  createSharedPageTest({
    address,
    permissions: ['clipboard-read', 'clipboard-write'],
    prepare: async (page) => {
      await waitForPlayground(page, name);
    },
    restore: (page) => resetPlayground(page.locator(`[id="${name}.tsx"]`)),
  });

/** Tests of a playground, which has its first values when each begins. */
export const barsTest = createPlaygroundTest(BARS);
export const pickersTest = createPlaygroundTest(PICKERS);
