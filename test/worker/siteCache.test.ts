import { beforeEach, describe, expect, it } from 'vitest';
import { createSiteCache, findAssets } from '../../src/worker/siteCache';
import { FakeCaches } from './fakeCaches';
import { createBrokenBody, createNetwork, GONE, LOGIN, ORIGIN, type Answer } from './fakeNetwork';

const PAGE = '/x/introduction/';
const ASSET = '/_next/static/chunks/a1b2.js';
const OFFLINE = { '/x/offline.html': 'offline', '/zh/x/offline.html': '离线' };
const HTML = `<title data-next-head="">Introduction &amp; more</title><script src="${ASSET}"></script>`;

let caches: FakeCaches;
let answers: Record<string, Answer>;

function open(buildId = 'new') {
  const request = createNetwork(answers);
  return {
    request,
    site: createSiteCache({ buildId, origin: ORIGIN, caches: caches as unknown as CacheStorage, request }),
  };
}

beforeEach(() => {
  caches = new FakeCaches();
  answers = { ...OFFLINE, [PAGE]: HTML, [ASSET]: 'script' };
});

describe('findAssets', () => {
  it('reads each hashed file once', () => {
    const html = `${HTML}<link href="/_next/static/media/f.woff2?dpl=1"><a href="/x/">\\"/_next/static/b.css\\"`;
    expect(findAssets(html + HTML)).toEqual([ASSET, '/_next/static/media/f.woff2', '/_next/static/b.css']);
  });

  it('reads the scripts of the page, and those of its demos', () => {
    const html =
      '<link rel="modulepreload" href="/x/client/A1.js"><script type="module" src="/x/client/client-B2.js"></script>';
    expect(findAssets(html)).toEqual(['/x/client/A1.js', '/x/client/client-B2.js']);
  });

  it('reads the script with the texts of the language', () => {
    expect(findAssets('<script defer="" src="/x/texts/zh/a1.js"></script>')).toEqual(['/x/texts/zh/a1.js']);
  });

  it('finds nothing in a page without any', () => {
    expect(findAssets('<p>')).toEqual([]);
  });
});

describe('keep', () => {
  it('keeps a right answer, without query and hash', async () => {
    const { site } = open();
    await site.keep(`${ORIGIN}${PAGE}?q=1#top`, new Response('page'));
    expect(await (await site.find(PAGE))?.text()).toBe('page');
  });

  it.each([404, 500, 503, 206])('keeps no answer of status %s', async (status) => {
    const { site } = open();
    await site.keep(PAGE, new Response('page', { status }));
    expect(await site.find(PAGE)).toBeUndefined();
  });

  it.each([
    ['/_next/static/a.js', 'text/javascript', true],
    ['/x/client/a.js', 'application/javascript; charset=utf-8', true],
    ['/x/texts/zh/a.js', 'text/html', false],
    ['/_next/static/a.css', 'text/css', true],
    ['/_next/static/a.css', 'text/html; charset=utf-8', false],
    ['/x/search-index/en/a.json', 'application/json', true],
    ['/x/search-index/en/a.json', 'text/html', false],
    ['/_next/static/media/a.woff2', 'font/woff2', true],
    ['/_next/static/media/a.woff2', 'application/octet-stream', true],
    ['/_next/static/media/a.woff2', 'text/html', false],
    [PAGE, 'text/html', true],
  ])('asks what a hashed file is: %s as %s', async (pathname, type, isKept) => {
    const { site } = open();
    await site.keep(pathname, new Response('body', { headers: { 'Content-Type': type } }));
    expect((await site.find(pathname)) !== undefined).toBe(isKept);
  });

  it('keeps no answer of another address', async () => {
    const { site } = open();
    const moved = Object.defineProperty(new Response('page'), 'redirected', { value: true });
    await site.keep(PAGE, moved);
    expect(await site.find(PAGE)).toBeUndefined();
  });

  it('finds the copy that was made for other headers', async () => {
    const { site } = open();
    await site.keep(PAGE, new Response('page', { headers: { Vary: 'Accept' } }));
    expect(await (await site.find(PAGE))?.text()).toBe('page');
  });

  it('does nothing when the disk is full', async () => {
    caches.isFull = true;
    const { site } = open();
    await expect(site.keep(PAGE, new Response('page'))).resolves.toBeUndefined();
    expect(await site.find(PAGE)).toBeUndefined();
  });

  it('keeps nothing of a body that breaks off, and leaves the copy before', async () => {
    const { site } = open();
    await site.keep(PAGE, new Response('whole'));
    await site.keep(PAGE, new Response(createBrokenBody()));
    expect(await (await site.find(PAGE))?.text()).toBe('whole');
  });
});

