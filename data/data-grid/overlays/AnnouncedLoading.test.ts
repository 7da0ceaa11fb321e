import { expect, type Locator } from '@playwright/test';

export const title =
  'While orders load, a progress indicator has a name, the grid is busy and a status says so; then it counts the orders.';

/** Notes what is in the demo at any time: the answer may come before a slow machine looks. */
async function watchLoading(demo: Locator): Promise<() => Promise<string[]>> {
  const seen = await demo.evaluateHandle((element) => {
    const states = new Set<string>();
    new MutationObserver(() => {
      if (element.querySelector('[role="progressbar"][aria-label="Loading orders"]')) {
        states.add('named progress');
      }
      if (element.querySelector('[role="grid"][aria-busy="true"]')) {
        states.add('busy grid');
      }
      if (element.querySelector('output')?.textContent === 'Loading orders') {
        states.add('status');
      }
    }).observe(element, { attributes: true, characterData: true, childList: true, subtree: true });
    return states;
  });
  return () => seen.evaluate((states) => [...states].toSorted());
}

export default async function test(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const grid = demo.getByRole('grid', { name: 'Orders with a status' });
  await expect(status).toHaveText('0 orders');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  const listStates = await watchLoading(demo);
  await demo.getByRole('button', { name: 'Load orders' }).click();
  await expect.poll(listStates).toEqual(['busy grid', 'named progress', 'status']);
  await expect(status).toHaveText('3 orders');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await expect(demo.getByRole('progressbar')).toHaveCount(0);
}
