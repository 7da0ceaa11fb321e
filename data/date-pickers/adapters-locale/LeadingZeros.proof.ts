import { expect, type Locator } from '@playwright/test';

export const claim =
  'A field adds leading zeros to the format D.M.YYYY, unless shouldRespectLeadingZeros is true.';

export default async function prove(demo: Locator): Promise<void> {
  const inputs = demo.locator('input');
  for (const [index, text] of ['04.05.2026', '4.5.2026', '4.5.2026'].entries()) {
    await expect(inputs.nth(index)).toHaveValue(text);
  }
  await demo.getByRole('spinbutton', { name: 'Month' }).nth(1).click();
  await demo.page().keyboard.type('1');
  await expect(inputs.nth(1)).toHaveValue('4.1.2026');
  await demo.page().keyboard.type('2');
  await expect(inputs.nth(1)).toHaveValue('4.12.2026');
}
