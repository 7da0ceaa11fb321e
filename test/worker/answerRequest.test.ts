import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRequest, NETWORK_PATIENCE, READ_PAGES_MARK } from '../../src/worker/answerRequest';
import { createSiteCache } from '../../src/worker/siteCache';
import { FakeCaches } from './fakeCaches';
import { createBrokenBody, createNetwork, GONE, ORIGIN, type Answer, getType } from './fakeNetwork';

const PAGE = '/x/introduction/';
const ASSET = '/_next/static/chunks/a1b2.js';
const DATA = '/_next/data/build/x/introduction.json';

let caches: FakeCaches;
let answers: Record<string, Answer>;
let request: ReturnType<typeof createNetwork>;
let works: Promise<unknown>[];

function createSite() {
  return createSiteCache({
    buildId: 'b',
    origin: ORIGIN,
    caches: caches as unknown as CacheStorage,
    request,
  });
}

/** Asks as a page does; Node lets nobody make a request that navigates. */
function ask(pathname: string, init: RequestInit = {}, mode?: RequestMode) {
  const asked = new Request(new URL(pathname, ORIGIN), init);
  if (mode) {
    Object.defineProperty(asked, 'mode', { value: mode });
  }
  const waitUntil = (work: Promise<unknown>) => works.push(work);
  return answerRequest(asked, { site: createSite(), origin: ORIGIN, request, waitUntil });
}

const navigate = (pathname: string) => ask(pathname, {}, 'navigate')!;
const keep = (pathname: string, body: string) =>
  createSite().keep(pathname, new Response(body, { headers: { 'Content-Type': getType(pathname) } }));
const settle = () => Promise.all(works);

beforeEach(() => {
  caches = new FakeCaches();
  answers = {};
  request = createNetwork(answers);
  works = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('answerRequest', () => {
  it.each([
    ['other origins', 'https://cdn.example/_next/static/a.js', {}],
    ['other methods', PAGE, { method: 'POST' }],
    ['parts of files', PAGE, { headers: { Range: 'bytes=0-9' } }],
  ])('leaves %s alone', (_name, address, init) => {
    expect(ask(address, init)).toBeUndefined();
  });

  it('takes hashed files from the copy without asking', async () => {
    await keep(ASSET, 'kept');
    expect(await (await ask(ASSET))!.text()).toBe('kept');
    expect(request).not.toHaveBeenCalled();
  });

  it('fetches and keeps a hashed file that is not there', async () => {
    answers[ASSET] = 'script';
    expect(await (await ask(ASSET))!.text()).toBe('script');
    await settle();
    expect(caches.list('docs-b')).toEqual([ASSET]);
  });

  it.each([ASSET, DATA, '/static/favicon.svg'])(
    'is a network error when %s cannot be had',
    async (pathname) => {
      answers[pathname] = GONE;
      expect((await ask(pathname))!.type).toBe('error');
    },
  );

  it.each([ASSET, PAGE])('serves %s when the disk is full', async (pathname) => {
    answers[pathname] = 'fresh';
    caches.isFull = true;
    expect(await (await ask(pathname))!.text()).toBe('fresh');
    await settle();
  });

  it('prefers the network for pages, and keeps what it says', async () => {
    await keep(PAGE, 'old');
    answers[PAGE] = 'new';
    expect(await (await navigate(`${PAGE}?a=1`)).text()).toBe('new');
    await settle();
    answers[PAGE] = GONE;
    expect(await (await navigate(PAGE)).text()).toBe('new');
  });

  it.each([
    ['the network is gone', GONE],
    ['the server fails', 502],
  ])('shows the copy when %s', async (_name, answer) => {
    await keep(PAGE, 'copy');
    answers[PAGE] = answer;
    expect(await (await navigate(PAGE)).text()).toBe('copy');
  });

  it('shows a page that is not there as it is', async () => {
    await keep(PAGE, 'copy');
    answers[PAGE] = 404;
    expect((await navigate(PAGE)).status).toBe(404);
  });

  it('shows the copy when the network is slow, and keeps what comes late', async () => {
    await keep(PAGE, 'copy');
    vi.useFakeTimers();
    let answerLate = (_response: Response) => {};
    request.mockImplementation(
      () =>
        new Promise((resolve) => {
          answerLate = resolve;
        }),
    );
    const shown = navigate(PAGE);
    await vi.advanceTimersByTimeAsync(NETWORK_PATIENCE - 1);
    expect(await Promise.race([shown, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await shown).text()).toBe('copy');
    answerLate(new Response('late'));
    await settle();
    expect(await (await createSite().find(PAGE))?.text()).toBe('late');
  });

  it('keeps the earlier copy when the network dies in the middle', async () => {
    await keep(PAGE, 'copy');
    answers[PAGE] = createBrokenBody();
    await (await navigate(PAGE)).text().catch(() => {});
    await settle();
    expect(await (await createSite().find(PAGE))?.text()).toBe('copy');
  });

  it.each([
    ['/x/unread/', 'offline'],
    ['/zh/x/unread/', '离线'],
  ])('says that there is no network for %s, and lists what can be read', async (pathname, word) => {
    await keep('/x/offline.html', `offline ${READ_PAGES_MARK}`);
    await keep('/zh/x/offline.html', `离线 ${READ_PAGES_MARK}`);
    await keep(PAGE, '<title>A &lt;b&gt;</title>');
    answers[pathname] = GONE;
    const response = await navigate(pathname);
    expect(response.status).toBe(503);
    expect(await response.text()).toBe(`${word} <li><a href="${PAGE}">A &lt;b&gt;</a></li>`);
  });

  it('is a network error when not even that page is there', async () => {
    answers[PAGE] = GONE;
    expect((await navigate(PAGE)).type).toBe('error');
  });
});
