import type { Locator, Page } from '@playwright/test';
import { load } from 'cheerio';
import { expectAccessible } from './support/expectAccessible';
import { readAppearance } from './support/readAppearance';
import { OTHER_TYPED, showTools, TOOLS_PAGE, toolsTest, TYPED } from './support/sharedTools';
import { expect, test } from './support/test';
import { waitForStillness } from './support/waitForStillness';

const STYLED_PAGE = '/x/common-concepts/custom-components/';

function getDemo(page: Page, name: string): Locator {
  return page.locator(`[id="${name}.tsx"]`);
}

function getCode(demo: Locator): Locator {
  return demo.locator('.demo-source pre:visible');
}

/** Opens a page, and waits for the tools of a demo. */
async function open(page: Page, address: string, name: string): Promise<Locator> {
  await page.goto(address);
  if (!address.includes(`${name}.`)) {
    return showTools(page, name);
  }
  // A hash that names the demo has to lead to it by itself.
  const demo = getDemo(page, name);
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
  toolsTest('is TypeScript at first, and that is stored', async ({ page }) => {
    const demo = await showTools(page, TYPED.name);
    await expect
      .poll(() => readCookies(page))
      .toEqual(['codeDateLibrary=dayjs', 'codeStyling=MUI System', 'codeVariant=TS']);
    await expect(demo.getByRole('group', { name: 'Code language' })).toHaveCount(0);
  });

  test('is chosen for all demos, stays after a reload and on other pages', async ({ page }) => {
    const demo = await open(page, TOOLS_PAGE, TYPED.name);
    await openCode(demo);
    await choose(demo, 'JS');
    await expect(demo.getByRole('button', { name: 'JS' })).toHaveAttribute('aria-pressed', 'true');
    await expect(demo.getByRole('button', { name: 'TS' })).toHaveAttribute('aria-pressed', 'false');
    await expect
      .poll(() => readCookies(page))
      .toEqual(['codeDateLibrary=dayjs', 'codeStyling=MUI System', 'codeVariant=JS']);

    const other = getDemo(page, OTHER_TYPED.name);
    await other.locator('summary').click();
    await expect(getCode(other)).not.toContainText(OTHER_TYPED.typeScript);
    await expect(getCode(other)).toContainText(OTHER_TYPED.javaScript);

    await page.reload();
    const reloaded = await showTools(page, OTHER_TYPED.name);
    await reloaded.locator('summary').click();
    await expect(getCode(reloaded)).toContainText(OTHER_TYPED.javaScript);

    await page.locator('.neighbour-previous').click();
    await expect(page.locator('h1')).not.toHaveText('Stacking');
    const next = page.locator('.demo').first();
    if (!(await next.locator('.demo-source').evaluate((details: HTMLDetailsElement) => details.open))) {
      await next.locator('summary').click();
    }
    await expect(next.getByRole('button', { name: 'JS' })).toHaveAttribute('aria-pressed', 'true');
  });

  toolsTest('goes back to the TypeScript of the page', async ({ page }) => {
    const demo = await showTools(page, TYPED.name);
    await openCode(demo);
    const typed = await getCode(demo).textContent();
    await choose(demo, 'JS');
    await expect(getCode(demo)).not.toContainText(TYPED.typeScript);
    await expect(demo.locator('summary')).toHaveText(`Source code: ${TYPED.name}.js`);
    await choose(demo, 'TS');
    await expect(getCode(demo)).toHaveText(typed!);
    await expect(demo.locator('summary')).toHaveText(`Source code: ${TYPED.name}.tsx`);
  });

  // A page of its own: what was loaded once is not asked for again.
  test('leaves the TypeScript and says so while the JavaScript is out of reach', async ({ page }) => {
    const isFragment = (url: URL) => url.pathname.endsWith('.json') && url.pathname.startsWith('/demos/');
    // As a request that the user's own network drops.
    await page.route(isFragment, (route) => route.abort('aborted'));
    const demo = await open(page, TOOLS_PAGE, TYPED.name);
    await openCode(demo);
    await choose(demo, 'JS');
    await expect(demo.getByRole('alert')).toContainText('Could not load the JavaScript code.');
    await expect(getCode(demo)).toContainText(TYPED.typeScript);
    await page.unroute(isFragment);
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect(demo.getByRole('alert')).toHaveCount(0);
    await expect(getCode(demo)).toContainText(TYPED.javaScript);
  });
});

