import fs from 'node:fs';
import type { Page } from '@playwright/test';
import {
  expectEdited,
  expectFitted,
  getEditor,
  openDemo,
  openEditor,
  pressInFrame,
  replaceCode,
  type DemoEditor,
} from './support/demoEditor';
import { waitForFrames } from './demos/frameSteps';
import { expectAccessible, expectAccessibleInBothModes } from './support/expectAccessible';
import { openSettings } from './support/openSettings';
import { EDITED as NAME, editorTest } from './support/sharedEditor';
import { expect, test } from './support/test';

/** A light page, for tests that need one of their own. */
const LIGHT_PAGE = '/x/react-tree-view/simple-tree-view/focus/';
const LIGHT = 'ItemCommands';

const SOURCE = fs.readFileSync('data/charts/bars/DatasetBars.tsx', 'utf8');

/** A demo that says something. */
const say = (text: string, more = '') =>
  `import * as React from 'react';\n${more}\nexport default function Demo() {\n  return <p>${text}</p>;\n}\n`;

test.describe('editing runs a demo as its code is typed', () => {
  for (const [product, file, from, to, seen] of [
    ['a chart', 'charts/bars/DatasetBars', "store: 'Porto'", "store: 'Faro'", 'Faro'],
    ['a grid', 'data-grid/quickstart/FirstGrid', "'Customer'", "'Client'", 'Client'],
    ['a picker', 'date-pickers/date-picker/DepartureDate', 'label="', 'label="Edited ', 'Edited '],
    ['a tree', 'tree-view/rich-tree-view/items/BasicFolders', "label: 'Inbox'", "label: 'Post'", 'Post'],
  ] as const) {
    editorTest(`${product}: changed, broken, repaired`, async ({ page, editor }) => {
      const source = fs.readFileSync(`data/${file}.tsx`, 'utf8');
      expect(source).toContain(from);
      const changed = `// Edited\n${source.replace(from, to)}`;
      await replaceCode(page, editor, changed);
      await expectEdited(editor);
      await expect(editor.frame.locator('.root').first()).toContainText(seen);

      const height = await editor.demo.evaluate((demo) => demo.getBoundingClientRect().height);
      await page.keyboard.insertText('\nconst = ;');
      await expect(editor.status).toContainText('Syntax error');
      await expect(editor.demo.locator('.cm-lint-marker-error')).toHaveCount(1);
      await expect(editor.frame.locator('.root').first()).toContainText(seen);

      await replaceCode(page, editor, changed);
      await expectEdited(editor);
      await expect(editor.demo.locator('.cm-lint-marker-error')).toHaveCount(0);
      await expect
        .poll(async () =>
          Math.abs((await editor.demo.evaluate((demo) => demo.getBoundingClientRect().height)) - height),
        )
        .toBeLessThan(2);
    });
  }

  editorTest('an edit is marked and discarded at its stage', async ({ page, editor }) => {
    const mark = editor.demo.locator('.demo-edited');
    const fault = editor.demo.locator('.demo-fault');
    const edit = editor.demo.getByRole('button', { name: 'Edit the code' });
    await expect(mark).toHaveCount(0);
    await replaceCode(page, editor, say('Edited once'));
    await expectEdited(editor);
    await expect(mark).toBeVisible();
    await page.keyboard.insertText('const = ;');
    await expect(fault).toContainText('Syntax error');
    await expect(editor.frame.getByText('Edited once')).toBeVisible();

    await mark.getByRole('button', { name: 'Reset' }).click();
    await expect(editor.stage).not.toHaveAttribute('data-edited', '');
    await expect(mark.or(fault)).toHaveCount(0);
    await expect(edit).toBeFocused();
  });

  editorTest('the editor is put away where it was opened', async ({ editor }) => {
    const edit = editor.demo.getByRole('button', { name: 'Edit the code' });
    await expect(edit).toHaveAttribute('aria-pressed', 'true');
    await edit.click();
    await expect(editor.code).toBeHidden();
    await expect(edit).toHaveAttribute('aria-pressed', 'false');
    await edit.click();
    await expect(editor.code).toBeFocused();
  });

  test('a demo in an iframe, and one of several files', async ({ page }) => {
    const framed = await openEditor(page, '/x/react-date-pickers/date-picker/', 'VariantByWidth');
    await replaceCode(page, framed, say('In a window'));
    await expectEdited(framed);
    await expect(framed.frame.getByText('In a window')).toBeVisible();

    const several = await openEditor(page, '/x/react-tree-view/', 'EditableOutline');
    await several.demo.getByRole('radio', { name: 'data.ts' }).check();
    await expect(several.code).toHaveAccessibleName('Code of data.ts');
    await replaceCode(page, several, 'export const broken: string = 1;');
    await expect(several.status).toContainText('./data does not export');
    await several.demo.getByRole('button', { name: /^EditableOutline\.tsx, line/ }).click();
    await expect(several.code).toHaveAccessibleName('Code of EditableOutline.tsx');
  });

  test('a demo in Tailwind, and in CSS', async ({ page }) => {
    const editor = await openDemo(page, '/x/react-tree-view/simple-tree-view/items/', 'GuideLines');
    const choose = (styling: string) =>
      editor.demo.getByRole('button', { name: styling, exact: true }).click();
    const code = editor.demo.locator('.demo-other-source code').first();
    const box = editor.frame.locator('.root [class]').first();
    await choose('Tailwind');
    await editor.demo.locator('summary').click();
    await expect(code).toBeVisible();
    const source = (await code.textContent())!;
    await editor.demo.getByRole('button', { name: 'Edit the code' }).click();
    await expect(editor.code).toBeFocused();
    await replaceCode(page, editor, `// Edited\n${source.replace('{items}', '{`bg-[#010203] ${items}`}')}`);
    await expectEdited(editor);
    await expect(box).toHaveCSS('background-color', 'rgb(1, 2, 3)');

    await choose('CSS');
    await expect(editor.stage).not.toHaveAttribute('data-edited', '');
    await expect(editor.code).not.toContainText('Edited');
    await replaceCode(
      page,
      editor,
      `// Edited\n${fs.readFileSync('data/tree-view/simple-tree-view/items/GuideLines/css.tsx', 'utf8')}`,
    );
    await expectEdited(editor);
    await expect(box).toBeVisible();
  });
});

test.describe('what is wrong is said beside the code', () => {
  editorTest('and the demo stays as it was, until it is put right', async ({ page, editor, shared }) => {
    shared.allowFaults();
    await replaceCode(page, editor, say('Good'));
    await expectEdited(editor);
    for (const [what, code, text, line] of [
      ['an unknown package', say('a', "import 'lodash';"), 'The package “lodash” is not available here', 2],
      [
        'an unknown entry point',
        say('a', "import '@mui/material/Bx';"),
        'not an entry point of @mui/material',
        2,
      ],
      [
        'an unknown export',
        say('{BarChrt}', "import { BarChrt } from '@mui/x-charts/BarChart';"),
        '@mui/x-charts/BarChart does not export “BarChrt”',
        2,
      ],
      ['an unknown file', say('a', "import './rows';"), 'The demo has no file “./rows”', 2],
      ['no component', 'export const a = 1;', 'needs a component as its default export', undefined],
      [
        'what is thrown and is no error',
        say('{boom()}', 'const boom = () => { throw { code: 404 }; };'),
        '{"code":404}',
        undefined,
      ],
      ['an error while it renders', say('{(undefined as any).id}'), 'Cannot read properties of undefined', 4],
      [
        'an error in an effect',
        "import * as React from 'react';\nexport default function Demo() {\n  React.useEffect(() => {\n    throw new Error('in an effect');\n  }, []);\n  return <p>a</p>;\n}",
        'Error: in an effect',
        4,
      ],
      [
        'a rejected promise',
        "export default function Demo() {\n  return <p>a</p>;\n}\nvoid Promise.reject(new Error('too late'));",
        'Unhandled rejection of a promise: Error: too late',
        4,
      ],
    ] as const) {
      await test.step(what, async () => {
        await replaceCode(page, editor, code);
        await expect(editor.status).toContainText(text);
        if (line === undefined) {
          await expect(editor.status.getByRole('button', { name: /^Line/ })).toHaveCount(0);
        } else {
          await expect(editor.status.getByRole('button', { name: `Line ${line}` })).toBeVisible();
          await expect(editor.demo.locator('.cm-lint-marker-error')).toHaveCount(1);
        }
        if (what !== 'a rejected promise') {
          await expect(editor.frame.getByText('Good')).toBeVisible();
        }
        await expect(page.locator('[aria-live]').filter({ hasText: text })).toBeAttached();
      });
    }
    await replaceCode(page, editor, say('Good again'));
    await expectEdited(editor);
    await expect(editor.frame.getByText('Good again')).toBeVisible();
  });

  editorTest('an error in an event handler leaves the demo as it is', async ({ page, editor, shared }) => {
    shared.allowFaults();
    const handler = "const press = () => {\n  throw new Error('pressed');\n};";
    await replaceCode(
      page,
      editor,
      `${handler}\nexport default () => <button onClick={press}>Press</button>;`,
    );
    await expectEdited(editor);
    await pressInFrame(editor, 'Press');
    await expect(editor.status).toContainText('Error: pressed');
    await expect(editor.status.getByRole('button', { name: 'Line 2' })).toBeVisible();
    await expect(editor.frame.getByRole('button', { name: 'Press' })).toBeVisible();
  });

  editorTest(
    'an error of code that was replaced is not one of the next code',
    async ({ page, editor, shared }) => {
      shared.allowFaults();
      const tick = "window.ticks = (window.ticks ?? 0) + 1;\nthrow new Error('Tick');";
      const fail = "React.useEffect(() => () => { throw new Error('Cleanup'); }, []);";
      const first = say('First', `setInterval(() => {\n${tick}\n}, 20);`);
      await replaceCode(page, editor, first.replace('  return', `  ${fail}\n  return`));
      await expect(editor.status).toContainText('Error: Tick');
      await replaceCode(page, editor, say('Second'));
      await expect(editor.frame.getByText('Second')).toBeVisible();
      const readTicks = () =>
        editor.frame.locator('body').evaluate(() => (window as unknown as { ticks: number }).ticks);
      const before = await readTicks();
      await expect.poll(readTicks).toBeGreaterThan(before + 5);
      await expectEdited(editor);
    },
  );

  editorTest('a demo that crashes later starts again', async ({ page, editor, shared }) => {
    shared.allowFaults();
    await replaceCode(
      page,
      editor,
      `import * as React from 'react';
export default function Demo() {
  const [count, setCount] = React.useState(0);
  if (count === 2) {
    throw new Error('two');
  }
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}`,
    );
    await expectEdited(editor);
    await pressInFrame(editor, 'Pressed 0');
    await pressInFrame(editor, 'Pressed 1');
    await expect(editor.status).toContainText('Error: two');
    await expect(editor.frame.getByRole('button')).toHaveText('Pressed 0');
  });

  editorTest('text that is too long is not inserted', async ({ page, editor }) => {
    await replaceCode(page, editor, 'a'.repeat(1_000_000));
    await expect(editor.status).toContainText('A file can have at most 200,000 characters.');
    await expect(editor.code).toContainText('DatasetBars');
  });
});

test.describe('endless code', () => {
  editorTest('is stopped', async ({ page, editor, shared }) => {
    shared.allowFaults();
    for (const [what, code] of [
      ['a loop', 'while (true) {}'],
      ['a loop that catches everything', 'for (;;) { try { throw 1; } catch {} }'],
      ['loops in a promise', '(async () => { for (;;) { await null; } })();'],
    ] as const) {
      await test.step(what, async () => {
        await replaceCode(page, editor, say('Endless', code));
        await expect(editor.status).toContainText('loop');
        await replaceCode(page, editor, say(`After ${what}`));
        await expectEdited(editor);
        await expect(editor.frame.getByText(`After ${what}`)).toBeVisible();
      });
    }
  });

  editorTest(
    'code that removes its document is replaced by what is typed next',
    async ({ page, editor, shared }) => {
      shared.allowFaults();
      const remove = "React.useEffect(() => {\n    document.open();\n    document.write('Gone');\n  }, []);";
      await replaceCode(page, editor, say('Good').replace('  return', `  ${remove}\n  return`));
      await expectEdited(editor);
      await expect(editor.frame.getByText('Gone')).toBeVisible();
      await replaceCode(page, editor, say('Repaired'));
      await expect(editor.frame.getByText('Repaired')).toBeVisible();
      await expectEdited(editor);
    },
  );

  editorTest(
    'a frame that does not answer is replaced, and the page lives',
    async ({ page, editor, shared }) => {
      shared.allowFaults();
      await replaceCode(page, editor, say('Good'));
      await expectEdited(editor);
      // No loop of the code: nothing in it can be guarded.
      await replaceCode(page, editor, say('Endless', "/^(a+)+$/.test('a'.repeat(60) + 'b');"));
      let answers = 0;
      await expect(async () => {
        await waitForFrames(page);
        answers += 1;
        expect(await editor.status.textContent()).toContain('did not answer');
      }).toPass({ timeout: 30_000, intervals: [100] });
      // The page goes on drawing while it waits for the frame.
      expect(answers).toBeGreaterThan(3);
      await expect(editor.frame.getByText('Good')).toBeVisible();
      await replaceCode(page, editor, say('Repaired'));
      await expectEdited(editor);
      await expect(editor.frame.getByText('Repaired')).toBeVisible();
    },
  );
});

test.describe('an edit', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const press = ({ demo }: DemoEditor, name: string) =>
    demo.getByRole('button', { name, exact: true }).click();

  test('survives a closed code, another language, another color mode and a reload', async ({ page }) => {
    const editor = await openEditor(page, LIGHT_PAGE, LIGHT);
    await replaceCode(page, editor, say('Kept'));
    await expectEdited(editor);
    await editor.demo.locator('summary').click();
    await expect(editor.frame.getByText('Kept')).toBeVisible();
    await editor.demo.locator('summary').click();
    await expect(editor.code).toContainText('Kept');

    await press(editor, 'JS');
    await expect(editor.code).toContainText('ItemCommands');
    await expect(editor.stage).not.toHaveAttribute('data-edited', '');
    await press(editor, 'TS');
    await expect(editor.code).toContainText('Kept');
    await expect(editor.frame.getByText('Kept')).toBeVisible();

    await page.reload();
    await expect(editor.frame.getByText('Kept')).toBeVisible();
    await editor.demo.scrollIntoViewIfNeeded();
    await editor.demo.locator('summary').click();
    await expect(editor.code).toContainText('Kept');
  });

  editorTest('is discarded by Reset, which can be undone, and copied', async ({ page, editor }) => {
    await replaceCode(page, editor, say('Mine'));
    await expectEdited(editor);
    await editor.demo.locator('.demo-toolbar').getByRole('button', { name: 'Copy the whole file' }).click();
    await expect(editor.demo.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await readClipboard(page)).toBe(say('Mine'));

    await press(editor, 'Reset the demo');
    await expect(editor.status).toContainText('Your changes were discarded.');
    await expect(editor.stage).not.toHaveAttribute('data-edited', '');
    await expect(editor.code).not.toContainText('Mine');
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('demo-edit'))),
    ).toEqual([]);
    await press(editor, 'Undo');
    await expect(editor.code).toContainText('Mine');
    await expectEdited(editor);
    await expect(editor.frame.getByText('Mine')).toBeVisible();
  });

  editorTest(
    'is in a link, which runs nothing before the user says so',
    async ({ page, editor, browser, baseURL }) => {
      await replaceCode(page, editor, say('From a link', '// A comment with 中文.'));
      await expectEdited(editor);
      await editor.demo.getByRole('link', { name: 'Copy the link to this demo' }).click();
      await expect(editor.demo.getByRole('link', { name: 'Copied' })).toBeVisible();
      const link = await readClipboard(page);
      expect(link).toMatch(/#DatasetBars\.tsx&edit=[\w-]+$/);

      // Another browser has another storage, and a clock of its own.
      const other = await browser.newPage({ baseURL });
      await other.clock.install();
      await other.goto(link);
      const opened = getEditor(other, NAME);
      const expectNoRun = async () => {
        // Whatever waits for a pause in typing has begun then, and loads what it needs.
        await other.clock.runFor(5000);
        await other.waitForLoadState('networkidle');
        await expect(opened.demo.locator('.demo-frame')).toHaveCount(0);
        await expect(opened.status).toContainText('The code has not run yet.');
      };
      await expect(opened.code).toContainText('中文');
      await expect(opened.demo.getByRole('alert')).toContainText('This code comes from a link.');
      await expect(opened.status).toContainText('The code has not run yet.');
      await expect(opened.stage).toBeInViewport();
      await other.keyboard.press('Tab');
      await opened.code.focus();
      await other.keyboard.press('ControlOrMeta+End');
      await other.keyboard.insertText('// and a word');
      await expectNoRun();

      await other.reload();
      await expect(opened.code).toContainText('and a word');
      await expectNoRun();
      await opened.demo.getByRole('button', { name: 'Run the code' }).click();
      await expectEdited(opened);
      await expect(opened.frame.getByText('From a link')).toBeVisible();
      await expect(opened.demo.getByRole('alert')).toHaveCount(0);
      expect(new URL(other.url()).origin).toBe(baseURL);
      await other.close();
    },
  );

  editorTest('is shown as a difference', async ({ page, editor }) => {
    const { demo, code } = editor;
    const changes = demo.getByRole('button', { name: 'Show changes' });
    await expect(changes).toHaveCount(0);
    await replaceCode(page, editor, SOURCE.trimEnd().replace("store: 'Porto'", "store: 'Faro'"));
    await changes.click();
    await expect(changes).toHaveAttribute('aria-pressed', 'true');
    await expect(code.locator('.cm-deletedChunk')).toContainText("store: 'Porto'");
    await expect(code.locator('.cm-changedLine')).toContainText("store: 'Faro'");
    await changes.click();
    await expect(code.locator('.cm-deletedChunk')).toHaveCount(0);
  });

  test('of the user comes back when a link has replaced it', async ({ page }) => {
    const editor = await openEditor(page, LIGHT_PAGE, LIGHT);
    await replaceCode(page, editor, say('Of a friend'));
    await expectEdited(editor);
    await editor.demo.getByRole('link', { name: 'Copy the link to this demo' }).click();
    await expect(editor.demo.getByRole('link', { name: 'Copied' })).toBeVisible();
    const { hash } = new URL(await readClipboard(page));
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/x/introduction/');
    const mine = await openEditor(page, LIGHT_PAGE, LIGHT);
    await replaceCode(page, mine, say('My own'));
    await expectEdited(mine);
    await page.evaluate((next) => {
      location.hash = next;
    }, hash);
    await expect(mine.code).toContainText('Of a friend');
    await expect(mine.status).toContainText('The code of the link replaced your changes.');
    await expect(mine.stage).not.toHaveAttribute('data-edited', '');
    await press(mine, 'Undo');
    await expect(mine.code).toContainText('My own');
    await expectEdited(mine);
  });

  test('in a forged link: the page says so and lives', async ({ page }) => {
    for (const [what, edit] of [
      ['no code', 'abc'],
      ['a bomb', fs.readFileSync('e2e/fixtures/longEdit.txt', 'utf8').trim()],
      ['too much', 'a'.repeat(100_000)],
    ] as const) {
      await test.step(what, async () => {
        const editor = getEditor(page, LIGHT);
        // The same page with another hash would not be loaded.
        await page.goto('about:blank');
        await page.goto(`${LIGHT_PAGE}#${LIGHT}.tsx&edit=${edit}`);
        await expect(editor.status).toContainText('The link holds no code of this demo.');
        await expect(editor.code).toContainText(LIGHT);
        await expect(editor.stage).toHaveAttribute('data-live', '');
        await expect(editor.stage).not.toHaveAttribute('data-edited', '');
      });
    }
  });

  editorTest('that is too long for a link is not copied', async ({ page, editor }) => {
    const noise = Array.from({ length: 60_000 }, (_, index) =>
      ((index * 2_654_435_761) % 4_294_967_296).toString(36),
    );
    await replaceCode(page, editor, say('Long', `// ${noise.join('').slice(0, 150_000)}`));
    await expectEdited(editor);
    await editor.demo.getByRole('link', { name: 'Copy the link to this demo' }).click();
    await expect(editor.status).toContainText('The code is too long for a link.');
    await expect(editor.demo.getByRole('link', { name: 'Copied' })).toHaveCount(0);
  });
});

