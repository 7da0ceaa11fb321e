import { expect, type Locator } from '@playwright/test';

export const title =
  'Each key and click that starts or ends editing reports its reason, saves or discards the value, and moves the focus as the tables say.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const { keyboard } = page;
  const output = demo.getByRole('status');
  const getCell = (place: string) => {
    const [id, field] = place.split(' ');
    return demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  };
  const expectFocus = async (place: string) => {
    const find = () =>
      page.evaluate(() => {
        const cell = document.activeElement?.closest('[role="gridcell"]');
        return `${cell?.closest<HTMLElement>('[role="row"]')?.dataset.id} ${cell?.getAttribute('data-field')}`;
      });
    await expect.poll(find, { intervals: [20] }).toBe(place);
  };
  const expectLog = (start: string, stop: string, saved: string) =>
    expect(output).toHaveText(`Start: ${start} · Stop: ${stop} · Saved: ${saved}`);

  // Cell editing: start. Escape discards the value and keeps the focus.
  for (const [press, reason, value] of [
    ['Enter', 'enterKeyDown', '24'],
    ['7', 'printableKeyDown', '7'],
    ['Backspace', 'deleteKeyDown', ''],
    ['Delete', 'deleteKeyDown', ''],
  ] as const) {
    await getCell('B-104 stock').click();
    await keyboard.press(press);
    await expect(getCell('B-104 stock').locator('input')).toHaveValue(value);
    await expect(output).toContainText(`Start: ${reason} `);
    await keyboard.press('Escape');
    await expect(getCell('B-104 stock')).toHaveText('24');
    await expectFocus('B-104 stock');
    await expectLog(reason, 'escapeKeyDown', 'none');
  }
  await getCell('B-104 stock').dispatchEvent('keydown', {
    key: 'v',
    keyCode: 86,
    ctrlKey: true,
    bubbles: true,
  });
  await expect(output).toContainText('Start: pasteKeyDown');
  await expect(getCell('B-104 stock').locator('input')).toHaveValue('');
  await keyboard.press('Escape');
  await getCell('B-104 stock').dblclick();
  await expect(output).toContainText('Start: cellDoubleClick');
  await expect(getCell('B-104 stock').locator('input')).toHaveValue('24');

  await keyboard.press('Escape');

  // Space never starts editing.
  await getCell('B-104 stock').click();
  await keyboard.press('Space');
  await expectFocus('B-142 stock');
  await expect(demo.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);
  await keyboard.press('Space');
  await expectFocus('B-142 stock');
  await expect(demo.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);

  // Arrow keys move the cursor in the editor.
  await getCell('B-104 name').dblclick();
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowDown');
  await expectFocus('B-104 name');
  await expect(getCell('B-104 name').locator('input')).toBeVisible();

  // Cell editing: stop.
  await getCell('B-104 name').locator('input').fill('Chain A');
  await keyboard.press('Enter');
  await expectLog('cellDoubleClick', 'enterKeyDown', 'Chain A, 24');
  await expectFocus('B-117 name');
  await keyboard.press('Enter');
  await getCell('B-117 name').locator('input').fill('Pads B');
  await keyboard.press('Tab');
  await expectLog('enterKeyDown', 'tabKeyDown', 'Pads B, 60');
  await expectFocus('B-117 stock');
  await expect(getCell('B-117 stock').locator('input')).toHaveCount(0);
  await keyboard.press('Enter');
  await getCell('B-117 stock').locator('input').fill('61');
  await keyboard.press('Tab');
  await expectLog('enterKeyDown', 'tabKeyDown', 'Pads B, 61');
  await expectFocus('B-131 id');
  await getCell('B-117 name').dblclick();
  await getCell('B-117 name').locator('input').fill('Pads C');
  await keyboard.press('Shift+Tab');
  await expectLog('cellDoubleClick', 'shiftTabKeyDown', 'Pads C, 61');
  await expectFocus('B-117 id');
  await getCell('B-117 stock').dblclick();
  await getCell('B-117 stock').locator('input').fill('62');
  await getCell('B-131 name').click();
  await expectLog('cellDoubleClick', 'cellFocusOut', 'Pads C, 62');
  await expectFocus('B-131 name');
  await getCell('B-117 stock').dblclick();
  await getCell('B-117 stock').locator('input').fill('63');
  await output.click();
  await expectLog('cellDoubleClick', 'cellFocusOut', 'Pads C, 63');

  // Focus that moves without a click does not end editing.
  await getCell('B-142 name').dblclick();
  await demo.getByRole('button', { name: 'Row editing' }).focus();
  await expect(demo.getByRole('button', { name: 'Row editing' })).toBeFocused();
  await expect(getCell('B-142 name').locator('input')).toBeVisible();
  await getCell('B-142 name').locator('input').press('Enter');
  await expectLog('cellDoubleClick', 'enterKeyDown', 'Cassette, null');
  await expectFocus('B-142 name');

  // Row editing.
  await demo.getByRole('button', { name: 'Row editing' }).click();
  const editors = demo.locator('.MuiDataGrid-cell--editing');
  for (const [press, reason, value] of [
    ['Enter', 'enterKeyDown', '24'],
    ['7', 'printableKeyDown', '7'],
    ['Backspace', 'deleteKeyDown', ''],
    ['Delete', 'deleteKeyDown', ''],
  ] as const) {
    await getCell('B-104 stock').click();
    await keyboard.press(press);
    await expect(editors).toHaveCount(2);
    await expect(getCell('B-104 stock').locator('input')).toHaveValue(value);
    await expect(getCell('B-104 name').locator('input')).toHaveValue('Chain 11-speed');
    await expect(output).toContainText(`Start: ${reason} `);
    await keyboard.press('Escape');
    await expect(editors).toHaveCount(0);
    await expect(getCell('B-104 stock')).toHaveText('24');
    await expectFocus('B-104 stock');
    await expect(output).toContainText('Stop: escapeKeyDown · Saved: Cassette, null');
  }
  await getCell('B-104 stock').dispatchEvent('keydown', {
    key: 'v',
    keyCode: 86,
    ctrlKey: true,
    bubbles: true,
  });
  await expect(output).toContainText('Start: printableKeyDown');
  await keyboard.press('Escape');

  await getCell('B-104 name').dblclick();
  await getCell('B-104 name').locator('input').fill('Chain A');
  await keyboard.press('Tab');
  await expect(editors).toHaveCount(2);
  await expect(getCell('B-104 stock').locator('input')).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(getCell('B-104 name').locator('input')).toBeFocused();
  await keyboard.press('Enter');
  await expectLog('cellDoubleClick', 'enterKeyDown', 'Chain A, 24');
  await expectFocus('B-117 name');
  await getCell('B-117 stock').dblclick();
  await getCell('B-117 stock').locator('input').fill('61');
  await keyboard.press('Tab');
  await expectLog('cellDoubleClick', 'tabKeyDown', 'Brake pads, 61');
  await expectFocus('B-131 id');
  await getCell('B-117 name').dblclick();
  await keyboard.press('Shift+Tab');
  await expectLog('cellDoubleClick', 'shiftTabKeyDown', 'Brake pads, 61');
  await expectFocus('B-117 id');
  await getCell('B-117 stock').dblclick();
  await getCell('B-117 stock').locator('input').fill('62');
  await getCell('B-131 name').click();
  await expectLog('cellDoubleClick', 'rowFocusOut', 'Brake pads, 62');
  await expectFocus('B-131 name');
}
