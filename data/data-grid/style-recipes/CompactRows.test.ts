import { expect, type Locator } from '@playwright/test';

export const title =
  'Rows are 24 px tall, the header 32 px, and the text and the padding of cells and headers are small.';

export default async function test(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Room' });
  const cell = demo.locator('[role="row"][data-id="S-02"] [data-field="room"]');
  await expect(demo.locator('[role="row"][data-id="S-02"]')).toHaveCSS('height', '24px');
  await expect(header).toHaveCSS('height', '32px');
  for (const element of [header, cell]) {
    await expect(element).toHaveCSS('font-size', '12px');
    await expect(element).toHaveCSS('padding-left', '4px');
    await expect(element).toHaveCSS('padding-right', '4px');
  }
}
