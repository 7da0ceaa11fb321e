import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothModes } from './support/expectAccessible';
import { openSettings } from './support/openSettings';
import { showTools, toolsTest, TYPED } from './support/sharedTools';
import { expect, test } from './support/test';

const DEMO = TYPED.name;
const FIELD_PAGE = '/x/react-date-pickers/quickstart/';
const FIELD = 'ArrivalDate';

/** What analytics know the actions of a demo by, with its code closed. */
const TOOLS = [
  'codesandbox',
  'copy',
  'copy-ts-source-link',
  'density',
  'direction',
  'download',
  'edit',
  'github',
  'open-alone',
  'reset',
  'reset-focus',
  'stackblitz',
];

/** Opens a page, and waits for the toolbar of a demo. */
async function open(page: Page, address: string, name: string): Promise<Locator> {
  await page.goto(address);
  return showTools(page, name);
}

async function openMenu(demo: Locator): Promise<Locator> {
  await demo.getByRole('button', { name: 'More' }).click();
  const menu = demo.getByRole('menu', { name: 'More' });
  await expect(menu).toBeVisible();
  return menu;
}

function readFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });
}

/** Presses keys, and lists what has the focus after each. */
async function press(page: Page, ...keys: string[]): Promise<string[]> {
  const focused: string[] = [];
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press(key);
    // oxlint-disable-next-line no-await-in-loop
    focused.push(await readFocused(page));
  }
  return focused;
}

test.describe('the toolbar', () => {
  toolsTest('is one stop of the Tab key, and arrow keys lead through it', async ({ page }) => {
    const demo = await showTools(page, DEMO);
    await expect(demo.getByRole('toolbar', { name: `Tools for ${DEMO}` })).toBeVisible();
    await demo.getByRole('button', { name: 'Reset the demo' }).focus();
    expect(await press(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home', 'ArrowLeft')).toEqual([
      'Edit the code',
      'Copy the whole file',
      'Edit the code',
      'Fill the window',
      'Reset the demo',
      'Fill the window',
    ]);
    expect(await press(page, 'Tab')).toEqual([`Source code: ${DEMO}.tsx`]);
    // Back where it was.
    expect(await press(page, 'Shift+Tab')).toEqual(['Fill the window']);
    await press(page, 'Shift+Tab');
    await expect(demo.locator('.demo-toolbar :focus')).toHaveCount(0);
  });

  toolsTest('follows the direction of the page', async ({ page }) => {
    const demo = await showTools(page, DEMO);
    const panel = await openSettings(page);
    await panel.getByRole('button', { name: 'Right to left' }).click();
    await page.keyboard.press('Escape');
    await demo.getByRole('button', { name: 'Reset the demo' }).focus();
    expect(await press(page, 'ArrowLeft', 'ArrowRight')).toEqual(['Edit the code', 'Reset the demo']);
    const first = (await demo.getByRole('button', { name: 'Reset the demo' }).boundingBox())!;
    const last = (await demo.getByRole('button', { name: 'Fill the window' }).boundingBox())!;
    expect(last.x).toBeLessThan(first.x);
  });

  toolsTest('keeps its stop when choices come and go', async ({ page }) => {
    const demo = await showTools(page, DEMO);
    await demo.locator('summary').click();
    await demo.getByRole('button', { name: 'JS' }).focus();
    expect(await press(page, 'ArrowRight', 'ArrowRight')).toEqual(['TS', 'Reset the demo']);
    await demo.locator('summary').click();
    await expect(demo.locator('.demo-toolbar [tabindex="0"]')).toHaveCount(1);
    await demo.locator('summary').focus();
    expect(await press(page, 'Shift+Tab')).toEqual(['Reset the demo']);
  });

  toolsTest('is one line on any screen, and each action is there once', async ({ page }) => {
    const demo = await showTools(page, DEMO);
    const toolbar = demo.getByRole('toolbar');
    for (const width of [360, 390, 620, 768, 1024, 1440]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await demo.scrollIntoViewIfNeeded();
        await expect.poll(async () => (await toolbar.boundingBox())!.height).toBeLessThanOrEqual(40);
        const box = (await toolbar.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        const menu = await openMenu(demo);
        await expect(menu).toBeInViewport({ ratio: 1 });
        const listActions = () =>
          demo
            .locator('.demo-toolbar [data-ga-event-action]:visible')
            .evaluateAll((tools) =>
              tools.map((tool) => (tool as HTMLElement).dataset.gaEventAction).toSorted(),
            );
        const expected = [
          ...TOOLS,
          // On a phone a demo nearly does.
          ...(width < 600 ? [] : ['fill-window']),
        ];
        await expect.poll(listActions).toEqual(expected.toSorted());
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
      });
    }
  });

  toolsTest(
    'has no axe finding with its menu, on a phone and a desk, in light and dark mode',
    async ({ page }) => {
      const demo = await showTools(page, DEMO);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await demo.scrollIntoViewIfNeeded();
        const menu = await openMenu(demo);
        await test.step(`${width} px`, () =>
          expectAccessibleInBothModes(page, `[id="${DEMO}.tsx"] .demo-tools`));
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
      }
    },
  );
});

