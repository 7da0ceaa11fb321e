import { expect, type Locator } from '@playwright/test';

export const claim =
  'A color map of the y-axis colors marks and line. colorGetter colors single marks, and the line keeps its color.';

export default async function prove(demo: Locator): Promise<void> {
  const line = demo.locator('.MuiLineElement-root');
  const marks = demo.locator('.MuiMarkElement-root');
  const readStrokes = () =>
    marks.evaluateAll((circles) => circles.map((circle) => circle.getAttribute('stroke')));
  const cold = '#1976d2';
  const warm = '#d32f2f';
  const plain = '#607d8b';
  await expect.poll(readStrokes).toEqual([cold, cold, warm, warm, warm, cold]);
  await expect(line).toHaveAttribute('stroke', /^url\(#/);
  await demo.getByRole('button', { name: 'continuous' }).click();
  await expect.poll(async () => new Set(await readStrokes()).size).toBe(5);
  await expect(line).toHaveAttribute('stroke', /^url\(#/);
  await demo.getByRole('button', { name: 'colorGetter' }).click();
  await expect.poll(readStrokes).toEqual([plain, plain, plain, warm, plain, plain]);
  await expect(line).toHaveAttribute('stroke', plain);
}
