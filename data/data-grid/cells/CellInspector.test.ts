import { expect, type Locator } from '@playwright/test';

export const title =
  'A click reports the raw and the formatted value of the focused cell; the method reads a cell without focus, also in edit mode.';

export default async function test(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const button = demo.getByRole('button', { name: 'Read nitrate of W-302' });
  await demo.getByRole('gridcell', { name: '31.9 mg/l' }).click();
  await expect(status).toContainText('"value": 31.9');
  await expect(status).toContainText('"formattedValue": "31.9 mg/l"');
  await expect(status).toContainText('"hasFocus": true');
  await expect(status).toContainText('"isEditable": true');

  // The focus leaves the grid, and the cell remains the one in the tab order.
  await button.click();
  await expect(status).toContainText('"hasFocus": false');
  await expect(status).toContainText('"tabIndex": 0');

  await demo.getByRole('gridcell', { name: 'W-304' }).click();
  await expect(status).toContainText('"isEditable": false');
  await button.click();
  await expect(status).toContainText('"tabIndex": -1');
  await expect(status).toContainText('"cellMode": "view"');

  await demo.getByRole('gridcell', { name: '31.9 mg/l' }).dblclick();
  await expect(demo.getByRole('spinbutton')).toBeVisible();
  await expect(status).toContainText('"cellMode": "view"');
  await demo.getByRole('spinbutton').click();
  await expect(status).toContainText('"cellMode": "edit"');
}