test.describe('the menu', () => {
  toolsTest('works by keyboard, and gives the focus back', async ({ page }) => {
    const demo = await showTools(page, DEMO);
    const button = demo.getByRole('button', { name: 'More' });
    const menu = demo.getByRole('menu');
    await button.focus();
    expect(await press(page, 'Enter')).toEqual(['Download as a project']);
    expect(await press(page, 'ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home')).toEqual([
      'Source on GitHub',
      'Focus the start of the demo',
      'Dense',
      'Download as a project',
      'Dense',
      'Download as a project',
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(demo.locator('summary')).toBeFocused();
  });

  toolsTest('closes with a press elsewhere', async ({ page }) => {
    const demo = await showTools(page, DEMO);
    const menu = await openMenu(demo);
    await page.mouse.click(5, 400);
    await expect(menu).toBeHidden();
  });

  toolsTest('closes with Escape before a demo that fills the window does', async ({ page }) => {
    const demo = await showTools(page, DEMO);
    await demo.getByRole('button', { name: 'Fill the window' }).click();
    const menu = await openMenu(demo);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(demo).toHaveAttribute('data-full', '');
    await page.keyboard.press('Escape');
    await expect(demo).not.toHaveAttribute('data-full');
  });

  toolsTest('says on its button that it copied the link', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const demo = await showTools(page, DEMO);
    const menu = await openMenu(demo);
    await menu.getByRole('menuitem', { name: 'Copy the link to this demo' }).click();
    await expect(demo.getByRole('button', { name: 'More' })).toHaveAttribute('data-copied', 'true');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).hash).toBe(`#${DEMO}.tsx`);
    await expect(demo.getByRole('button', { name: 'More' })).not.toHaveAttribute('data-copied');
  });

  toolsTest('starts the demo anew on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const demo = await showTools(page, DEMO);
    await expect(demo.locator('.demo-stage')).toHaveAttribute('data-live', '');
    const live = await demo.locator('.demo-stage > *').first().elementHandle();
    const menu = await openMenu(demo);
    await menu.getByRole('menuitem', { name: 'Reset the demo' }).click();
    await expect.poll(() => live!.evaluate((element) => element.isConnected)).toBe(false);
    await expect(demo.locator('.demo-stage')).toHaveAttribute('data-live', '');
  });

  test('leads the focus to the start of the demo', async ({ page }) => {
    const demo = await open(page, FIELD_PAGE, FIELD);
    await expect(demo.locator('.demo-stage')).toHaveAttribute('data-live', '');
    const menu = await openMenu(demo);
    await menu.getByRole('menuitem', { name: 'Focus the start of the demo' }).click();
    await expect(demo.locator('.demo-stage')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(demo.locator('.demo-stage').getByRole('spinbutton').first()).toBeFocused();
    await expect(demo.locator('.demo-stage')).not.toHaveAttribute('tabindex');
  });

  toolsTest('links the source', async ({ page }) => {
    const demo = await showTools(page, DEMO);
    const menu = await openMenu(demo);
    const edit = await page.getByRole('link', { name: 'Edit this page' }).getAttribute('href');
    const start = edit!.slice(0, edit!.indexOf('/data/'));
    await expect(menu.getByRole('menuitem', { name: 'Source on GitHub' })).toHaveAttribute(
      'href',
      `${start}/data/charts/stacking/${DEMO}.tsx`,
    );
  });
});

