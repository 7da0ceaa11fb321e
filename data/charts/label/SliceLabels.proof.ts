import { expect, type Locator } from '@playwright/test';

export const claim =
  'Slices show labels, values, formatted values or the result of a function. Small slices show none.';

export default async function prove(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiPieChart-arcLabel');
  const choose = async (option: string) => {
    await demo.getByRole('combobox', { name: 'arcLabel' }).click();
    await demo.page().getByRole('option', { name: option, exact: true }).click();
    await expect(demo.page().getByRole('listbox')).toHaveCount(0);
  };
  // The Southern Ocean has an angle of 22 degrees, the Arctic one of 15.
  await expect(labels).toHaveText(['Pacific', 'Atlantic', 'Indian', '', '']);
  await choose('value');
  await expect(labels.first()).toHaveText('168.7');
  await choose('formattedValue');
  await expect(labels.first()).toHaveText('168.7 M km²');
  await choose('function');
  await expect(labels).toHaveText(['47%', '24%', '20%', '', '']);
  await demo.getByRole('slider').press('Home');
  await expect(labels).toHaveText(['47%', '24%', '20%', '6%', '4%']);
}