test.describe('a hash that names a demo', () => {
  async function expectTarget(demo: Locator, code: string): Promise<void> {
    await expect(getCode(demo)).toContainText(code);
    await expect(demo).toHaveAttribute('data-target', '');
    await expect(demo.locator('.demo-stage')).toBeInViewport();
  }

  test('leads to it, shows that source, and rules before the cookie, once', async ({ page }) => {
    const script = await open(page, `${TOOLS_PAGE}#${TYPED.name}.js`, TYPED.name);
    await expectTarget(script, TYPED.javaScript);
    await expect.poll(() => readCookies(page)).toContain('codeVariant=JS');
    const again = await open(page, `${TOOLS_PAGE}?again#${TYPED.name}.tsx`, TYPED.name);
    await expectTarget(again, TYPED.typeScript);
    await page.evaluate((name) => {
      location.hash = `#${name}.js`;
    }, OTHER_TYPED.name);
    const other = getDemo(page, OTHER_TYPED.name);
    await expect(other).toHaveAttribute('data-target', '');
    await expect(again).not.toHaveAttribute('data-target', '');
    await expect(other.getByRole('button', { name: 'TS' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('may name a styling that the demo does not have', async ({ page }) => {
    const demo = await open(page, `${TOOLS_PAGE}#tailwind-${TYPED.name}.tsx`, TYPED.name);
    // The JavaScript of MUI System takes the place of a source that the demo does not have, once it has arrived.
    await expectTarget(demo, TYPED.javaScript);
  });

  test('does nothing when it is forged', async ({ page }) => {
    for (const hash of ['#%E0%A4%A', `#'";alert(1)//.tsx`]) {
      await test.step(hash, async () => {
        // The same page with another hash would not be loaded.
        await page.goto('about:blank');
        const demo = await open(page, `${TOOLS_PAGE}${hash}`, TYPED.name);
        await expect(page.locator('[data-target]')).toHaveCount(0);
        await expect
          .poll(() => readCookies(page))
          .toEqual(['codeDateLibrary=dayjs', 'codeStyling=MUI System', 'codeVariant=TS']);
        await expect(demo.locator('.demo-source')).toBeVisible();
      });
    }
  });
});

test.describe('a demo in three stylings', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const countRules = (page: Page) =>
    page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule.cssText.includes('data-styling')).length,
    );

  for (const [address, name] of [
    [STYLED_PAGE, 'LateOrders'],
    ['/x/react-charts/quickstart/', 'PlannedSales'],
    ['/x/react-date-pickers/date-picker/', 'HarvestCalendar'],
    ['/x/react-tree-view/simple-tree-view/items/', 'GuideLines'],
  ] as const) {
    test(`${name} looks the same in all of them, and the rules of a styling go with it`, async ({ page }) => {
      // The font of demos is in the cache then, and there from the first frame on.
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const demo = await open(page, address, name);
      const stage = demo.locator('.demo-stage');
      await stage.scrollIntoViewIfNeeded();
      await expect(stage).toHaveAttribute('data-live', '');
      expect(await countRules(page)).toBe(0);
      const looks: Record<'light' | 'dark', string[]> = { light: [], dark: [] };
      for (const mode of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: mode });
        await waitForStillness(stage);
        looks[mode] = await readAppearance(stage);
        expect(looks[mode].length).toBeGreaterThan(20);
      }
      expect(looks.dark).not.toEqual(looks.light);
      for (const [label, styling] of [
        ['Tailwind', 'tailwind'],
        ['CSS', 'css'],
      ] as const) {
        await choose(demo, label);
        await expect(stage.locator(`[data-styling="${name}-${styling}"]`)).toBeAttached();
        await expect(stage).toHaveAttribute('data-live', '');
        expect(await countRules(page)).toBeGreaterThan(0);
        for (const mode of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: mode });
          await expect.poll(() => readAppearance(stage), `${label}, ${mode}`).toEqual(looks[mode]);
        }
      }
      await choose(demo, 'MUI System');
      await expect(stage.locator('[data-styling]')).toHaveCount(0);
      await expect.poll(() => countRules(page)).toBe(0);
    });
  }

  test('runs and shows the styling that was chosen, on every page', async ({ page }) => {
    const demo = await open(page, STYLED_PAGE, 'LateOrders');
    await choose(demo, 'Tailwind');
    await openCode(demo);
    await expect(getCode(demo)).toContainText('className="h-[268px]"');
    await expect
      .poll(() => readCookies(page))
      .toEqual(['codeDateLibrary=dayjs', 'codeStyling=Tailwind', 'codeVariant=TS']);
    await choose(demo, 'JS');
    await expect(getCode(demo)).not.toContainText('GridColDef');
    await expect(getCode(demo)).toContainText('className="h-[268px]"');

    const tree = await open(page, '/x/react-tree-view/simple-tree-view/items/', 'GuideLines');
    await tree.locator('.demo-stage').scrollIntoViewIfNeeded();
    await expect(tree.locator('[data-styling="GuideLines-tailwind"]')).toBeAttached();
  });
});

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('the tools', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copy the chosen source, also while the code is closed', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL! }]);
    const demo = await open(page, TOOLS_PAGE, TYPED.name);
    await demo.locator('.demo-toolbar').getByRole('button', { name: 'Copy the whole file' }).click();
    await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await readClipboard(page)).toContain(TYPED.javaScript);
    await expect(page.locator('[aria-live]').filter({ hasText: 'Copied' })).toBeAttached();
  });

  toolsTest('copy a link that leads to the demo and its source', async ({ page }) => {
    const demo = await showTools(page, TYPED.name);
    await demo.getByRole('link', { name: 'Copy the link to this demo' }).click();
    await expect(demo.getByRole('link', { name: 'Copied' })).toBeVisible();
    expect(new URL(await readClipboard(page)).hash).toBe(`#${TYPED.name}.tsx`);
    await expect(demo.getByRole('link', { name: 'Copied' })).toHaveCount(0);
  });

  toolsTest('start the demo anew', async ({ page }) => {
    const demo = await showTools(page, TYPED.name);
    const stage = demo.locator('.demo-stage');
    await expect(stage).toHaveAttribute('data-live', '');
    const choice = stage.getByRole('combobox');
    const first = await choice.textContent();
    await choice.click();
    await page.getByRole('option', { selected: false }).first().click();
    await expect(choice).not.toHaveText(first!);
    await demo.getByRole('button', { name: 'Reset the demo' }).click();
    await expect(choice).toHaveText(first!);
    await expect(stage).toHaveAttribute('data-live', '');
  });

  toolsTest('work by keyboard', async ({ page }) => {
    const demo = await showTools(page, TYPED.name);
    await demo.locator('summary').focus();
    await page.keyboard.press('Enter');
    const script = demo.getByRole('button', { name: 'JS' });
    await script.focus();
    await page.keyboard.press('Space');
    await expect(script).toHaveAttribute('aria-pressed', 'true');
    await expect(script).toBeFocused();
    await expect(getCode(demo)).toContainText(TYPED.javaScript);
    await choose(demo, 'TS');
  });

  test('are not in a page without JavaScript, which shows the TypeScript', async ({ request }) => {
    const page = load(await (await request.get(TOOLS_PAGE)).text());
    expect(page('.demo-toolbar')).toHaveLength(0);
    expect(page(`[id="${TYPED.name}.tsx"] details summary`)).toHaveLength(1);
    expect(page(`[id="${TYPED.name}.tsx"] details pre`).text()).toContain(TYPED.typeScript);
  });

  toolsTest('are on the line of the name on any screen, with the code open', async ({ page }) => {
    const demo = await showTools(page, TYPED.name);
    await openCode(demo);
    for (const width of [360, 600, 768]) {
      await page.setViewportSize({ width, height: 740 });
      const isBeside = async () => {
        const summary = (await demo.locator('summary').boundingBox())!;
        const choices = (await demo.locator('.demo-choices').boundingBox())!;
        const middle = choices.y + choices.height / 2;
        return (
          middle > summary.y && middle < summary.y + summary.height && choices.x >= summary.x + summary.width
        );
      };
      await expect.poll(isBeside, `at ${width} px`).toBe(true);
    }
  });

  test('cover nothing on any screen', async ({ page }) => {
    const demo = await open(page, '/x/react-tree-view/simple-tree-view/items/', 'GuideLines');
    await choose(demo, 'CSS');
    await openCode(demo);
    for (const width of [360, 600, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      const parts = ['summary', '.demo-choices', '.icon-button:nth-of-type(1)', '.tabs label', 'pre'];
      const listCovered = async () => {
        const boxes = await Promise.all(
          parts.map((part) => demo.locator(`${part}:visible`).first().boundingBox()),
        );
        return boxes.flatMap((box, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                box!.x + box!.width > other!.x + 0.5 &&
                other!.x + other!.width > box!.x + 0.5 &&
                box!.y + box!.height > other!.y + 0.5 &&
                other!.y + other!.height > box!.y + 0.5,
            )
            .map((other) => `${JSON.stringify(box)} and ${JSON.stringify(other)}`),
        );
      };
      await expect.poll(listCovered, `at ${width} px`).toEqual([]);
    }
  });
});

