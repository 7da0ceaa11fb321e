import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title = 'Each button sets both dates and times of its period, which users can still edit.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const expectRange = async (start: string, end: string) => {
    const texts = [start, end].map((text) => getFieldText(text, direction));
    await expect(demo.locator('input')).toHaveValue(texts.join(' – '));
  };
  await demo.getByRole('button', { name: 'Hour before the outage' }).click();
  await expectRange('05/12/2026 02:20', '05/12/2026 03:20');
  await demo.getByRole('button', { name: 'Day of the outage' }).click();
  await expectRange('05/12/2026 00:00', '05/12/2026 23:59');
  await demo.getByRole('spinbutton', { name: 'Day' }).first().click();
  await demo.page().keyboard.type('11');
  await expectRange('05/11/2026 00:00', '05/12/2026 23:59');
}
