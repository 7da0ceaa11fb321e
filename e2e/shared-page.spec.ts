import type { Page } from '@playwright/test';
import { replaceCode, getEditor } from './support/demoEditor';
import { openSettings } from './support/openSettings';
import { createSharedPageTest } from './support/sharedPage';
import { showTools, TOOLS_PAGE, TYPED } from './support/sharedTools';
import { expect } from './support/test';

/** What is asked of the page that tests share; nothing here helps its reset. */
const options = { address: TOOLS_PAGE };

const test = createSharedPageTest(options);

const press = async (page: Page, name: string) =>
  (await showTools(page, TYPED.name)).getByRole('button', { name, exact: true }).click();

const openCode = async (page: Page) => (await showTools(page, TYPED.name)).locator('summary').click();

/** What every test requests of the page. */
const ASKED = '/x/introduction/';

const CHANGES: Record<string, (page: Page) => Promise<unknown>> = {
  nothing: async () => {},
  'the place, the focus and a selection': async (page) => {
    await (await showTools(page, TYPED.name)).getByRole('button', { name: 'Reset the demo' }).focus();
    await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('h1')!));
  },
  'the stored color mode': async (page) => {
    const panel = await openSettings(page);
    await panel.getByRole('button', { name: 'Dark' }).click();
  },
  'the direction and density of all demos': async (page) => {
    const panel = await openSettings(page);
    await panel.getByRole('button', { name: 'Right to left' }).click();
    await panel.getByRole('button', { name: 'Dense' }).click();
    await page.keyboard.press('Escape');
  },
  'the direction of one demo': async (page) => {
    await press(page, 'More');
    await page.getByRole('menuitemcheckbox', { name: 'Right to left' }).click();
    // The plugin for it is loaded first.
    await expect(page.locator(`[id="${TYPED.name}.tsx"] .demo-stage`)).toHaveCSS('direction', 'rtl');
  },
  'the language of the code': async (page) => {
    await openCode(page);
    await press(page, 'JS');
  },
  'code that is open': openCode,
  'code that is edited': async (page) => {
    await press(page, 'Edit the code');
    const editor = getEditor(page, TYPED.name);
    await expect(editor.code).toBeFocused();
    await replaceCode(page, editor, 'export default () => <p>Edited</p>;');
    await expect(editor.frame.getByText('Edited')).toBeVisible();
  },
  'a demo that fills the window': (page) => press(page, 'Fill the window'),
  'the hash': (page) => page.evaluate((name) => (location.hash = `#${name}.js`), TYPED.name),
  'the page': (page) => page.locator('.neighbour-next').click(),
  'the document': (page) => page.goto('/x/introduction/support/'),
  'storage and cookies': (page) =>
    page.evaluate(() => {
      localStorage.setItem('muiXVersion', '8.1');
      sessionStorage.setItem('a', 'b');
      document.cookie = 'codeStyling=Tailwind;path=/';
    }),
  'the window and the mode of the system': async (page) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  },
  'routes and listeners': async (page) => {
    await page.route('**/*', (route) => route.abort());
    page.on('request', (request) => {
      if (request.url().endsWith(ASKED)) {
        throw new Error('The listener of an earlier test is still there.');
      }
    });
    await page.context().newPage();
  },
};

/** How the page is for a user who comes to it, read without what its reset reads. */
async function readImpression(page: Page) {
  const atFirst = await page.evaluate(() => ({
    address: location.href,
    place: scrollY,
    focus: document.activeElement?.localName,
    selected: String(getSelection()),
    size: [innerWidth, innerHeight],
    media: ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query).matches),
    background: getComputedStyle(document.body).backgroundColor,
    direction: getComputedStyle(document.body).direction,
    stored: [localStorage.getItem('mui-mode'), localStorage.getItem('muiXVersion'), sessionStorage.length],
  }));
  const demo = await showTools(page, TYPED.name);
  await expect(demo.locator('.demo-stage')).toHaveAttribute('data-live', '');
  return {
    ...atFirst,
    // The tools of a demo write those of the code.
    cookie: await page.evaluate(() => document.cookie.split('; ').toSorted()),
    tabs: page.context().pages().length,
    bar: await page.locator('.app-bar').ariaSnapshot(),
    demo: await demo.ariaSnapshot(),
    demoDirection: await demo
      .locator('.demo-stage')
      .evaluate((stage) => [getComputedStyle(stage).direction, stage.getBoundingClientRect().width]),
    answer: await page.evaluate(async (address) => (await fetch(address)).status, ASKED),
  };
}

for (const [change, make] of Object.entries(CHANGES)) {
  test(`the page that tests share forgets ${change}`, async ({ page, openPages }) => {
    const before = await readImpression(page);
    await openPages.get(options);
    await make(page);
    await openPages.get(options);
    expect(await readImpression(page)).toEqual(before);
  });
}

test('the clock of the page that tests share cannot be replaced', async ({ page }) => {
  await expect(page.clock.install()).rejects.toThrow('a clock of its own');
});

test('a page that complains is found out, unless the test is about that', async ({ page, openPages }) => {
  const opened = await openPages.get(options);
  await page.evaluate(() => console.error('It hurts'));
  await expect.poll(() => opened.takeFaults()).toEqual(['console.error: It hurts']);
});