test.describe('a demo of several files', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const TREES_PAGE = '/x/react-tree-view/quickstart/';

  test('copies each below its name, and shows what an earlier demo shows too, as JavaScript as well', async ({
    page,
  }) => {
    const demo = await open(page, TREES_PAGE, 'CategoryIcons');
    await demo.locator('.demo-toolbar').getByRole('button', { name: 'Copy all 2 files' }).click();
    await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await readClipboard(page);
    expect(copied.match(/^\/\/ \S+\.tsx?$/gm)).toEqual(['// CategoryIcons.tsx', '// categories.ts']);
    expect(copied).toContain("from './categories'");
    expect(copied).toContain('export interface Category {');

    await demo.locator('summary').click();
    await demo.getByRole('radio', { name: 'categories.' }).filter({ visible: true }).check();
    const code = demo.locator('pre code').filter({ visible: true });
    await expect(code).toContainText('export interface Category {');
    await choose(demo, 'JS');
    await demo.getByRole('radio', { name: 'categories.js' }).check();
    await expect(code).toContainText('export const categories = [');
    await expect(code).not.toContainText('interface');
  });

  test('leads to the earlier demo by a link without JavaScript', async ({ request }) => {
    const page = load(await (await request.get(TREES_PAGE)).text());
    const hrefs = page('[id="CategoryIcons.tsx"] pre code a[href^="#"]')
      .toArray()
      .map((link) => page(link).attr('href')!);
    expect(hrefs).toEqual(['#CategoryTree.tsx']);
    expect(page('[id="CategoryTree.tsx"]')).toHaveLength(1);
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

  toolsTest(
    'changes its width by pointer, and a double click brings the whole width back',
    async ({ page }) => {
      const demo = await showTools(page, TYPED.name);
      const stage = demo.locator('.demo-stage');
      const handle = demo.getByRole('separator', { name: 'Width of the demo' });
      await stage.scrollIntoViewIfNeeded();
      await expect(stage).toHaveAttribute('data-live', '');
      const whole = await getWidth(stage);
      const surface = stage.locator('.MuiChartsSurface-root');
      const chart = await getWidth(surface);
      await drag(page, handle, -200);
      await expect.poll(() => getWidth(stage)).toBeCloseTo(whole - 200, 0);
      await expect.poll(() => getWidth(surface)).toBeCloseTo(chart - 200, 0);
      await expect(handle).toHaveAttribute('aria-valuetext', `${Math.round(whole - 200)} px`);
      await handle.dblclick();
      await expect.poll(() => getWidth(stage)).toBe(whole);
    },
  );

  toolsTest('changes its width with keys, and in the window that it fills', async ({ page }) => {
    const demo = await showTools(page, TYPED.name);
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

  toolsTest('is not there on a phone, where a demo has no room to give', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const demo = await showTools(page, TYPED.name);
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
    const demo = await open(page, '/x/react-date-pickers/quickstart/', 'ArrivalDate');
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
