import { expect, type Locator } from '@playwright/test';

export const title = 'The axis has a row for months, one for quarters and one for years.';

export default async function test(demo: Locator): Promise<void> {
  const axis = demo.locator('.MuiChartsAxis-directionX');
  const getRow = (index: number) => axis.locator(`[data-group-index="${index}"] .MuiChartsAxis-tickLabel`);
  await expect(getRow(0)).toHaveCount(8);
  await expect(getRow(1)).toHaveText(['Q3', 'Q4', 'Q1']);
  await expect(getRow(2)).toHaveText(['2025', '2026']);
}
