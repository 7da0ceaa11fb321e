import { expect, type Locator } from '@playwright/test';

export const title =
  'The filters combine, and the totals follow them. An invalid entry is not saved, a valid one changes level and value, and reorder, delete and undo change the items. The focus stays in the search field and on the buttons.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const cell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const checkbox = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox');
  const figure = (name: string) => demo.locator('dl > div', { hasText: name }).locator('dd');
  const search = demo.getByRole('searchbox', { name: 'Search' });
  const belowMinimum = demo.getByRole('button', { name: 'Below minimum' });
  const level = demo.getByRole('columnheader', { name: 'Level' });
  const action = (name: string) => demo.getByRole('button', { name });
  const choose = async (supplier: string) => {
    await demo.getByRole('combobox', { name: 'Supplier' }).click();
    await page.getByRole('option', { name: supplier }).click();
  };

  // The columns are wider than the page, and the grid renders those in sight only.
  const scrollTo = (left: number) =>
    demo.locator('.MuiDataGrid-virtualScroller').evaluate(
      (scroller, [distance]) => {
        const isRtl = getComputedStyle(scroller).direction === 'rtl';
        scroller.scrollTo({ left: isRtl ? -distance! : distance! });
      },
      [left],
    );

  // Items that are out of stock are sorted first.
  await level.click();
  await expect(level).toHaveAttribute('aria-sort', 'ascending');
  await expect(names.nth(0)).toContainText('LED bulb');
  await expect(names.nth(1)).toContainText('Steel tread');
  await level.click();
  await level.click();
  await expect(level).toHaveAttribute('aria-sort', 'none');

  // Each filter alone, then two together.
  await expect(figure('Items')).toHaveText('12');
  await expect(figure('Below minimum')).toHaveText('5');
  await search.fill('board');
  await expect(names).toHaveText([/Oak board/, /Pine board/]);
  await expect(figure('Stock value')).toHaveText('€2,519.40');
  await belowMinimum.click();
  await expect(names).toHaveText([/Oak board/]);
  await expect(figure('Items')).toHaveText('1');
  await search.fill('');
  await expect(names).toHaveCount(5);
  await choose('North Electric');
  await expect(names).toHaveText([/LED bulb/, /Wall socket/]);

  // Editing: an invalid entry keeps the cell open, Escape discards it, and a valid one is saved.
  await scrollTo(1000);
  await expect(cell('LB-032', 'level')).toHaveText('Out of stock');
  await cell('LB-032', 'stock').dblclick();
  await demo.getByRole('spinbutton', { name: 'Stock' }).fill('1.5');
  await expect(demo.getByText('Stock must be a whole number from 0.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('spinbutton')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell('LB-032', 'stock')).toHaveText('0');
  await cell('LB-032', 'stock').dblclick();
  await demo.getByRole('spinbutton', { name: 'Stock' }).fill('100');
  await page.keyboard.press('Enter');
  await expect(cell('LB-032', 'level')).toHaveText('Low');
  await expect(demo.getByText('LB-032 saved')).toBeVisible();
  await expect(figure('Stock value')).toHaveText('€693.10');

  // Undo keeps the focus, and an entry that changes nothing is no change.
  await action('Undo').press('Enter');
  await expect(cell('LB-032', 'level')).toHaveText('Out of stock');
  await expect(action('Undo')).toBeDisabled();
  await expect(action('Undo')).toBeFocused();
  await cell('LB-032', 'stock').dblclick();
  await expect(demo.getByRole('spinbutton')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('spinbutton')).toHaveCount(0);
  await expect(demo.getByText('Change undone')).toBeVisible();
  await expect(action('Undo')).toBeDisabled();

  // Actions change the selected rows only, and keep the focus.
  await expect(action('Reorder')).toBeDisabled();
  await expect(action('Delete')).toBeDisabled();
  await scrollTo(0);
  await checkbox('LB-032').click();
  await expect(demo.getByText('1 selected')).toBeVisible();
  await action('Reorder').press('Enter');
  await scrollTo(1000);
  await expect(cell('LB-032', 'ordered')).toHaveText('240');
  await expect(cell('SK-902', 'ordered')).toHaveText('–');
  await expect(action('Reorder')).toBeDisabled();
  await expect(action('Reorder')).toBeFocused();
  await scrollTo(0);
  await demo.getByRole('checkbox', { name: 'Select all rows' }).click();
  await action('Delete').click();
  await expect(names).toHaveCount(0);
  await expect(demo.getByText('2 items deleted')).toBeVisible();
  await choose('All');
  await expect(names).toHaveText([/Cordless drill/, /Oak board/, /Steel tread/]);
  await action('Undo').click();
  await expect(names).toHaveCount(5);
  await scrollTo(1000);
  await expect(cell('LB-032', 'ordered')).toHaveText('240');

  // Filters deselect a row that they hide, and typing goes on although the grid had the focus in it.
  await scrollTo(0);
  await checkbox('SK-902').click();
  await expect(action('Delete')).toBeEnabled();
  await search.focus();
  await page.keyboard.type('d');
  await expect(names).toHaveText([/Cordless drill/, /LED bulb/, /Oak board/, /Steel tread/]);
  await page.keyboard.type('rill');
  await expect(search).toHaveValue('drill');
  await expect(names).toHaveText([/Cordless drill/]);
  await expect(action('Delete')).toBeDisabled();
  await search.fill('');
  await scrollTo(0);
  await expect(checkbox('SK-902')).not.toBeChecked();

  // Without a filter, all items can be selected as well.
  await belowMinimum.click();
  await expect(figure('Items')).toHaveText('12');
  await scrollTo(0);
  await demo.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect(demo.getByText('12 selected')).toBeVisible();
  await action('Delete').click();
  await expect(figure('Items')).toHaveText('0');
  await expect(names).toHaveCount(0);
  await action('Undo').click();
  await expect(figure('Items')).toHaveText('12');
}
