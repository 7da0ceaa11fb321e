import { expect, type Locator } from '@playwright/test';
import { readCsvLines } from '../../../../e2e/demos/downloadSteps';

export const title =
  'Tooltips name the two buttons, arrow keys move between them, and Enter on the first one downloads the rows as invoices.csv.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar');
  const download = toolbar.getByRole('button', { name: 'Download as CSV' });
  const print = toolbar.getByRole('button', { name: 'Print' });
  // The row answers a click, so the toolbar does.
  const row = demo.locator('[role="row"][data-id]').first();
  await row.locator('[role="gridcell"]').first().click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await row
    .locator('[role="gridcell"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(row).toHaveAttribute('aria-selected', 'false');
  await download.focus();
  await page.keyboard.press('ArrowRight');
  await expect(print).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(download).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('invoices.csv');
  expect(await readCsvLines(file)).toEqual([
    'Client,Amount',
    'Harbor Foods,"1,840"',
    'Nordic Print,620',
    'Elm Dental,975',
  ]);
}
