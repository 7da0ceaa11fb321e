import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { CLIENT_ADDRESS } from '../../../shared/paths/clientFiles';
import { SANDBOX_MODULES } from '../../../shared/demo/sandbox';
import { createHeadersFinder } from './createHeadersFinder';
import { createRedirectFinder } from './createRedirectFinder';
import { parseRequestTarget, type RequestTarget } from './parseRequestTarget';
import { readRules } from './readRules';
import { resolvePathname } from './resolvePathname';

/** Names under this path hold a hash of their content. */
const IMMUTABLE = ['/_next/static/', CLIENT_ADDRESS, SANDBOX_MODULES];

/** Text that is read as it is, in every language; without a charset browsers guess. */
const TYPES: Record<string, string> = {
  '.md': 'text/markdown;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
};

/** Files that tell the host what to do and are not part of the site. */
const HOST_FILES = new Set(['/_headers', '/_redirects']);

/**
 * False for addresses that are unknown whatever the folder holds: dot-files, `.` and `..`, backslashes, control
 * characters, empty parts. So nothing above the folder can be named, and no location that begins with `//`,
 * another host, can be made of an address.
 *
 * @param pathname decoded, with a leading slash
 */
function isServable(pathname: string): boolean {
  if (pathname === '/') {
    return true;
  }
  const parts = pathname.slice(1, pathname.endsWith('/') ? -1 : undefined).split('/');
  return (
    !HOST_FILES.has(pathname) && !/[\\\p{Cc}]/u.test(pathname) && parts.every((part) => /^[^.]/.test(part))
  );
}

/**
 * The `404.html` nearest to an address, as hosts choose it: in its own folder, else in the one above, up to the
 * root. A language can so have its own.
 *
 * @param pathname decoded; only the root is searched for one that is not servable
 * @returns the file, `undefined` when there is none
 */
function findNotFoundPage(directory: string, pathname: string): string | undefined {
  const folders = isServable(pathname) ? pathname.split('/').slice(1, -1) : [];
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const file = join(directory, ...folders.slice(0, depth), '404.html');
    if (existsSync(file)) {
      return file;
    }
  }
  return undefined;
}

/** A built site: its own `_headers` and `_redirects` have the rules of its host. */
export interface ServedFolder {
  directory: string;
}

/**
 * Answers requests with the files of a folder as a static host does: redirects first, then files, then the
 * nearest `404.html`. Nothing is compressed here.
 *
 * @throws ProblemsError naming file and line of a rule that cannot be read
 */
export function createStaticHandler({
  directory,
}: ServedFolder): (req: IncomingMessage, res: ServerResponse) => void {
  const rules = readRules(directory);
  const findRedirect = createRedirectFinder(rules.redirects);
  const findHeaders = createHeadersFinder(rules.headers);
  // `dev` looks at the disk for each request: a build while the server runs is served whole, never half from memory.
  const serveFile = sirv(directory, { dev: true, etag: true, extensions: [] });

  const sendFile = (req: IncomingMessage, res: ServerResponse, file: string, { pathname }: RequestTarget) => {
    res.setHeader(
      'Cache-Control',
      IMMUTABLE.some((folder) => pathname.startsWith(folder))
        ? 'public,max-age=31536000,immutable'
        : 'no-cache',
    );
    setHeaders(res, findHeaders(pathname));
    const type = TYPES[extname(file)];
    if (type !== undefined && !res.hasHeader('Content-Type')) {
      res.setHeader('Content-Type', type);
    }
    // A server may ignore ranges, and a documentation has nothing to seek in; parts of compressed files are a trap.
    delete req.headers.range;
    req.url = encodePathname(file);
    serveFile(req, res, () => sendNotFound(req, res, pathname));
  };

  const sendNotFound = (req: IncomingMessage, res: ServerResponse, pathname: string) => {
    const page = findNotFoundPage(directory, pathname);
    setHeaders(res, findHeaders(pathname));
    // After the rules: a missing file must not stay missing in a browser for a year.
    res.setHeader('Cache-Control', 'no-cache');
    send(
      res,
      404,
      page === undefined ? 'Not found' : readFileSync(page),
      page === undefined ? 'plain' : 'html',
    );
  };

  return (req, res) => {
    res.setHeader('Vary', 'Accept-Encoding');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      send(res, 405, 'Only GET and HEAD are answered');
      return;
    }
    const target = parseRequestTarget(req.url ?? '');
    if (!target) {
      send(res, 400, 'The address is malformed');
      return;
    }
    const { pathname, search } = target;
    if (!isServable(pathname)) {
      sendNotFound(req, res, pathname);
      return;
    }
    const redirect = findRedirect(pathname);
    if (redirect) {
      sendRedirect(res, redirect.status, withSearch(redirect.location, search));
      return;
    }
    const resolution = resolvePathname(directory, pathname);
    if (resolution.kind === 'file') {
      sendFile(req, res, resolution.file, target);
    } else if (resolution.kind === 'slash-missing') {
      sendRedirect(res, 301, `${encodePathname(pathname)}/${search}`);
    } else {
      sendNotFound(req, res, pathname);
    }
  };
}

function setHeaders(res: ServerResponse, headers: ReadonlyMap<string, string>): void {
  for (const [name, value] of headers) {
    res.setHeader(name, value);
  }
}

function send(
  res: ServerResponse,
  status: number,
  body: string | Buffer,
  type: 'plain' | 'html' = 'plain',
): void {
  res.writeHead(status, {
    'Content-Type': `text/${type};charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
  });
  res.end(body);
}

function sendRedirect(res: ServerResponse, status: number, location: string): void {
  // Browsers keep a 301 for good, and this address may belong to another project tomorrow.
  res.writeHead(status, { Location: location, 'Cache-Control': 'no-cache', 'Content-Length': 0 });
  res.end();
}

/** `('/new/#part', '?q=1') -> '/new/?q=1#part'`; a target with a query of its own keeps it. */
function withSearch(location: string, search: string): string {
  const [address = '', ...hash] = location.split(/(?=#)/);
  return address.includes('?') ? location : `${address}${search}${hash.join('')}`;
}

/** For a location or for sirv, which decodes with `decodeURI`: a file with `?` or `#` in its name is not found. */
function encodePathname(pathname: string): string {
  return encodeURI(pathname).replace(/[?#]/g, encodeURIComponent);
}
