import { expect, type Locator } from '@playwright/test';

export const title = 'A composed chart has a legend of checkboxes, which show and hide its lines.';

export default async function test(demo: Locator): Promise<void> {
  const legend = demo.getByRole('group', { name: 'Lines' });
  const planned = legend.getByRole('checkbox', { name: 'Planned' });
  const line = demo.locator('.MuiLineElement-series-plan');
  await expect(planned).not.toBeChecked();
  await expect(line).toHaveAttribute('opacity', '0');
  await planned.check();
  await expect(line).toHaveAttribute('opacity', '1');
  await legend.getByRole('checkbox', { name: 'Done' }).press('Space');
  await expect(demo.locator('.MuiLineElement-series-done')).toHaveAttribute('opacity', '0');
  await expect(line).toHaveAttribute('opacity', '1');
}
