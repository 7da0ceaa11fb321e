import { expect, type Locator } from '@playwright/test';

export const title =
  'The leave covers June and July, and only June while July is hidden, so that August stays in sight.';

export default async function test(demo: Locator): Promise<void> {
  const row = demo.locator('[role="row"][data-id="Ines"]');
  const june = row.locator('[data-field="june"]');
  const august = row.locator('[data-field="august"]');
  await expect(june).toHaveAttribute('aria-colspan', '2');
  await expect(august).toHaveText('Office');
  await demo.getByRole('switch').click();
  await expect(demo.locator('[role="columnheader"][data-field="july"]')).toHaveCount(0);
  await expect(june).toHaveAttribute('aria-colspan', '1');
  await expect(august).toHaveText('Office');
  await demo.getByRole('switch').click();
  await expect(june).toHaveAttribute('aria-colspan', '2');
}
