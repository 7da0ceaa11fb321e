import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JsonData } from '../../../src/client/components/JsonData';
import { StandaloneDemoPage } from '../../../src/client/demo/StandaloneDemoPage';
import { controlStandaloneDemo } from '../../../src/client/demo/controlStandaloneDemo';
import { controlStage } from '../../../src/client/demo/controlStage';
import type { DemoData } from '../../../src/client/demo/demoData';
import { DEMO_MODULES_ID } from '../../../src/shared/demo/demoModuleTable';
import { createPage } from '../createPage';

vi.mock(import('../../../src/client/demo/controlStage'), { spy: true });

const DEMO: DemoData = { name: 'Rows', pageId: 'data-grid/rows', mode: 'hydrate', stylings: ['css'] };

const PAGE = `<!doctype html><html lang="zh"><head><title>行 - MUI X</title>
  <style data-emotion="css rows">.css-rows { color: red; }</style><style>.other {}</style>
  <script type="application/json" id="${DEMO_MODULES_ID}">{"rows":["rows.js"]}</script></head>
  <body><section id="Rows.tsx" aria-label="示例：行"><div class="demo-stage"><div class="demo-form">Lamp</div></div>
  ${renderToStaticMarkup(<JsonData data={DEMO} />)}</section>
  <section id="Media.tsx"><div class="demo-window"></div></section></body></html>`;

const TEXTS = [
  { language: 'en', missing: 'No demo.', failed: 'Not loaded.' },
  { language: 'zh', missing: '没有示例。', failed: '未加载。' },
] as const;

const fetchPage = vi.fn<typeof fetch>();
const page = createPage();
let root: HTMLElement;

async function show(query: string): Promise<void> {
  history.replaceState(null, '', `/demos/${query}`);
  const markup = renderToStaticMarkup(<StandaloneDemoPage title="A demo alone" texts={TEXTS} />);
  document.body.innerHTML = markup.slice(markup.indexOf('<main'));
  root = document.querySelector('main')!;
  await controlStandaloneDemo(root, page);
}

function getMessage(): string[] {
  return [...root.querySelectorAll<HTMLElement>('p:not([hidden])')].map(({ textContent }) => textContent);
}

beforeEach(() => {
  fetchPage.mockReset().mockImplementation(async () => new Response(PAGE));
  vi.stubGlobal('fetch', fetchPage);
  vi.mocked(controlStage)
    .mockReset()
    .mockReturnValue({ reset: () => {}, setStyling: () => {}, stop: () => {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.lang = '';
  document.title = '';
});

describe('the page of a demo alone', () => {
  it('shows the static form that the page of the demo has, and starts the demo there', async () => {
    await show('?page=/zh/x/react-data-grid/rows/&demo=Rows&styling=css');
    expect(fetchPage.mock.calls).toEqual([[new URL('/zh/x/react-data-grid/rows/', location.href)]]);
    const stage = root.querySelector<HTMLElement>(':scope > .demo-stage')!;
    expect(stage.textContent).toBe('Lamp');
    expect(controlStage).toHaveBeenCalledExactlyOnceWith(stage, DEMO, {
      page: { ...page, language: 'zh' },
      styling: 'css',
    });
    expect(getMessage()).toEqual([]);
  });

  it('adopts the rules of static forms and the table of modules, and nothing else', async () => {
    await show('?page=/zh/x/react-data-grid/rows/&demo=Rows');
    expect([...document.head.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
      '.css-rows { color: red; }',
    ]);
    expect(document.querySelector(`#${DEMO_MODULES_ID}`)!.textContent).toBe('{"rows":["rows.js"]}');
  });

  it('has the name and the language of the demo', async () => {
    await show('?page=/zh/x/react-data-grid/rows/&demo=Rows');
    expect(document.documentElement.lang).toBe('zh');
    expect(document.title).toBe('示例：行 - 行 - MUI X');
    expect(root.querySelector('h1')!.textContent).toBe('示例：行');
  });

  it.each([
    ['without a demo', ''],
    ['of another site', '?page=https://example.com/x/a/&demo=Rows'],
  ])('says that an address %s has none, and requests nothing', async (_, query) => {
    await show(query);
    expect(getMessage()).toEqual(['No demo.']);
    expect(fetchPage).not.toHaveBeenCalled();
  });

  it.each([
    ['that the page does not have', 'Columns'],
    ['that is in an iframe', 'Media'],
  ])('says in the language of the page that there is none %s', async (_, name) => {
    await show(`?page=/zh/x/react-data-grid/rows/&demo=${name}`);
    expect(getMessage()).toEqual(['没有示例。']);
    expect(controlStage).not.toHaveBeenCalled();
  });

  it('says so for a page that does not exist', async () => {
    fetchPage.mockResolvedValue(new Response('<h1>Not found</h1>', { status: 404 }));
    await show('?page=/x/react-data-grid/gone/&demo=Rows');
    expect(getMessage()).toEqual(['No demo.']);
  });

  it('says that the page is out of reach', async () => {
    fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await show('?page=/zh/x/react-data-grid/rows/&demo=Rows');
    expect(getMessage()).toEqual(['未加载。']);
    fetchPage.mockResolvedValueOnce(new Response('', { status: 503 }));
    await show('?page=/x/react-data-grid/rows/&demo=Rows');
    expect(getMessage()).toEqual(['Not loaded.']);
  });
});
