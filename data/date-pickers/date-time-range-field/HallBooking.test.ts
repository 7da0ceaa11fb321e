import { expect, type Locator } from '@playwright/test';

export const title =
  'A message says that the start is too early, that the end is too late, or that the end is before the start.';

export default async function test(demo: Locator): Promise<void> {
  const text = demo.locator('p');
  const { keyboard } = demo.page();
  const type = async (part: 'start' | 'end', name: 'Day' | 'Hours', digits: string) => {
    const sections = demo.getByRole('spinbutton', { name });
    const section = part === 'start' ? sections.first() : sections.last();
    await section.click();
    await keyboard.type(digits);
    await expect(section).toHaveText(digits);
  };
  await expect(text).toHaveText('The hall is free from 4 May at 10:00.');
  await type('start', 'Hours', '10');
  await expect(text).toHaveText('4 to 29 May 2026');
  await type('start', 'Day', '03');
  await expect(text).toHaveText('The hall is free from 4 May at 10:00.');
  await type('start', 'Day', '20');
  await expect(text).toHaveText('4 to 29 May 2026');
  await type('end', 'Hours', '19');
  await expect(text).toHaveText('The hall is free until 29 May at 18:00.');
  await type('end', 'Day', '30');
  await expect(text).toHaveText('The hall is free until 29 May at 18:00.');
  await type('end', 'Day', '19');
  await expect(text).toHaveText('The end is before the start.');
}
