import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { readAppearance } from './support/readAppearance';
import { expect, test } from './support/test';

const PAGE = '/x/react-charts/bars/';
const DEMO = 'DatasetBars';
const STYLED_PAGE = '/x/common-concepts/custom-components/';

function getDemo(page: Page, name = DEMO): Locator {
  return page.locator(`[id="${name}.tsx"]`);
}

function getCode(demo: Locator): Locator {
  return demo.locator('.demo-source pre:visible');
}

/** Opens a page, and waits for the tools of a demo, which arrive when it is near the view. */
async function open(page: Page, address: string, name = DEMO): Promise<Locator> {
  await page.goto(address);
  const demo = getDemo(page, name);
  // A hash that names the demo has to lead to it by itself.
  if (!address.includes(`${name}.`)) {
    await demo.scrollIntoViewIfNeeded();
  }
  await expect(demo.getByRole('toolbar')).toBeVisible();
  return demo;
}

async function openCode(demo: Locator): Promise<void> {
  await demo.locator('summary').click();
  await expect(getCode(demo).first()).toBeVisible();
}

async function readCookies(page: Page): Promise<string[]> {
  const cookies = await page.evaluate(() => document.cookie);
  return cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith('code'))
    .toSorted();
}

/** Presses a button of the toolbar. */
async function choose(demo: Locator, name: string): Promise<void> {
  await demo.getByRole('button', { name, exact: true }).click();
}

