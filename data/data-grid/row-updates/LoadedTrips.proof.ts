import { expect, type Locator } from '@playwright/test';

export const claim = 'Without a count, scrolling to the end requests the next rows until the last ones.';

const scrollToEnd = (demo: Locator) =>
  demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  // With the row of the headers. The footer shows the count too, but a translated text does not follow it.
  const expectRows = (count: number) =>
    expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', String(count + 1));
  const trip = (id: string) => demo.getByRole('gridcell', { name: id });
  await expect(trip('T-101')).toBeVisible();
  await expect(output).toHaveText('Requested rows: 0–14');
  await trip('T-101').click();
  await trip('T-101').press('Control+End');
  await expect(output).toHaveText('Requested rows: 0–14, 15–29');
  let requested = 'Requested rows: 0–14, 15–29';
  for (const [count, range] of [
    [30, '30–44'],
    [45, '45–59'],
  ] as const) {
    await expectRows(count);
    await scrollToEnd(demo);
    requested += `, ${range}`;
    await expect(output).toHaveText(requested);
  }
  await expectRows(60);
  await scrollToEnd(demo);
  await expect(trip('T-160')).toBeVisible();
  await expect(output).toHaveText(requested);
}
