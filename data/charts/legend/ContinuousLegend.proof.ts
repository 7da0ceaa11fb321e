import { expect, type Locator } from '@playwright/test';

export const claim =
  'The color legend names both ends of the color map. Labels are beside or below the gradient, and reverse swaps them.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const legend = demo.getByRole('list');
  await expect(legend.getByRole('listitem').first()).toHaveText('Ground floor');
  await expect(legend.getByRole('listitem').last()).toHaveText('Floor 20');
  const height = (await legend.boundingBox())!.height;

  await demo.getByRole('combobox', { name: 'labelPosition' }).click();
  await page.getByRole('option', { name: 'end', exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect.poll(async () => (await legend.boundingBox())!.height).toBeGreaterThan(height + 5);

  await demo.getByRole('checkbox').check();
  await expect(legend.getByRole('listitem').first()).toHaveText('Floor 20');
  await expect(legend.getByRole('listitem').last()).toHaveText('Ground floor');
}
