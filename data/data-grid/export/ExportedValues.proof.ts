import { expect, type Locator } from '@playwright/test';

export const claim =
  'CSV contains formatted values, quotes values with a delimiter, and adds an apostrophe to formulas and to negative numbers.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const press = demo.getByRole('button', { name: 'Get CSV' });
  const read = async () => (await output.textContent())?.split('\r\n').slice(1);

  await press.click();
  await expect(output).toContainText('A-101');
  expect(await read()).toEqual([
    'A-101,"Ring twice, please",1250.50 €',
    'A-102,,89.00 €',
    `A-103,"'=1+2","'-45.00 €"`,
  ]);

  await demo.getByRole('checkbox', { name: 'Raw values' }).check();
  await demo.getByRole('checkbox', { name: 'Semicolon' }).check();
  await press.click();
  await expect(output).toContainText('A-101;');
  expect(await read()).toEqual(['A-101;Ring twice, please;1250.5', 'A-102;;89', `A-103;"'=1+2";"'-45"`]);

  await demo.getByRole('checkbox', { name: 'Keep formulas' }).check();
  await press.click();
  await expect(output).toContainText('A-103;=1+2;-45');
}
