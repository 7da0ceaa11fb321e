import { expect, type Locator } from '@playwright/test';

export const claim = 'Many messages lead to few updates of the grid, and pausing stops both.';

async function readCounts(demo: Locator): Promise<{ messages: number; updates: number }> {
  const text = (await demo.getByText(/^Messages: /).textContent()) ?? '';
  const [messages = 0, updates = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return { messages, updates };
}

export default async function prove(demo: Locator): Promise<void> {
  const bikes = demo.locator('[role="gridcell"][data-field="bikes"]');
  await expect(bikes).toHaveText(['12', '7', '20', '3']);
  await demo.getByRole('button', { name: 'Start' }).click();
  await expect.poll(async () => (await readCounts(demo)).updates).toBeGreaterThan(2);
  await demo.getByRole('button', { name: 'Pause' }).click();
  await expect(demo.getByRole('button', { name: 'Start' })).toBeVisible();
  const { messages, updates } = await readCounts(demo);
  expect(messages).toBeGreaterThan(updates * 2);
  await expect(bikes).not.toHaveText(['12', '7', '20', '3']);
  expect((await readCounts(demo)).messages).toBe(messages);
}