test.describe('the language of the code', () => {
  test('is TypeScript at first, and that is stored', async ({ page }) => {
    const demo = await open(page, PAGE);
    await expect
      .poll(() => readCookies(page))
      .toEqual(['codeDateLibrary=dayjs', 'codeStyling=MUI System', 'codeVariant=TS']);
    await expect(demo.getByRole('group', { name: 'Code language' })).toHaveCount(0);
  });

  test('is chosen for all demos, stays after a reload and on other pages', async ({ page }) => {
    const demo = await open(page, PAGE);
    await openCode(demo);
    await choose(demo, 'JS');
    await expect(demo.getByRole('button', { name: 'JS' })).toHaveAttribute('aria-pressed', 'true');
    await expect(demo.getByRole('button', { name: 'TS' })).toHaveAttribute('aria-pressed', 'false');
    expect(await readCookies(page)).toEqual([
      'codeDateLibrary=dayjs',
      'codeStyling=MUI System',
      'codeVariant=JS',
    ]);

    const other = getDemo(page, 'BarShape');
    await other.locator('summary').click();
    await expect(getCode(other)).not.toContainText('type Shape');
    await expect(getCode(other)).toContainText('const ranges = {');

    const reloaded = await open(page, PAGE, 'BarShape');
    await reloaded.locator('summary').click();
    await expect(getCode(reloaded)).toContainText('const ranges = {');

    await page.locator('.neighbour-previous').click();
    await expect(page.locator('h1')).not.toHaveText('Bars');
    const next = page.locator('.demo').first();
    if (!(await next.locator('.demo-source').evaluate((details: HTMLDetailsElement) => details.open))) {
      await next.locator('summary').click();
    }
    await expect(next.getByRole('button', { name: 'JS' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('goes back to the TypeScript of the page', async ({ page }) => {
    const demo = await open(page, PAGE, 'BarShape');
    await openCode(demo);
    const typed = await getCode(demo).textContent();
    await choose(demo, 'JS');
    await expect(getCode(demo)).not.toContainText('type Shape');
    await expect(demo.locator('summary')).toHaveText('Source code: BarShape.js');
    await choose(demo, 'TS');
    await expect(getCode(demo)).toHaveText(typed!);
    await expect(demo.locator('summary')).toHaveText('Source code: BarShape.tsx');
  });

  test('leaves the TypeScript and says so while the JavaScript is out of reach', async ({ page }) => {
    const isFragment = (url: URL) => url.pathname.endsWith('.json') && url.pathname.startsWith('/demos/');
    // As a request that the user's own network drops.
    await page.route(isFragment, (route) => route.abort('aborted'));
    const demo = await open(page, PAGE, 'BarShape');
    await openCode(demo);
    await choose(demo, 'JS');
    await expect(demo.getByRole('alert')).toContainText('Could not load the JavaScript code.');
    await expect(getCode(demo)).toContainText('type Shape');
    await page.unroute(isFragment);
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect(demo.getByRole('alert')).toHaveCount(0);
    await expect(getCode(demo)).toContainText('const ranges = {');
  });
});

test.describe('a hash that names a demo', () => {
  for (const [hash, code] of [
    ['#BarShape.tsx', 'type Shape'],
    ['#BarShape.js', 'const ranges = {'],
    ['#tailwind-BarShape.tsx', 'const ranges = {'],
  ] as const) {
    test(`${hash} leads to it and shows that source`, async ({ page }) => {
      const demo = await open(page, `${PAGE}${hash}`, 'BarShape');
      await expect(getCode(demo)).toContainText(code);
      await expect(demo).toHaveAttribute('data-target', '');
      await expect(demo.locator('.demo-stage')).toBeInViewport();
    });
  }

  test('rules before the cookie, once', async ({ page }) => {
    await open(page, `${PAGE}#BarShape.js`, 'BarShape');
    expect(await readCookies(page)).toContain('codeVariant=JS');
    const again = await open(page, `${PAGE}?again#BarShape.tsx`, 'BarShape');
    await expect(getCode(again)).toContainText('type Shape');
    await page.evaluate(() => {
      location.hash = '#BarLabels.js';
    });
    const other = getDemo(page, 'BarLabels');
    await expect(other).toHaveAttribute('data-target', '');
    await expect(again).not.toHaveAttribute('data-target', '');
    await expect(other.getByRole('button', { name: 'TS' })).toHaveAttribute('aria-pressed', 'true');
  });

  for (const hash of [
    '#%E0%A4%A',
    '#__proto__.js',
    `#'";alert(1)//.tsx`,
    '#<img src=x>.js',
    `#${'a'.repeat(10_240)}.js`,
  ]) {
    test(`does nothing when it is ${hash.slice(0, 20)}`, async ({ page }) => {
      const demo = await open(page, `${PAGE}${hash}`);
      await expect(page.locator('[data-target]')).toHaveCount(0);
      expect(await readCookies(page)).toEqual([
        'codeDateLibrary=dayjs',
        'codeStyling=MUI System',
        'codeVariant=TS',
      ]);
      await expect(demo.locator('.demo-source')).toBeVisible();
    });
  }
});

test.describe('a demo in three stylings', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const mode of ['light', 'dark']) {
    for (const [address, name] of [
      [STYLED_PAGE, 'LateOrders'],
      ['/x/react-charts/quickstart/', 'PlannedSales'],
      ['/x/react-date-pickers/date-picker/', 'HarvestCalendar'],
      ['/x/react-tree-view/simple-tree-view/items/', 'GuideLines'],
    ] as const) {
      test(`${name} looks the same in all of them: ${mode}`, async ({ page }) => {
        await page.addInitScript((value) => localStorage.setItem('mui-mode', value), mode);
        // The font of demos is in the cache then, and there from the first frame on.
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        const demo = await open(page, address, name);
        const stage = demo.locator('.demo-stage');
        await stage.scrollIntoViewIfNeeded();
        await expect(stage).toHaveAttribute('data-live', '');
        const look = await readAppearance(stage);
        expect(look.length).toBeGreaterThan(20);
        for (const [label, styling] of [
          ['Tailwind', 'tailwind'],
          ['CSS', 'css'],
        ] as const) {
          await choose(demo, label);
          await expect(stage.locator(`[data-styling="${name}-${styling}"]`)).toBeAttached();
          await expect(stage).toHaveAttribute('data-live', '');
          await expect.poll(() => readAppearance(stage)).toEqual(look);
        }
        await choose(demo, 'MUI System');
        await expect(stage.locator('[data-styling]')).toHaveCount(0);
      });
    }
  }

  test('runs and shows the styling that was chosen, on every page', async ({ page }) => {
    const demo = await open(page, STYLED_PAGE, 'LateOrders');
    await choose(demo, 'Tailwind');
    await openCode(demo);
    await expect(getCode(demo)).toContainText('className="h-[268px]"');
    expect(await readCookies(page)).toEqual([
      'codeDateLibrary=dayjs',
      'codeStyling=Tailwind',
      'codeVariant=TS',
    ]);
    await choose(demo, 'JS');
    await expect(getCode(demo)).not.toContainText('GridColDef');
    await expect(getCode(demo)).toContainText('className="h-[268px]"');

    const tree = await open(page, '/x/react-tree-view/simple-tree-view/items/', 'GuideLines');
    await tree.locator('.demo-stage').scrollIntoViewIfNeeded();
    await expect(tree.locator('[data-styling="GuideLines-tailwind"]')).toBeAttached();
  });

  test('brings its rules, and takes them along when it goes', async ({ page }) => {
    const demo = await open(page, STYLED_PAGE, 'LateOrders');
    const countRules = () =>
      page.evaluate(
        () =>
          [...document.styleSheets]
            .flatMap((sheet) => [...sheet.cssRules])
            .filter((rule) => rule.cssText.includes('data-styling')).length,
      );
    expect(await countRules()).toBe(0);
    await choose(demo, 'CSS');
    await demo.locator('.demo-stage').scrollIntoViewIfNeeded();
    await expect.poll(countRules).toBeGreaterThan(0);
    await choose(demo, 'MUI System');
    await expect.poll(countRules).toBe(0);
  });
});

test.describe('the tools', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('copy the chosen source, also while the code is closed', async ({ page }) => {
    const demo = await open(page, PAGE, 'BarShape');
    await page.evaluate(() => {
      document.cookie = 'codeVariant=JS;path=/';
    });
    await page.reload();
    await demo.locator('.demo-toolbar').getByRole('button', { name: 'Copy the whole file' }).click();
    await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await readClipboard(page)).toContain('const ranges = {');
    await expect(page.locator('[aria-live]').filter({ hasText: 'Copied' })).toBeAttached();
  });

  test('copy every file of a demo, each below its name', async ({ page }) => {
    const demo = await open(page, '/x/react-tree-view/', 'EditableOutline');
    await demo.locator('.demo-toolbar').getByRole('button', { name: 'Copy all 2 files' }).click();
    await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await readClipboard(page);
    expect(copied.match(/^\/\/ \S+\.tsx?$/gm)).toEqual(['// EditableOutline.tsx', '// data.ts']);
    expect(copied).toContain("from './data'");
  });

  test('copy a link that leads to the demo and its source', async ({ page }) => {
    const demo = await open(page, PAGE, 'BarShape');
    await demo.getByRole('link', { name: 'Copy the link to this demo' }).click();
    await expect(demo.getByRole('link', { name: 'Copied' })).toBeVisible();
    expect(new URL(await readClipboard(page)).hash).toBe('#BarShape.tsx');
  });

  test('start the demo anew', async ({ page }) => {
    const demo = await open(page, STYLED_PAGE, 'LateOrders');
    const stage = demo.locator('.demo-stage');
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-live', '');
    const header = stage.getByRole('columnheader', { name: 'Customer' });
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await demo.getByRole('button', { name: 'Reset the demo' }).click();
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(stage).toHaveAttribute('data-live', '');
  });

  test('work by keyboard', async ({ page }) => {
    const demo = await open(page, PAGE, 'BarShape');
    await demo.locator('summary').focus();
    await page.keyboard.press('Enter');
    const script = demo.getByRole('button', { name: 'JS' });
    await script.focus();
    await page.keyboard.press('Space');
    await expect(script).toHaveAttribute('aria-pressed', 'true');
    await expect(script).toBeFocused();
    await expect(getCode(demo)).toContainText('const ranges = {');
  });

  test('are not in a page without JavaScript, which shows the TypeScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(page.locator('.demo-toolbar')).toHaveCount(0);
    const demo = getDemo(page, 'BarShape');
    await demo.locator('summary').click();
    await expect(getCode(demo)).toContainText('type Shape');
    await context.close();
  });

  for (const width of [360, 600, 768]) {
    test(`are on the line of the name at ${width} px, with the code open`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const demo = await open(page, PAGE);
      await openCode(demo);
      const summary = (await demo.locator('summary').boundingBox())!;
      const choices = (await demo.locator('.demo-choices').boundingBox())!;
      const middle = choices.y + choices.height / 2;
      expect(middle).toBeGreaterThan(summary.y);
      expect(middle).toBeLessThan(summary.y + summary.height);
      expect(choices.x).toBeGreaterThanOrEqual(summary.x + summary.width);
    });
  }

  for (const width of [360, 600, 768, 1440]) {
    test(`cover nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const demo = await open(page, STYLED_PAGE, 'LateOrders');
      await openCode(demo);
      const parts = ['summary', '.demo-choices', '.icon-button:nth-of-type(1)', '.tabs label', 'pre'];
      const boxes = await Promise.all(
        parts.map((part) => demo.locator(`${part}:visible`).first().boundingBox()),
      );
      for (const [index, box] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            box!.x + box!.width <= other!.x + 0.5 ||
            other!.x + other!.width <= box!.x + 0.5 ||
            box!.y + box!.height <= other!.y + 0.5 ||
            other!.y + other!.height <= box!.y + 0.5;
          expect(isApart, `${JSON.stringify(box)} and ${JSON.stringify(other)}`).toBe(true);
        }
      }
    });
  }
});

test.describe('a file that an earlier demo shows too', () => {
  const SERVER_PAGE = '/x/react-data-grid/server-side-data/';

  /** Opens the tab of the server, which is in several demos. */
  async function openServer(demo: Locator): Promise<Locator> {
    await demo.locator('summary').click();
    await demo.getByRole('radio', { name: 'FakeServer.' }).filter({ visible: true }).check();
    return demo.locator('pre code').filter({ visible: true });
  }

  test('is shown when the code is opened, is copied, and turns into JavaScript', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const demo = await open(page, SERVER_PAGE, 'SavedOrders');
    await demo.locator('.demo-toolbar').getByRole('button', { name: 'Copy all 7 files' }).click();
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(readClipboard).toContain("// FakeServer.ts\nimport { matches } from './matches';");

    const code = await openServer(demo);
    await expect(code).toContainText('private isDown = false;');
    await choose(demo, 'JS');
    await demo.getByRole('radio', { name: 'FakeServer.js' }).check();
    await expect(code).toContainText('isDown = false;');
    await expect(code).not.toContainText('private');
  });

  test('is reached by a link without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(SERVER_PAGE);
    const code = await openServer(getDemo(page, 'SavedOrders'));
    await code.getByRole('link').click();
    await expect(page).toHaveURL(/#OrderList\.tsx$/);
    await expect(getDemo(page, 'OrderList')).toBeInViewport();
    await context.close();
  });
});

test.describe('the edge of a demo', () => {
  const getWidth = async (stage: Locator) => (await stage.boundingBox())!.width;

  async function drag(page: Page, handle: Locator, distance: number): Promise<void> {
    const { x, y, width, height } = (await handle.boundingBox())!;
    const start = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + distance, start.y, { steps: 4 });
    await page.mouse.up();
  }

  test('changes its width by pointer, and a double click brings the whole width back', async ({ page }) => {
    const demo = await open(page, PAGE);
    const stage = demo.locator('.demo-stage');
    const handle = demo.getByRole('separator', { name: 'Width of the demo' });
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-live', '');
    const whole = await getWidth(stage);
    const surface = stage.locator('.MuiChartsSurface-root');
    const chart = await getWidth(surface);
    await drag(page, handle, -200);
    expect(await getWidth(stage)).toBeCloseTo(whole - 200, 0);
    await expect.poll(() => getWidth(surface)).toBeCloseTo(chart - 200, 0);
    await expect(handle).toHaveAttribute('aria-valuetext', `${Math.round(whole - 200)} px`);
    await handle.dblclick();
    await expect.poll(() => getWidth(stage)).toBe(whole);
  });

  test('changes its width with keys, and in the window that it fills', async ({ page }) => {
    const demo = await open(page, PAGE);
    const stage = demo.locator('.demo-stage');
    const handle = demo.getByRole('separator', { name: 'Width of the demo' });
    const whole = await getWidth(stage);
    await handle.focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => getWidth(stage)).toBeCloseTo(whole - 100, 0);
    await choose(demo, 'Fill the window');
    await expectAccessible(page);
    await handle.focus();
    await page.keyboard.press('End');
    await expect.poll(() => getWidth(stage)).toBeGreaterThan(1200);
    await page.keyboard.press('Home');
    await expect.poll(() => getWidth(stage)).toBe(260);
  });

  test('is the edge of an iframe too, whose media queries follow', async ({ page }) => {
    await page.goto('/x/react-date-pickers/date-picker/');
    const demo = page.locator('.demo').filter({ has: page.locator('.demo-window') });
    await demo.scrollIntoViewIfNeeded();
    const frame = demo.frameLocator('iframe');
    await expect(frame.getByText('480 px or wider: a popup')).toBeVisible();
    const handle = demo.getByRole('separator', { name: 'Width of the demo' });
    await handle.scrollIntoViewIfNeeded();
    await drag(page, handle, -400);
    await expect(frame.getByText('narrower than 480 px: a dialog')).toBeVisible();
  });

  test('is not there on a phone, where a demo has no room to give', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const demo = await open(page, PAGE);
    await expect(demo.getByRole('separator')).toHaveCount(0);
  });
});

test.describe('a demo that fills the window', () => {
  const TREE_PAGE = '/x/react-tree-view/rich-tree-view/expansion/';

  test('keeps its state, takes the page from the keyboard, and goes back with Escape', async ({ page }) => {
    const demo = await open(page, TREE_PAGE, 'OrgChart');
    const item = demo.getByRole('treeitem', { expanded: false }).first();
    const label = (await item.locator('.MuiTreeItem-label').first().textContent())!;
    await item.click();
    await choose(demo, 'Fill the window');
    const { width, height } = page.viewportSize()!;
    const box = (await demo.boundingBox())!;
    expect(box).toMatchObject({ x: 0, y: 0, height });
    // The room of the scrollbar stays.
    expect(width - box.width).toBeLessThan(20);
    await expect(demo.getByRole('treeitem', { name: label, expanded: true }).first()).toBeVisible();
    await expect(page.locator('.app-bar')).toHaveAttribute('inert');

    await page.keyboard.press('Escape');
    await expect(demo).not.toHaveAttribute('data-full');
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(demo.getByRole('treeitem', { name: label, expanded: true }).first()).toBeInViewport();
    await expect(demo.getByRole('button', { name: 'Fill the window' })).toBeFocused();
  });

  test('shows the popups of its fields', async ({ page }) => {
    const demo = await open(page, '/x/react-date-pickers/date-picker/', 'DepartureDate');
    await choose(demo, 'Fill the window');
    await demo
      .getByRole('button', { name: /choose date/i })
      .first()
      .click();
    const popup = page.locator('.MuiPickerPopper-root');
    // A click on a day that still moves would be tried again after a scroll, which moves the popup.
    await expect(popup.locator('.MuiPickerPopper-paper')).toHaveCSS('transform', 'none');
    await popup.getByRole('gridcell', { name: '15', exact: true }).click();
    await expect(demo.getByRole('spinbutton', { name: 'Day' }).first()).toHaveText('15');
  });
});
