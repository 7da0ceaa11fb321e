import { expect, type Locator } from '@playwright/test';

export const title =
  'Moving the focus does not render a component with a selector, and renders one that listens to the whole state.';

async function readRenders(output: Locator): Promise<number> {
  return Number(/(\d+) renders/.exec((await output.textContent())!)![1]);
}

export default async function test(demo: Locator): Promise<void> {
  const selector = demo.getByRole('status').filter({ hasText: /^Selector: / });
  const state = demo.getByRole('status').filter({ hasText: /^State: / });
  await demo.getByRole('gridcell', { name: 'Oak Lamp 1', exact: true }).click();
  await expect(selector).toHaveText(/^Selector: 1 selected/);
  await expect(state).toHaveText(/^State: 1 selected/);
  const withSelector = await readRenders(selector);
  const withState = await readRenders(state);
  for (let step = 0; step < 4; step += 1) {
    await demo.page().keyboard.press('ArrowDown');
  }
  await expect(demo.locator('[data-rowindex="4"] [data-field="name"]')).toBeFocused();
  await expect.poll(() => readRenders(state)).toBeGreaterThanOrEqual(withState + 4);
  expect(await readRenders(selector)).toBe(withSelector);
  // Selecting another row does not change the number, and deselecting it does.
  await demo.page().keyboard.press('Shift+Space');
  await expect(demo.locator('[data-rowindex="4"]')).toHaveAttribute('aria-selected', 'true');
  expect(await readRenders(selector)).toBe(withSelector);
  await demo.page().keyboard.press('Shift+Space');
  await expect(selector).toHaveText(/^Selector: 0 selected/);
  expect(await readRenders(selector)).toBeGreaterThan(withSelector);
}
