import { expect, type Locator } from '@playwright/test';
import { typeDateTime } from '../../../e2e/demos/dateSteps';

export const title =
  'An end before the start is an error, no matter which of them users change, and the same moment is not.';

export default async function test(demo: Locator): Promise<void> {
  const start = demo.getByRole('group', { name: 'Shift start' });
  const end = demo.getByRole('group', { name: 'Shift end' });
  await expect(end).toHaveAttribute('aria-invalid', 'false');
  await typeDateTime(end, '05112026', '2130');
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await typeDateTime(end, '05112026', '2200');
  await expect(end).toHaveAttribute('aria-invalid', 'false');
  await typeDateTime(start, '05122026', '0100');
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await typeDateTime(start, '05112026', '1400');
  await expect(end).toHaveAttribute('aria-invalid', 'false');
}