test.describe('direction and density of a demo alone', () => {
  const choose = async (demo: Locator, name: string) => {
    const menu = await openMenu(demo);
    await menu.getByRole('menuitemcheckbox', { name }).click();
  };

  test('turn this demo with its popups, and nothing else', async ({ page }) => {
    const demo = await open(page, FIELD_PAGE, FIELD);
    const stage = demo.locator('.demo-stage');
    await expect(stage).toHaveAttribute('data-live', '');
    const readStorage = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    const before = await readStorage();
    await choose(demo, 'Right to left');
    await expect(stage).toHaveCSS('direction', 'rtl');
    await expect(stage.locator('[class*="rtl-"]').first()).toBeAttached();
    await expect(page.locator('body')).toHaveCSS('direction', 'ltr');
    await expect(page.locator('.demo-stage[dir]')).toHaveCount(1);
    const opener = demo.getByRole('button', { name: /choose date/i }).first();
    await opener.click();
    const calendar = page.locator('.MuiPickerPopper-root');
    await expect(calendar).toHaveCSS('direction', 'rtl');
    await page.keyboard.press('Escape');
    // The calendar gives the focus back, which may scroll the page under the pointer.
    await expect(calendar).toHaveCount(0);
    await expect(opener).toBeFocused();

    await choose(demo, 'Dense');
    await expect(stage.locator('.MuiFormControl-marginDense').first()).toBeAttached();
    expect(await readStorage()).toBe(before);

    await demo.getByRole('button', { name: 'Reset the demo' }).click();
    await expect(stage).toHaveAttribute('data-live', '');
    await expect(stage.locator('.MuiFormControl-marginDense').first()).toBeAttached();
    await choose(demo, 'Right to left');
    await expect(stage).toHaveCSS('direction', 'ltr');
    await expect(stage.locator('[class*="rtl-"]')).toHaveCount(0);
  });

  test('turn a demo in an iframe, also when it starts again, and not the next page', async ({ page }) => {
    const demo = await open(page, '/x/react-date-pickers/date-picker/', 'VariantByWidth');
    const body = demo.frameLocator('.demo-window > iframe').locator('body');
    const field = body.locator('.MuiFormControl-root').first();
    await expect(field).toBeVisible();
    await choose(demo, 'Right to left');
    await choose(demo, 'Dense');
    await expect(body).toHaveAttribute('dir', 'rtl');
    await expect(body.locator('.MuiFormControl-marginDense').first()).toBeAttached();
    await expect(page.locator('body')).toHaveCSS('direction', 'ltr');
    await demo.getByRole('button', { name: 'Reset the demo' }).click();
    await expect(field).toBeVisible();
    await expect(body).toHaveAttribute('dir', 'rtl');
    await page.goto(FIELD_PAGE);
    await page.locator('.demo-stage').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.demo-stage').first()).toHaveAttribute('data-live', '');
    await expect(page.locator('body')).toHaveCSS('direction', 'ltr');
  });

  toolsTest('are against those of the page', async ({ page }) => {
    const demo = await showTools(page, DEMO);
    const panel = await openSettings(page);
    await panel.getByRole('button', { name: 'Right to left' }).click();
    await page.keyboard.press('Escape');
    const stage = demo.locator('.demo-stage');
    await expect(stage).toHaveCSS('direction', 'rtl');
    const menu = await openMenu(demo);
    const item = menu.getByRole('menuitemcheckbox', { name: 'Right to left' });
    await expect(item).toHaveAttribute('aria-checked', 'true');
    await item.click();
    await expect(stage).toHaveCSS('direction', 'ltr');
    await expect(page.locator('body')).toHaveCSS('direction', 'rtl');
  });
});
