import { expect, type Locator } from '@playwright/test';

export const title =
  'Each new order is requested from the server, and a late response to an earlier request never appears.';

export default async function test(demo: Locator): Promise<void> {
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  const opened = demo.getByRole('columnheader', { name: 'Opened' });
  const tickets = demo.locator('[role="gridcell"][data-field="id"]');
  await expect(tickets).toHaveText(['T-7', 'T-34', 'T-12', 'T-9', 'T-101']);

  // Only the late response puts T-101 first. It is late if its header is no longer sorted.
  const observed = await demo.evaluateHandle((element) => {
    const readFirst = () => element.querySelector('[role="gridcell"][data-field="id"]')?.textContent;
    const header = '[role="columnheader"][data-field="opened"][aria-sort="descending"]';
    const result = { hasLateRows: false };
    let previous = readFirst();
    new MutationObserver(() => {
      const first = readFirst();
      if (first === 'T-101' && first !== previous && !element.querySelector(header)) {
        result.hasLateRows = true;
      }
      previous = first;
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return result;
  });
  // The second click follows while the slow first request is pending.
  await opened.click();
  await customer.click();
  await expect(customer).toHaveAttribute('aria-sort', 'ascending');
  await expect(tickets).toHaveText(['T-9', 'T-34', 'T-7', 'T-101', 'T-12']);
  await expect(demo.getByRole('progressbar')).toHaveCount(0);

  // This response takes as long as the late one, which was requested before.
  await customer.click();
  await expect(demo.getByRole('progressbar')).toBeVisible();
  await expect(tickets).toHaveText(['T-12', 'T-101', 'T-7', 'T-34', 'T-9']);
  expect(await observed.evaluate(({ hasLateRows }) => hasLateRows)).toBe(false);
  await customer.click();
  await expect(tickets).toHaveText(['T-12', 'T-7', 'T-101', 'T-34', 'T-9']);
}
