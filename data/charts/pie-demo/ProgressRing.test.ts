import { expect, type Locator } from '@playwright/test';

export const title =
  'The ring shows the share in its center, is a progress bar with a name and a text, grows with each lesson, and closes at the end.';

export default async function test(demo: Locator): Promise<void> {
  const ring = demo.getByRole('progressbar', { name: 'Course' });
  const text = ring.locator('.MuiGauge-valueText');
  const arc = ring.locator('.MuiGauge-valueArc');
  await expect(ring).toHaveAttribute('aria-valuetext', '8 of 12 lessons');
  await expect(text).toHaveText('67%');
  for (const [finished, share] of [
    [9, '75%'],
    [10, '83%'],
    [11, '92%'],
    [12, '100%'],
  ] as const) {
    const before = (await arc.getAttribute('d'))!;
    await demo.getByRole('button', { name: 'Finish a lesson' }).click();
    await expect(text).toHaveText(share);
    await expect(ring).toHaveAttribute('aria-valuetext', `${finished} of 12 lessons`);
    await expect(arc).not.toHaveAttribute('d', before);
  }
  // A closed ring is as wide as tall.
  await expect
    .poll(async () => {
      const { width, height } = (await arc.boundingBox())!;
      return Math.abs(width - height);
    })
    .toBeLessThan(1);
  await demo.getByRole('button', { name: 'Start again' }).click();
  await expect(text).toHaveText('0%');
}
