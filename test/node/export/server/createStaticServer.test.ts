import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFile } from '../../../../src/node/base/files/writeFile';
import { createFolder } from '../../createFolder';
import { FIXTURE_SITE } from './fixtureSite';
import { startServer, type RunningServer } from './startServer';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ directory: FIXTURE_SITE });
});

afterAll(() => server.close());

const headerOf = async (name: string, path: string) => (await server.get(path)).headers[name];

const read = (file: string) => readFileSync(join(FIXTURE_SITE, file));

describe('addresses', () => {
  it.each([
    ['/', 'index.html'],
    ['/x/introduction/', 'x/introduction/index.html'],
    ['/x/introduction/index.html', 'x/introduction/index.html'],
    ['/x/introduction/?tab=1', 'x/introduction/index.html'],
    ['/zh/x/introduction/', 'zh/x/introduction/index.html'],
    ['/x/llms.txt', 'x/llms.txt'],
    ['/x/dot.name.html', 'x/dot.name.html'],
    ['/x/Licence', 'x/Licence'],
    ['/%78/introduction/', 'x/introduction/index.html'],
    [
      '/_next/static/chunks/pages/x/%5B...slug%5D-1a2b3c.js',
      '_next/static/chunks/pages/x/[...slug]-1a2b3c.js',
    ],
    ['/_next/static/chunks/pages/x/[...slug]-1a2b3c.js', '_next/static/chunks/pages/x/[...slug]-1a2b3c.js'],
  ])('serves %s from %s', async (path, file) => {
    const { status, body } = await server.get(path);
    expect(status).toBe(200);
    expect(body.equals(read(file))).toBe(true);
  });

  it('serves a folder whose name is not ASCII', async () => {
    const other = await startServer({
      directory: await createFolder({ '中文/index.html': '<h1>中文</h1>' }),
    });
    const { status, body } = await other.get('/%E4%B8%AD%E6%96%87/');
    expect([status, body.toString()]).toEqual([200, '<h1>中文</h1>']);
    const bare = await other.get('/%E4%B8%AD%E6%96%87');
    expect([bare.status, bare.headers.location]).toEqual([301, '/%E4%B8%AD%E6%96%87/']);
    other.close();
  });

  it.each([
    ['/x/introduction', '/x/introduction/'],
    ['/x/introduction?q=a%20b&c', '/x/introduction/?q=a%20b&c'],
    ['/zh/x/introduction', '/zh/x/introduction/'],
  ])('sends %s to %s', async (path, location) => {
    const { status, headers } = await server.get(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
  });

  it('names the type of files, with the charset where browsers would guess', async () => {
    expect(await headerOf('content-type', '/x/introduction/')).toBe('text/html;charset=utf-8');
    expect(await headerOf('content-type', '/x/llms.txt')).toBe('text/plain;charset=utf-8');
    expect(await headerOf('content-type', '/x/page.md')).toBe('text/markdown;charset=utf-8');
    expect(await headerOf('content-type', '/x/data.json')).toBe('application/json');
    expect(await headerOf('content-type', '/_next/static/chunks/app.css')).toBe('text/css');
  });

  it('answers HEAD like GET, without a body', async () => {
    const { status, headers, body } = await server.get('/x/introduction/', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body).toHaveLength(0);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const { status, headers } = await server.get('/', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it.each(['bytes=0-3', 'bytes=-3', 'bytes=9-2', 'bytes=a-b', 'nonsense'])(
    'sends the whole file when %s of it is asked for',
    async (range) => {
      const { status, body } = await server.get('/x/llms.txt', { range });
      expect(status).toBe(200);
      expect(body.equals(read('x/llms.txt'))).toBe(true);
    },
  );
});

describe('unknown addresses', () => {
  it.each([
    '/nothing',
    '/x/nothing/',
    '/zh/x/nothing/',
    '/x/llms.txt/',
    '/x/llms.txt/more',
    '/x/introduction/nothing.png',
    '/x',
    '/404',
    '/x/%3Fq=1/',
    '/x/%23part/',
    `/${'a'.repeat(3000)}`,
  ])('answers %s with 404.html', async (path) => {
    const { status, headers, body } = await server.get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.equals(read('404.html'))).toBe(true);
  });

  it('prefers the 404.html nearest to the address', async () => {
    const { status, body } = await server.get('/other/deep/nothing/at/all/');
    expect(status).toBe(404);
    expect(body.equals(read('other/404.html'))).toBe(true);
  });

  it('says so in plain text where there is no 404.html', async () => {
    const bare = await startServer({ directory: join(FIXTURE_SITE, 'x') });
    const { status, headers, body } = await bare.get('/nothing/');
    bare.close();
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain;charset=utf-8');
    expect(body.toString()).toBe('Not found');
  });

  it('never lets a missing file be kept for a year', async () => {
    const { status, headers } = await server.get('/_next/static/chunks/gone.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('what must not be reached', () => {
  it.each([
    '/.env',
    '/%2Eenv',
    '/.secret-folder/',
    '/x/hidden/.htpasswd',
    '/_headers',
    '/_redirects',
    '/..',
    '/../fixtureSite.ts',
    '/x/../.env',
    '/x/../../../fixtureSite.ts',
    '/..%2f..%2ffixtureSite.ts',
    '/%2e%2e/%2e%2e/fixtureSite.ts',
    '/x/%2e%2e%2f%2e%2e%2f%2e%2e%2ffixtureSite.ts',
    '/..%5c..%5cfixtureSite.ts',
    '/x\\..\\..\\..\\fixtureSite.ts',
    '/%252e%252e/fixtureSite.ts',
    '/x/llms.txt%00.html',
    '/x/%0d%0aSet-Cookie:a=b/',
    '//example.com',
    '//example.com/..',
    '/%2Fexample.com/x/introduction',
    '/x//introduction/',
  ])('answers %s with 404', async (path) => {
    const { status, headers, body } = await server.get(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(body.equals(read('404.html'))).toBe(true);
  });

  it.each(['/%', '/x/%zz/', '/x/100%/', '/%c3%28', '/%E4%B8', '/x/introduction/%'])(
    'answers the malformed %s with 400',
    async (path) => {
      expect((await server.get(path)).status).toBe(400);
    },
  );

  it('decodes the path only: a malformed query is nobody’s business', async () => {
    expect((await server.get('/x/introduction/?q=%')).status).toBe(200);
  });

  it('answers a request for a whole address, as proxies send it, with 400', async () => {
    expect((await server.get('http://example.com/')).status).toBe(400);
  });

  it('answers any address with one of its answers, and stays alive', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        'x',
        'introduction',
        '..',
        '.',
        '',
        '%2e%2e',
        '%2f',
        '%5c',
        '%',
        '%00',
        '.env',
        'llms.txt',
      ),
      fc.string({ maxLength: 12 }).map((text) => text.replace(/[^\x21-\x7e]/g, '')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
        const { status, body } = await server.get(`/${parts.join('/')}`);
        expect([200, 301, 308, 307, 302, 400, 404]).toContain(status);
        expect(body.toString()).not.toContain('FIXTURE_SITE');
        expect(body.toString()).not.toContain('SECRET');
      }),
    );
    expect((await server.get('/')).status).toBe(200);
  });

  it.skipIf(!existsSync('/proc/self/fd'))(
    'closes the file when a browser breaks off its download',
    async () => {
      const folder = await createFolder({ 'large.bin': 'a'.repeat(8_000_000) });
      const other = await startServer({ directory: folder });
      const openFiles = () =>
        readdirSync('/proc/self/fd').filter((id) => targetOfLink(id).startsWith(folder));
      await new Promise<void>((resolve) => {
        const request = 'GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n';
        const socket = connect(other.port, 'localhost', () => socket.write(request));
        socket.once('data', () => {
          expect(openFiles()).toHaveLength(1);
          socket.destroy();
        });
        socket.once('close', () => resolve());
      });
      await expect.poll(openFiles).toEqual([]);
      expect((await other.get('/large.bin')).body).toHaveLength(8_000_000);
      other.close();
    },
  );
});

/** The file behind a number in `/proc/self/fd`; empty for one that was closed since it was listed. */
function targetOfLink(id: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${id}`);
  } catch {
    return '';
  }
}

describe('compression', () => {
  it('sends gzip of level 6', async () => {
    const { headers, body } = await server.get('/x/introduction/', { 'accept-encoding': 'gzip' });
    const page = read('x/introduction/index.html');
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(body).equals(page)).toBe(true);
    expect(body).toHaveLength(gzipSync(page, { level: 6 }).length);
  });

  it('prefers brotli where both are accepted', async () => {
    const { headers, body } = await server.get('/x/data.json', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).equals(read('x/data.json'))).toBe(true);
  });

  it('sends the bytes of the file to a client that accepts neither', async () => {
    const { headers, body } = await server.get('/x/introduction/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('leaves small files alone', async () => {
    const { headers } = await server.get('/x/llms.txt', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('caching', () => {
  it('answers a known ETag with 304', async () => {
    const first = await server.get('/x/introduction/', { 'accept-encoding': 'gzip' });
    const etag = first.headers.etag ?? '';
    expect(etag).not.toBe('');
    const again = await server.get('/x/introduction/', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.headers.vary).toBe('Accept-Encoding');
  });

  it('answers an ETag of other content with the file', async () => {
    const { status, body } = await server.get('/x/introduction/', { 'if-none-match': 'W/"1-1"' });
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
  });

  it('keeps files named by their content for good, and asks again for all others', async () => {
    for (const file of ['/_next/static/chunks/app.css', '/x/client/client-AB12CD34.js']) {
      expect(await headerOf('cache-control', file), file).toBe('public,max-age=31536000,immutable');
    }
    expect(await headerOf('cache-control', '/x/introduction/')).toBe('no-cache');
    expect(await headerOf('cache-control', '/x/llms.txt')).toBe('no-cache');
  });

  it('serves what the folder holds now, also after a build while it runs', async () => {
    const folder = await createFolder({ 'index.html': 'first' });
    const other = await startServer({ directory: folder });
    const first = await other.get('/');
    await writeFile(join(folder, 'index.html'), 'second, and longer');
    await writeFile(join(folder, 'new/index.html'), 'new');
    const second = await other.get('/', { 'if-none-match': first.headers.etag ?? '' });
    const added = await other.get('/new/');
    other.close();
    expect(first.body.toString()).toBe('first');
    expect(second.body.toString()).toBe('second, and longer');
    expect(added.body.toString()).toBe('new');
  });
});

describe('_headers', () => {
  it('sets the headers of all rules that fit, joining what two of them say', async () => {
    const { headers } = await server.get('/x/introduction/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-section']).toBe('introduction');
    expect(headers['x-robots-tag']).toBe('nosnippet, noarchive');
  });

  it('leaves out the headers of rules that do not fit', async () => {
    const { headers } = await server.get('/x/react-charts/');
    expect(headers['x-robots-tag']).toBe('nosnippet');
    expect(headers['x-section']).toBeUndefined();
  });

  it('prevails over the caching of this server', async () => {
    expect((await server.get('/x/data.json')).headers['cache-control']).toBe('public,max-age=60');
  });

  it('holds for 404.html and for 304 too', async () => {
    const missing = await server.get('/x/introduction/nothing/');
    expect(missing.headers['x-section']).toBe('introduction');
    const { etag = '' } = (await server.get('/x/introduction/')).headers;
    const known = await server.get('/x/introduction/', { 'if-none-match': etag });
    expect(known.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('_redirects', () => {
  it.each([
    ['a path', '/x/old/', 301, '/x/introduction/'],
    ['a path without its last slash', '/x/old', 301, '/x/introduction/'],
    ['a query, which the target takes over', '/x/old/?a=1&b', 301, '/x/introduction/?a=1&b'],
    [
      'a query, which a target with its own drops',
      '/x/temporary/?a=1',
      302,
      '/x/introduction/?from=temporary',
    ],
    ['a query, which comes before the hash', '/x/part/?a=1', 301, '/x/introduction/?a=1#part'],
    ['a splat', '/x/moved/bars/a/', 308, '/x/react-charts/bars/a/'],
    ['an empty splat', '/x/moved/', 308, '/x/react-charts/'],
    ['a splat with escapes', '/x/moved/a%20b%3Fc/', 308, '/x/react-charts/a%20b%3Fc/'],
    ['a placeholder and another host', '/x/by-name/ann/', 307, 'https://example.com/ann/'],
    ['an address that has a page: rules come first', '/x/react-charts/bars/', 301, '/x/introduction/'],
  ])('redirects %s', async (_, path, status, location) => {
    const reply = await server.get(path);
    expect(reply.status).toBe(status);
    expect(reply.headers.location).toBe(location);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it('compares escapes by what they mean', async () => {
    expect((await server.get('/x/%6fld/')).headers.location).toBe('/x/introduction/');
  });

  it('takes a placeholder for one part only', async () => {
    expect((await server.get('/x/by-name/ann/more/')).status).toBe(404);
  });
});
