import { escapeHtml } from '../shared/escapeHtml';
import { getPathInfo } from '../shared/paths/getPathInfo';
import { getOfflinePage, isHashedAsset, type SiteCache } from './siteCache';

/** How long a user waits for the network while a copy of the page is at hand, in ms. */
export const NETWORK_PATIENCE = 3000;

/** Where the offline page lists what can be read. */
export const READ_PAGES_MARK = '<!--read-pages-->';

interface AnswerOptions {
  site: SiteCache;
  origin: string;
  request: typeof fetch;
  /** Keeps the worker running until a copy is made. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** The page that says that there is no network, with a list of what can be read. */
async function createOfflineResponse(pathname: string, { site }: AnswerOptions): Promise<Response> {
  const page = await site.find(getOfflinePage(getPathInfo(pathname).userLanguage));
  if (!page) {
    return Response.error();
  }
  const pages = await site.listPages().catch(() => []);
  const items = pages.map((read) => `<li><a href="${escapeHtml(read.pathname)}">${read.title}</a></li>`);
  const html = (await page.text()).replace(READ_PAGES_MARK, () => items.join(''));
  return new Response(html, {
    status: 503,
    statusText: 'Offline',
    headers: { 'Content-Type': 'text/html;charset=utf-8' },
  });
}

/** Answers from the network, and keeps a copy of the answer. @throws when the network fails */
function fetchAndCache(
  request: Request,
  { site, request: load, waitUntil }: AnswerOptions,
): Promise<Response> {
  const network = load(request);
  // Said at once: when the answer comes, the copy may have been shown, and the event be over.
  waitUntil(
    network.then(
      (response) => site.keep(request.url, response.clone()),
      () => {},
    ),
  );
  return network;
}

function wait(delay: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delay);
  });
}

async function answerAsset(request: Request, options: AnswerOptions): Promise<Response> {
  return (await options.site.find(request.url)) ?? fetchAndCache(request, options);
}

/** Answers from the network; with the copy when the network fails, errs, or is slow. */
async function answerFresh(
  request: Request,
  options: AnswerOptions,
  otherwise: () => Promise<Response>,
): Promise<Response> {
  const network = fetchAndCache(request, options);
  const copy = await options.site.find(request.url);
  if (!copy) {
    return network.catch(otherwise);
  }
  const fresh = network.then(
    (response) => (response.status >= 500 ? copy : response),
    () => copy,
  );
  return Promise.race([fresh, wait(NETWORK_PATIENCE).then(() => copy)]);
}

/**
 * Answers a request of a page: hashed files from the copy first, everything else from the network first.
 *
 * @returns undefined for what is none of the worker's business: other origins, other methods, parts of files
 */
export function answerRequest(request: Request, options: AnswerOptions): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== options.origin || request.headers.has('range')) {
    return undefined;
  }
  if (isHashedAsset(pathname)) {
    return answerAsset(request, options).catch(() => Response.error());
  }
  return request.mode === 'navigate'
    ? answerFresh(request, options, () => createOfflineResponse(pathname, options))
    : answerFresh(request, options, async () => Response.error());
}