test.describe('the frame', () => {
  editorTest('reaches neither the page nor the network', async ({ page, editor, shared }) => {
    shared.allowFaults();
    const requests: string[] = [];
    page.on('response', (response) => requests.push(response.url()));
    const code = `import * as React from 'react';
async function attempt(name: string, act: () => unknown) {
  try {
    await act();
    return name + ' works';
  } catch (error) {
    return name + ' fails';
  }
}
export default function Demo() {
  const [results, setResults] = React.useState<string[]>([]);
  React.useEffect(() => {
    Promise.all([
      attempt('document', () => parent.document.title),
      attempt('cookie', () => document.cookie),
      attempt('fetch', () => fetch('/x/introduction/')),
      attempt('storage', () => localStorage.setItem('a', 'b')),
      attempt('rtc', () => new RTCPeerConnection()),
      attempt('image', () => new Promise((resolve, reject) => Object.assign(new Image(), { onload: resolve, onerror: reject, src: '/static/favicon.svg?leak' }))),
      attempt('script', () => new Promise((resolve, reject) => document.body.append(Object.assign(document.createElement('script'), { onload: resolve, onerror: reject, src: '/static/a.js?leak' })))),
    ]).then(setResults);
  }, []);
  return <pre>{results.join(', ')}</pre>;
}`;
    await replaceCode(page, editor, code);
    await expect(editor.frame.locator('pre')).toHaveText(
      'document fails, cookie fails, fetch fails, storage works, rtc fails, image fails, script fails',
    );
    expect(requests.filter((url) => url.includes('leak'))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('a'))).toBeNull();
  });

  editorTest('adds nothing to what the browser goes back through', async ({ page, editor }) => {
    const push = "for (let i = 0; i < 60; i += 1) {\n      history.pushState({ i }, '');\n    }";
    const code = say('Pushed').replace(
      '  return',
      `  React.useEffect(() => {\n    ${push}\n  }, []);\n  return`,
    );
    const session = await page.context().newCDPSession(page);
    // What the tests before went through would hide new entries: browsers keep fifty.
    await session.send('Page.resetNavigationHistory');
    const countEntries = async () => (await session.send('Page.getNavigationHistory')).entries.length;
    expect(await countEntries()).toBe(1);
    await replaceCode(page, editor, code);
    await expectEdited(editor);
    await expect(editor.frame.getByText('Pushed')).toBeVisible();
    expect(await countEntries()).toBe(1);
    await session.detach();
  });

  editorTest('is stopped when it loads its document anew', async ({ page, editor }) => {
    const leave = 'React.useEffect(() => {\n    location.reload();\n  }, []);';
    await replaceCode(page, editor, say('Again').replace('  return', `  ${leave}\n  return`));
    await expect(editor.status).toContainText('The code reloaded its document and was stopped.');
    await expect(editor.stage).not.toHaveAttribute('data-edited', '');
    await replaceCode(page, editor, say('Repaired'));
    await expectEdited(editor);
    await expect(editor.frame.getByText('Repaired')).toBeVisible();
  });

  editorTest('is stopped when it sends messages without end', async ({ page, editor, shared }) => {
    shared.allowFaults();
    const flood =
      "setInterval(() => {\n  for (let sent = 0; sent < 20_000; sent += 1) parent.postMessage({ a: 1 }, '*');\n}, 1);";
    await replaceCode(page, editor, say('Loud', flood));
    await expect(editor.status).toContainText('The code sent too many messages and was stopped.');
    await expect(editor.stage).not.toHaveAttribute('data-edited', '');
    await replaceCode(page, editor, say('Repaired'));
    await expectEdited(editor);
  });

  test('has an origin of its own also without a frame around it', async ({ page }) => {
    const response = await page.goto('/static/sandbox/');
    expect(response!.headers()['content-security-policy']).toContain('sandbox allow-scripts allow-forms');
    expect(await page.evaluate(() => origin)).toBe('null');
  });

  test('has the settings of the page, follows them, and grows with the demo', async ({ page }) => {
    const editor = await openEditor(page, LIGHT_PAGE, LIGHT);
    await replaceCode(
      page,
      editor,
      `import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
export default function Demo() {
  const [height, setHeight] = React.useState(200);
  return <><Button variant="contained" onClick={() => setHeight(500)}>Grow</Button><div style={{ height }}><DataGrid rows={[]} columns={[]} /></div></>;
}`,
    );
    await expectEdited(editor);
    const root = editor.frame.locator('html');
    await expect(root).toHaveAttribute('data-mui-color-scheme', 'light');
    const getHeight = () => editor.stage.evaluate((stage) => stage.getBoundingClientRect().height);
    await expectFitted(editor);
    const before = await getHeight();
    await pressInFrame(editor, 'Grow');
    await expect.poll(getHeight).toBeGreaterThan(before + 250);
    await page.evaluate(() => scrollTo(0, 0));
    const panel = await openSettings(page);
    await panel.getByRole('button', { name: 'Right to left' }).click();
    await expect(editor.frame.locator('body')).toHaveAttribute('dir', 'rtl');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Switch the color mode' }).click();
    await expect(root).toHaveAttribute('data-mui-color-scheme', 'dark');
    await expect(editor.code).toHaveCSS('direction', 'ltr');
  });

  editorTest('has the direction of its demo alone', async ({ page, editor }) => {
    const turn = async () => {
      await editor.demo.getByRole('button', { name: 'More', exact: true }).click();
      await editor.demo.getByRole('menuitemcheckbox', { name: 'Right to left' }).click();
    };
    await turn();
    await replaceCode(page, editor, say('Text'));
    await expectEdited(editor);
    await expect(editor.frame.locator('body')).toHaveAttribute('dir', 'rtl');
    await turn();
    await expect(editor.frame.locator('body')).not.toHaveAttribute('dir', 'rtl');
  });

  test('speaks the language of the page', async ({ page }) => {
    await page.goto(`/zh${LIGHT_PAGE}`);
    const editor = getEditor(page, LIGHT);
    await editor.demo.scrollIntoViewIfNeeded();
    await editor.demo.getByRole('button', { name: '编辑代码' }).click();
    await expect(editor.code).toBeFocused();
    await replaceCode(
      page,
      editor,
      `import { DataGrid } from '@mui/x-data-grid';\nexport default () => <div style={{ height: 300 }}><DataGrid rows={[]} columns={[{ field: 'a' }]} /></div>;`,
    );
    await expect(editor.status).toContainText('上方的示例正在运行你的代码。');
    await expect(editor.frame.getByText('没有数据')).toBeVisible();
    await expectAccessible(page, `[id="${LIGHT}.tsx"]`);
  });

  editorTest('lets what opens in it cover the page, which does not move', async ({ page, editor }) => {
    await replaceCode(
      page,
      editor,
      fs.readFileSync('data/date-pickers/date-picker/DepartureDate.tsx', 'utf8'),
    );
    await expectEdited(editor);
    await expectFitted(editor);
    const height = await editor.stage.evaluate((stage) => stage.getBoundingClientRect().height);
    await pressInFrame(editor, /choose date/i);
    const calendar = editor.frame.getByRole('dialog');
    await expect(calendar).toBeVisible();
    await expect(editor.stage).toHaveAttribute('data-popup', '');
    const cell = calendar.getByRole('gridcell', { name: '28' }).first();
    await cell.click();
    await expect(calendar).toHaveCount(0);
    await expect(editor.stage).not.toHaveAttribute('data-popup', '');
    expect(await editor.stage.evaluate((stage) => stage.getBoundingClientRect().height)).toBe(height);
  });
});

