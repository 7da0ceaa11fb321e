import { expect, type Locator } from '@playwright/test';

export const title = 'One option sets the order of a stack from zero upwards, for all its series.';

const ORDERS = {
  reverse: 'lights, chains, brakes, tires',
  ascending: 'lights, brakes, chains, tires',
  descending: 'tires, chains, brakes, lights',
  appearance: 'tires, lights, chains, brakes',
  insideOut: 'brakes, tires, lights, chains',
  none: 'tires, brakes, chains, lights',
};

export default async function test(demo: Locator): Promise<void> {
  const readOrder = async () => {
    const tops = await Promise.all(
      ['tires', 'brakes', 'chains', 'lights'].map(async (id) => ({
        id,
        y: (await demo.locator(`[data-series="${id}"] .MuiBar-element`).first().boundingBox())!.y,
      })),
    );
    return tops
      .toSorted((a, b) => b.y - a.y)
      .map(({ id }) => id)
      .join(', ');
  };
  await expect.poll(readOrder).toBe(ORDERS.none);
  for (const [order, expected] of Object.entries(ORDERS)) {
    await demo.getByRole('combobox', { name: 'stackOrder' }).click();
    await demo.page().getByRole('option', { name: order, exact: true }).click();
    await expect(demo.page().getByRole('listbox')).toHaveCount(0);
    await expect.poll(readOrder).toBe(expected);
  }
}
