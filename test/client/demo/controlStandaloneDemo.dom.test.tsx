import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StandaloneDemoPage } from '../../../src/client/demo/StandaloneDemoPage';
import { controlStandaloneDemo } from '../../../src/client/demo/controlStandaloneDemo';
import { createPage } from '../createPage';

const PAGE = '<html lang="zh"><section id="Media.tsx"><div class="demo-window"></div></section></html>';

const TEXTS = [
  { language: 'en', missing: 'No demo.', failed: 'Not loaded.' },
  { language: 'zh', missing: '没有示例。', failed: '未加载。' },
] as const;

const fetchPage = vi.fn<typeof fetch>();
let root: HTMLElement;

async function show(query: string): Promise<void> {
  history.replaceState(null, '', `/demos/${query}`);
  const markup = renderToStaticMarkup(<StandaloneDemoPage title="A demo alone" texts={TEXTS} />);
  document.body.innerHTML = markup.slice(markup.indexOf('<main'));
  root = document.querySelector('main')!;
  await controlStandaloneDemo(root, createPage());
}

function getMessage(): string[] {
  return [...root.querySelectorAll<HTMLElement>('p:not([hidden])')].map(({ textContent }) => textContent);
}

beforeEach(() => {
  fetchPage.mockReset().mockImplementation(async () => new Response(PAGE));
  vi.stubGlobal('fetch', fetchPage);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.documentElement.lang = '';
});

describe('the page of a demo alone', () => {
  it('says in the language of the page that it has none, where it is in an iframe', async () => {
    await show('?page=/zh/x/react-data-grid/rows/&demo=Media');
    expect(getMessage()).toEqual(['没有示例。']);
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
