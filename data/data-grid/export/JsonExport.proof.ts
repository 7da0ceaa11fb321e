import { expect, type Locator } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const claim =
  'Buttons of the toolbar download a CSV file with a byte order mark, and a JSON file with the values of the grid.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const press = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      demo.getByRole('button', { name }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readDownload(download) };
  };

  const csv = await press('CSV');
  expect(csv.name).toBe('orders.csv');
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);

  const json = await press('JSON');
  expect(json.name).toBe('orders.json');
  const rows = JSON.parse(json.bytes.toString('utf8')) as unknown[];
  expect(rows).toHaveLength(6);
  expect(rows[2]).toEqual({ id: 'A-103', customer: 'Ana Costa', total: -45 });
}
