import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const FILES = ['/x/search-index/en/1.json', '/x/search-index/en/2.json'];

let request: ReturnType<typeof vi.fn<(href: string) => Promise<Response>>>;
let postMessage: ReturnType<typeof vi.fn<(message: unknown) => void>>;

/** Loads the module anew: it remembers what it has loaded. */
async function load({ index = 'index.json' } = {}): Promise<void> {
  const { loadForOffline } = await import('../../../src/client/search/loadForOffline');
  await loadForOffline(index, FILES);
}

function stubBrowser({ host = 'mui.com', saveData = false, hasWorker = true } = {}): void {
  const registration = { active: { postMessage } };
  vi.stubGlobal('location', { host, origin: `https://${host}`, pathname: '/x/' });
  vi.stubGlobal('navigator', {
    connection: { saveData },
    serviceWorker: {
      getRegistration: async () => (hasWorker ? registration : undefined),
      ready: Promise.resolve(registration),
    },
  });
}

beforeEach(() => {
  vi.resetModules();
  request = vi.fn<(href: string) => Promise<Response>>(async () => new Response('{}'));
  postMessage = vi.fn<(message: unknown) => void>();
  vi.stubGlobal('fetch', request);
});

afterEach(() => vi.unstubAllGlobals());

describe('loadForOffline', () => {
  it('loads every file of the full text once, and tells the worker', async () => {
    stubBrowser();
    await load();
    await load();
    expect(request.mock.calls.map(([href]) => href)).toEqual(FILES.map((href) => href));
    expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'pageRead', pathname: '/x/' }));
  });

  it.each([
    ['a user who saves data', { saveData: true }],
    ['a host that keeps nothing', { host: 'localhost:3000' }],
    ['a page without a worker', { hasWorker: false }],
  ])('loads nothing for %s', async (_, browser) => {
    stubBrowser(browser);
    await load();
    expect(request).not.toHaveBeenCalled();
  });

  it('tries again after a failure, which nobody has to handle', async () => {
    stubBrowser();
    request.mockRejectedValueOnce(new Error('no network'));
    await load();
    expect(postMessage).not.toHaveBeenCalled();
    await load();
    expect(postMessage).toHaveBeenCalledOnce();
  });
});
