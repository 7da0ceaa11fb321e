import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilLive } from './demos';

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

/** The code of what is set. */
export function getCode(playground: Locator): Locator {
  return playground.locator('.prop-parts > .code code');
}
