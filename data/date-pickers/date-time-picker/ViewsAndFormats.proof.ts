import { expect, type Locator } from '@playwright/test';
import { getFieldText, openCalendar } from '../../../e2e/demos/dateSteps';

export const claim =
  'The prop views decides what the popup and the field contain. With openTo="year", the popup starts with the year.';

export default async function prove(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  const select = (name: string) => demo.getByRole('button', { name }).click();
  await expect(input).toHaveValue(/^(05\/11\/2026 09:00|09\S*:00 \S*05\/11\/2026)$/);
  let popup = await openCalendar(demo);
  await expect(popup.getByRole('listbox')).toHaveCount(1);
  await demo.page().keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await select('With seconds');
  await expect(input).toHaveValue(getFieldText('05/11/2026 09:30:15', direction));
  popup = await openCalendar(demo);
  await expect(popup.getByRole('listbox')).toHaveCount(3);
  await demo.page().keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await select('Year first');
  popup = await openCalendar(demo);
  await expect(popup.getByRole('radio', { name: '2026' })).toHaveAttribute('aria-checked', 'true');
  await popup.getByRole('radio', { name: '2025' }).click();
  await popup.getByRole('radio', { name: 'March' }).click();
  await popup.getByRole('gridcell', { name: '4', exact: true }).click();
  await expect(input).toHaveValue(getFieldText('03/04/2025 09:30', direction));
}