test.describe('for everyone', () => {
  editorTest(
    'the cursor stays in view below the bar of the page, and so does the mark of the focus',
    async ({ page, editor }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await editor.code.focus();
      await page.keyboard.press('ControlOrMeta+End');
      const lines = SOURCE.split('\n').length;
      for (let left = lines; left > 1; left -= 1) {
        // oxlint-disable-next-line no-await-in-loop
        await page.keyboard.press('ArrowUp');
      }
      const bar = (await page.locator('.app-bar').boundingBox())!;
      const line = editor.code.locator('.cm-line').first();
      // The editor scrolls with its next measure.
      await expect.poll(async () => (await line.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);

      await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
      const focused = await page.screenshot({ clip: bar });
      await editor.code.blur();
      expect((await page.screenshot({ clip: bar })).equals(focused)).toBe(true);
    },
  );

  editorTest('axe finds nothing, and nothing is wider than a phone', async ({ page, editor }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const expectBothAccessible = () => expectAccessibleInBothModes(page, `[id="${NAME}.tsx"]`);
    await expectBothAccessible();
    await replaceCode(page, editor, say('Good', "import 'lodash';"));
    await expect(editor.status).toContainText('lodash');
    await expectBothAccessible();
    await replaceCode(page, editor, SOURCE.replace('Porto', 'Faro'));
    await expectEdited(editor);
    await expectBothAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('a page loads nothing of the editor before somebody edits, and the keyboard gets in and out', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const editor = await openDemo(page, LIGHT_PAGE, LIGHT);
  await editor.demo.locator('summary').click();
  await page.waitForLoadState('networkidle');
  const before = new Set(requests);
  expect([...before].filter((pathname) => /^\/static\/(?:sandbox|completion)\//.test(pathname))).toEqual([]);
  const styles = await page.locator('#editor-styles').count();
  expect(styles).toBe(0);

  await editor.demo.getByRole('button', { name: 'Edit the code' }).focus();
  await page.keyboard.press('Enter');
  await expect(editor.code).toBeFocused();
  const later = requests.filter((pathname) => !before.has(pathname) && pathname.startsWith('/x/client/'));
  expect(later.length).toBeGreaterThan(0);
  await expect(editor.code).toHaveAccessibleName(`Code of ${LIGHT}.tsx`);
  await expect(editor.code).toHaveAccessibleDescription(/press Esc, then Tab/);
  await page.keyboard.press('Tab');
  await expect(editor.code).toBeFocused();
  await expect(editor.code).toContainText(/^\s\simport/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor.code).not.toBeFocused();
  await editor.code.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(editor.code).not.toBeFocused();
});
