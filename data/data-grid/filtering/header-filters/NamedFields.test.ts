import { expect, type Locator } from '@playwright/test';

export const title = 'Each field has the name of its column and a placeholder, and it filters.';

export default async function test(demo: Locator): Promise<void> {
  const subjects = demo.locator('[role="gridcell"][data-field="subject"]');
  const subject = demo.getByRole('textbox', { name: 'Subject' });
  const team = demo.getByRole('textbox', { name: 'Team' });
  await expect(subject).toHaveAttribute('placeholder', 'All');
  await expect(team).toHaveAttribute('placeholder', 'All');
  await subject.fill('login');
  await expect(subjects).toHaveText(['Login page stays blank', 'Login code not sent']);
  await subject.fill('');
  await team.fill('network');
  await expect(subjects).toHaveText(['Slow network in room 4', 'Printer offline']);
}
