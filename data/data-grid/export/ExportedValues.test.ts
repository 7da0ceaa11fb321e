import { expect, type Locator } from '@playwright/test';

export const title =
  'CSV contains formatted values, or raw values with the prop, and adds an apostrophe to formulas and to negative numbers.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const press = demo.getByRole('button', { name: 'Get CSV' });
  const read = async () => (await output.textContent())?.split('\r\n').slice(1);

  await press.click();
  await expect(output).toContainText('1250.50 €');
  expect(await read()).toEqual([
    'A-101,"Ring twice, please",1250.50 €',
    'A-102,,89.00 €',
    `A-103,"'=1+2","'-45.00 €"`,
  ]);

  await demo.getByRole('switch', { name: 'Raw values' }).click();
  await press.click();
  await expect(output).not.toContainText('€');
  expect(await read()).toEqual(['A-101,"Ring twice, please",1250.5', 'A-102,,89', `A-103,"'=1+2","'-45"`]);
}
