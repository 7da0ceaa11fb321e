import type { Locator } from '@playwright/test';
import { expectCopied } from '../../../e2e/demos/clipboardSteps';

export const title = 'The button copies the selected cells as lines with tabs.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const copy = () => demo.getByRole('button').first().click();
  await getCell('A-102', 'customer').click();
  await getCell('A-103', 'quantity').click({ modifiers: ['Shift'] });
  await expectCopied(demo.page(), copy, 'Liam Brown\t3\nYuki Tanaka\t40');
}
