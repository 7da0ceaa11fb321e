import { getEditor } from './support/demoEditor';
import { expect, test } from './support/test';

const PAGE = '/x/react-tree-view/simple-tree-view/focus/';
const DEMO = 'ItemCommands';

// The browser itself writes about what it could not load.
// oxlint-disable-next-line no-empty-pattern
test.use({ quiet: async ({}, provide) => provide() });

test('a page whose scripts are gone says so where something is missing, and goes on when they are back', async ({
  page,
  request,
}) => {
  const html = await (await request.get(PAGE)).text();
  let areGone = true;
  await page.route('**/x/client/**', (route) => {
    // The page itself has loaded the scripts that its HTML names.
    const isLoaded = html.includes(new URL(route.request().url()).pathname);
    return areGone && !isLoaded ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue();
  });
  await page.goto(PAGE);
  const { demo, stage } = getEditor(page, DEMO);
  await demo.scrollIntoViewIfNeeded();
  const note = demo.locator('.load-fault');
  await expect(note).toContainText('could not be loaded');
  await expect(stage.getByRole('treeitem').first()).toBeVisible();
  await expect(demo.locator('.demo-crash')).toHaveCount(0);
  await expect(demo.getByRole('toolbar')).toHaveCount(0);

  await page.keyboard.press('/');
  const dialog = page.locator('.load-fault-dialog');
  await expect(dialog).toContainText('could not be loaded');
  await expect(dialog.getByRole('link', { name: 'Open the search page' })).toHaveAttribute(
    'href',
    '/x/search/',
  );

  areGone = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.search-input')).toBeFocused();
  await page.keyboard.press('Escape');
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(stage).toHaveAttribute('data-live', '');
  await expect(note).toHaveCount(0);
  await expect(demo.getByRole('toolbar')).toBeVisible();
});

test('a page says that the site was built again, where its scripts have other names', async ({
  page,
  request,
}) => {
  const html = await (await request.get(PAGE)).text();
  let isRebuilt = false;
  await page.route('**/x/client/**', (route) => {
    const isLoaded = html.includes(new URL(route.request().url()).pathname);
    return isLoaded ? route.continue() : route.fulfill({ status: 404, body: 'Not found' });
  });
  await page.route(`**${PAGE}`, (route) =>
    isRebuilt
      ? route.fulfill({ contentType: 'text/html', body: html.replaceAll('/x/client/', '/x/client/2-') })
      : route.continue(),
  );
  await page.goto(PAGE);
  isRebuilt = true;
  await page.keyboard.press('/');
  const dialog = page.locator('.load-fault-dialog');
  await expect(dialog).toContainText('a newer version of this site');
  await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
