import { expect, type Locator } from '@playwright/test';

export const title = 'The rising line is green, the falling line is red, and the change is shown as text.';

export default async function test(demo: Locator): Promise<void> {
  const readLine = (name: string) => demo.getByLabel(`Price of ${name}`).locator('.MuiLineElement-root');
  await expect(readLine('Wind')).toHaveAttribute('stroke', 'seagreen');
  await expect(readLine('Rail')).toHaveAttribute('stroke', 'crimson');
  await expect(demo).toContainText('Wind: +7 €');
  await expect(demo).toContainText('Rail: -7 €');
}
