import { waitForPage } from './support/demos';
import { openSettings } from './support/openSettings';
import { expect, test } from './support/test';

const PAGE = '/x/introduction/installation/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the copy button copies the code it is on and says so', async ({ page }) => {
  await page.goto(PAGE);
  await waitForPage(page);
  const block = page.locator('.prose .code').first();
  await block.hover();
  const button = block.getByRole('button', { name: 'Copy the code' });
  await button.click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await block.locator('pre').textContent())!.trimEnd());
});

test('the package manager is remembered', async ({ page }) => {
  await page.goto(PAGE);
  await waitForPage(page);
  await page.locator('.install').first().getByRole('radio', { name: 'pnpm' }).check();
  await expect(page.locator('.install').last().locator('.code:visible')).toContainText('pnpm add');
  await page.reload();
  await expect(page.locator('.install').first().getByRole('radio', { name: 'pnpm' })).toBeChecked();
});

test('on paper there is no frame, and no code is hidden or cut', async ({ page }) => {
  await page.goto('/x/react-data-grid/quickstart/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.app-bar')).toBeHidden();
  await expect(page.locator('nav[aria-label="documentation"]')).toBeHidden();
  await expect(page.locator('.demo-source pre').first()).toBeVisible();
  const cut = await page
    .locator('.code pre')
    .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).length);
  expect(cut).toBe(0);
  await page.setViewportSize({ width: 400, height: 740 });
  const cutTables = await page
    .locator('.table-scroll')
    .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth + 1).length);
  expect(cutTables).toBe(0);
});

test('what is selected has no words of buttons in it', async ({ page }) => {
  await page.goto(PAGE);
  await waitForPage(page);
  await page.locator('main').selectText();
  const text = await page.evaluate(() => String(getSelection()));
  expect(text).toContain('npm install');
  expect(text).not.toContain('Ctrl');
  expect(text).not.toContain('Copy as Markdown');
});

test('short code shows that it can be copied, and none of it is below the button', async ({ page }) => {
  await page.goto(PAGE);
  await waitForPage(page);
  const block = page.locator('.code-short:visible').first();
  await expect(block.locator('.MuiCode-copy')).toHaveCSS('opacity', '1');
  await page.setViewportSize({ width: 360, height: 740 });
  const isClear = await block.evaluate((element) => {
    const pre = element.querySelector('pre')!;
    pre.scrollTo(pre.scrollWidth, 0);
    const range = new Range();
    range.selectNodeContents(pre.querySelector('code')!);
    const button = element.querySelector('.MuiCode-copy')!.getBoundingClientRect();
    return [...range.getClientRects()].every(
      ({ right, bottom }) => right <= button.left || bottom <= button.top,
    );
  });
  expect(isClear).toBe(true);
});

test('long lines wrap where a user wants it, on the next page too', async ({ page }) => {
  const countWide = () =>
    page
      .locator('.prose .code pre:visible')
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/x/introduction/mcp/');
  await waitForPage(page);
  expect(await countWide()).toBeGreaterThan(0);
  const settings = await openSettings(page);
  await settings.getByRole('button', { name: 'Wrap' }).click();
  await expect.poll(countWide).toBe(0);
  await page.goto(PAGE);
  expect(await countWide()).toBe(0);
  await expect(page.locator('.code pre[tabindex]')).toHaveCount(0);
});
