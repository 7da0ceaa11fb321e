import { expect, type Locator } from '@playwright/test';

export const title =
  'Each edge of a selected range has a border, and the cells inside have no additional border.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const getEdges = (id: string, field: string) =>
    getCell(id, field).evaluate((element) => {
      const style = getComputedStyle(element);
      return {
        isTopColored: style.borderTopColor === style.getPropertyValue('border-inline-start-color'),
        widths: [
          style.borderInlineStartWidth,
          style.borderInlineEndWidth,
          style.borderBottomWidth,
          style.borderTopWidth,
        ],
      };
    });
  const getTopColor = (id: string, field: string) =>
    getCell(id, field).evaluate((element) => getComputedStyle(element).borderTopColor);

  await getCell('design', 'q1').click();
  await getCell('support', 'q3').click({ modifiers: ['Shift'] });
  await expect
    .poll(() => getEdges('design', 'q1'))
    .toEqual({ isTopColored: true, widths: ['1px', '0px', '0px', '1px'] });
  await expect
    .poll(() => getEdges('support', 'q3'))
    .toEqual({ isTopColored: false, widths: ['0px', '1px', '1px', '1px'] });
  await expect
    .poll(() => getEdges('sales', 'q2'))
    .toEqual({ isTopColored: false, widths: ['0px', '0px', '0px', '1px'] });
  expect(await getTopColor('sales', 'q2')).toBe(await getTopColor('legal', 'q4'));
  expect(await getTopColor('design', 'q2')).toBe(await getTopColor('design', 'q1'));
}
