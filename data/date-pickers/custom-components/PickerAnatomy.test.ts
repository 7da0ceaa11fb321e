import { expect, type Locator } from '@playwright/test';

export const title =
  'Each part has an outline and the name of its slot, and a button shows the slots of the header.';

/** The name that CSS shows on a part. */
function readName(part: Locator): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element, '::after').content);
}

export default async function test(demo: Locator): Promise<void> {
  const header = demo.locator('.MuiPickersCalendarHeader-root');
  const next = header.locator('.MuiPickersArrowSwitcher-nextIconButton');
  expect(await readName(demo.locator('.MuiPickersLayout-toolbar'))).toContain('"toolbar"');
  expect(await readName(demo.locator('.MuiPickersLayout-tabs'))).toContain('"tabs"');
  expect(await readName(demo.locator('.MuiPickersLayout-actionBar'))).toContain('"actionBar"');
  expect(await readName(demo.getByRole('gridcell', { name: '20', exact: true }))).toContain('"day"');
  expect(await readName(header)).toContain('"calendarHeader"');
  expect(await readName(next)).toBe('none');
  await demo.getByRole('button', { name: 'Calendar header' }).click();
  await expect(header).toHaveCSS('outline-style', 'none');
  expect(await readName(next)).toContain('"nextIconButton"');
  await expect(next).toHaveCSS('outline-style', 'dashed');
}
