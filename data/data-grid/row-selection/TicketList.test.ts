import { expect, type Locator } from '@playwright/test';

export const title =
  'A click selects one row and deselects the row before, a second click deselects it, and a double-click leaves it as it was.';

export default async function test(demo: Locator): Promise<void> {
  const getRow = (id: string) => demo.getByRole('row', { name: id });
  const clickSubject = (id: string, clickCount = 1) =>
    getRow(id).locator('[data-field="subject"]').click({ clickCount });

  await clickSubject('101');
  await expect(getRow('101')).toHaveAttribute('aria-selected', 'true');
  await clickSubject('104');
  await expect(getRow('104')).toHaveAttribute('aria-selected', 'true');
  await expect(getRow('101')).toHaveAttribute('aria-selected', 'false');
  await clickSubject('104');
  await expect(getRow('104')).toHaveAttribute('aria-selected', 'false');
  await clickSubject('102', 2);
  await expect(getRow('102')).toHaveAttribute('aria-selected', 'false');
}
