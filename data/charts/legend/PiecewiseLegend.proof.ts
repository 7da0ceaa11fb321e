import { expect, type Locator } from '@playwright/test';

export const claim =
  'The color legend lists the ranges of the color map with their own texts, and a click reports the limits of a range.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await expect(demo.getByRole('listitem')).toHaveText(['Quiet (below 50 dB)', 'Normal', 'Loud (from 65 dB)']);
  await demo.getByRole('button', { name: 'Normal' }).click();
  await expect(output).toHaveText('Clicked range: 50 to 65');
  await demo.getByRole('button', { name: 'Quiet' }).click();
  await expect(output).toHaveText('Clicked range: lowest to 50');
  await demo.getByRole('button', { name: 'Loud' }).press('Enter');
  await expect(output).toHaveText('Clicked range: 65 to highest');
}
