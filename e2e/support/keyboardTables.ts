import type { Page } from '@playwright/test';

/**
 * Reads the keyboard tables of an accessibility guide.
 *
 * @param tables the headings above them
 * @returns for each row the heading and all cells but the last, which is the result
 */
export async function readKeyboardTables(page: Page, tables: Iterable<string>): Promise<string[][]> {
  const rows: string[][] = [];
  for (const table of tables) {
    const heading = page.getByRole('heading', { name: table, exact: true });
    const body = heading.locator('xpath=following::tbody[1]');
    for (const row of await body.locator('tr').all()) {
      const cells = await row.locator('td').allTextContents();
      rows.push([table, ...cells.slice(0, -1).map((cell) => cell.trim())]);
    }
  }
  return rows;
}
