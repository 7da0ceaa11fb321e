import type { Locator, Page } from '@playwright/test';
import { SOON } from './support/demos';
import { readKeyboardTables } from './support/keyboardTables';
import { listAlternatives, PICKER_KEY_CASES, readFocus, type Start } from './support/pickerKeys';
import { createSharedPageTest } from './support/sharedPage';
import { expect } from './support/test';

const PAGE = '/x/react-date-pickers/accessibility/';

const test = createSharedPageTest({ address: PAGE });

const expectFocus = (page: Page, focus: string) =>
  expect.poll(() => readFocus(page), { intervals: SOON }).toBe(focus);

/** Puts the focus where a row begins. */
async function begin(demo: Locator, start: Start): Promise<void> {
  const page = demo.page();
  if (start === 'clock') {
    await demo.getByRole('listbox').focus();
    return;
  }
  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await expectFocus(page, 'spinbutton, Month, April');
  if (start === 'field') {
    return;
  }
  await demo.getByRole('button', { name: /^Choose date/ }).focus();
  if (start === 'button') {
    return;
  }
  await page.keyboard.press('Enter');
  await expectFocus(page, 'gridcell, 15');
  if (start === 'time') {
    await page.keyboard.press('Enter');
    await expectFocus(page, 'option, 10 hours');
  } else if (start === 'year') {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /switch to year view/ })
      .press('Enter');
    await expectFocus(page, 'radio, 2026');
  }
}

test('every row of the keyboard tables is tested, and none besides', async ({ shared: { page } }) => {
  const tables = new Set(PICKER_KEY_CASES.map((row) => row.table));
  const rows = await readKeyboardTables(page, tables);
  const tested = PICKER_KEY_CASES.map(({ table, key, on }) => [
    table,
    key,
    ...(on === undefined ? [] : [on]),
  ]);
  expect(rows).toEqual(tested);
});

for (const { table, key, on, start, steps, value, month } of PICKER_KEY_CASES.flatMap(listAlternatives)) {
  const keys = steps.map(([pressed]) => pressed).join(' ');
  test(`${table}: ${key}${on === undefined ? '' : `, ${on}`} (${keys})`, async ({
    shared: { page, startDemo },
  }) => {
    // The popup of the row before keeps the focus until its demo starts again.
    const picker = await startDemo(page.locator('[id="KeyboardPicker.tsx"]'));
    const demo = start === 'clock' ? await startDemo(page.locator('[id="KeyboardClock.tsx"]')) : picker;
    await begin(demo, start);
    for (const [pressed, focus] of steps) {
      await page.keyboard.press(pressed);
      await expectFocus(page, focus);
    }
    if (value !== undefined) {
      await expect(demo.locator('input')).toHaveValue(value);
    }
    if (month !== undefined) {
      await expect(page.getByRole('dialog').getByRole('grid', { name: month })).toBeVisible();
    }
  });
}