describe('keepPage', () => {
  it('keeps a page with what it names and what it has loaded', async () => {
    answers['/_next/static/lazy.js'] = 'lazy';
    const { site } = open();
    await site.keepPage(PAGE, [
      `${ORIGIN}/_next/static/lazy.js`,
      'https://evil.example/_next/static/a.js',
      `${ORIGIN}/secret`,
    ]);
    expect(caches.list('docs-new').toSorted()).toEqual([ASSET, '/_next/static/lazy.js', PAGE]);
    expect(await site.listPages()).toEqual([{ pathname: PAGE, title: 'Introduction &amp; more' }]);
  });

  it('keeps pages of each language', async () => {
    answers['/zh/x/introduction/'] = '<title data-next-head="">简介</title>';
    const { site } = open();
    await site.keepPage('/zh/x/introduction/', []);
    expect(await site.listPages()).toEqual([{ pathname: '/zh/x/introduction/', title: '简介' }]);
  });

  it.each(['/', '/demos/a/', '/x/sw.js', 'https://evil.example/x/a/', '//evil.example/x/'])(
    'keeps no %s',
    async (pathname) => {
      const { site, request } = open();
      await site.keepPage(pathname, []);
      expect(request).not.toHaveBeenCalled();
    },
  );

  it('asks again for a file when a network answered with a page of its own', async () => {
    answers[ASSET] = LOGIN;
    const { site } = open();
    await site.keepPage(PAGE, []);
    expect(await site.find(ASSET)).toBeUndefined();
    answers[ASSET] = 'script';
    await site.keepPage(PAGE, []);
    expect(await (await site.find(ASSET))?.text()).toBe('script');
  });

  it('keeps nothing that such a network answered in place of what leads to the search', async () => {
    const setup = '/x/search-setup/en.json';
    answers[setup] = LOGIN;
    const { site } = open();
    await site.keepPage(PAGE, [ORIGIN + setup]);
    expect(await site.find(setup)).toBeUndefined();
  });

  it('fetches a kept page no second time', async () => {
    const { site, request } = open();
    await site.keepPage(PAGE, []);
    await site.keepPage(PAGE, []);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('does nothing when the network is gone', async () => {
    answers[PAGE] = GONE;
    await expect(open().site.keepPage(PAGE, [])).resolves.toBeUndefined();
  });

  it('keeps the sixty pages that were read last', async () => {
    const { site } = open();
    for (let index = 0; index < 70; index += 1) {
      answers[`/x/page-${index}/`] = '<title data-next-head="">Page</title>';
      // oxlint-disable-next-line no-await-in-loop
      await site.keepPage(`/x/page-${index}/`, []);
    }
    const pages = (await site.listPages()).map(({ pathname }) => pathname);
    expect(pages).toHaveLength(60);
    expect(pages[0]).toBe('/x/page-10/');
  });
});

describe('an update', () => {
  beforeEach(async () => {
    await open('old').site.prepare();
    await open('old').site.keepPage(PAGE, []);
  });

  it('fetches what was read before anew, then forgets the earlier build', async () => {
    answers[PAGE] = '<title data-next-head="">Newer</title>';
    await caches.open('theirs');
    const { site } = open();
    await site.prepare();
    await site.replaceOthers();
    expect(await caches.keys()).toEqual(['theirs', 'docs-new']);
    expect(await site.listPages()).toEqual([{ pathname: PAGE, title: 'Newer' }]);
  });

  it('asks anew for what keeps its name and may have changed', async () => {
    const setup = '/x/search-setup/en.json';
    answers[setup] = '{"indexHref":"old"}';
    await open('old').site.keepPage(PAGE, [ORIGIN + setup]);
    answers[setup] = '{"indexHref":"new"}';
    const { site } = open();
    await site.prepare();
    await site.keepPage(PAGE, [ORIGIN + setup]);
    expect(await (await site.find(setup))?.text()).toBe('{"indexHref":"new"}');
  });

  it('takes unchanged files from the earlier build', async () => {
    const { site, request } = open();
    await site.prepare();
    expect(request.mock.calls.map(([input]) => input)).toEqual([...Object.keys(OFFLINE), PAGE]);
    expect(caches.list('docs-new')).toContain(ASSET);
  });

  it.each([
    ['the network is gone', GONE],
    ['the server fails', 503],
    ['a body breaks off', createBrokenBody()],
  ])('fails when %s, and the earlier build stays whole', async (_name, answer) => {
    answers[PAGE] = answer;
    await expect(open().site.prepare()).rejects.toThrow();
    expect(await open('old').site.listPages()).toHaveLength(1);
  });

  it('takes up where it broke off', async () => {
    answers[PAGE] = GONE;
    await expect(open().site.prepare()).rejects.toThrow();
    answers[PAGE] = HTML;
    const { site, request } = open();
    await site.prepare();
    expect(request.mock.calls.map(([input]) => input)).toEqual([PAGE]);
  });

  it('leaves out a page that is gone', async () => {
    delete answers[PAGE];
    const { site } = open();
    await site.prepare();
    expect(await site.listPages()).toEqual([]);
  });

  it('goes on when the disk is full', async () => {
    caches.isFull = true;
    await expect(open().site.prepare()).resolves.toBeUndefined();
  });
});
