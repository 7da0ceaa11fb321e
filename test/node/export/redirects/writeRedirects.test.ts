import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeRedirects } from '../../../../src/node/export/redirects/writeRedirects';
import { parseRedirects } from '../../../../src/node/export/server/parseRedirects';
import { startServer } from '../server/startServer';

const ADDRESSES = ['/x/introduction/', '/zh/x/introduction/', '/x/react-charts/bars/'];

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'out-'));
  for (const address of ADDRESSES) {
    put(`${address}index.html`, `<h1>${address}</h1>`);
  }
});

afterEach(() => rmSync(out, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}

const text = (path: string) => readFileSync(join(out, path), 'utf8');
const targetOf = (path: string) => load(text(path))('main a').attr('href');
const write = (rules: string) =>
  writeRedirects({ outDirectory: out, rules: parseRedirects(rules, 'f'), addresses: ADDRESSES });

describe('writeRedirects', () => {
  it('writes a page at each source, in every language that has the target', async () => {
    const written = await write('/ /x/introduction/ 301\n/bars/ /x/react-charts/bars/ 301');
    expect(targetOf('index.html')).toBe('/x/introduction/');
    expect(targetOf('zh/index.html')).toBe('/zh/x/introduction/');
    expect(targetOf('bars/index.html')).toBe('/x/react-charts/bars/');
    expect(existsSync(join(out, 'zh/bars'))).toBe(false);
    expect(load(text('zh/index.html'))('html').attr('lang')).toBe('zh');
    expect(written).toEqual({ rules: 3, pages: 3 });
  });

  it('keeps in _redirects only what leads to a page', async () => {
    put('_redirects', '# as written\n/old/ /x/introduction/ 301\n/later/ /x/unwritten/ 301\n');
    await write(
      '/old/ /x/introduction/#part 301\n/later/ /x/unwritten/ 301\n/charts/* /x/react-charts/:splat 302',
    );
    expect(text('_redirects').split('\n').slice(1)).toEqual([
      '/old/ /x/introduction/#part 301',
      '/charts/* /x/react-charts/:splat 302',
      '/zh/old/ /zh/x/introduction/#part 301',
      '',
    ]);
    expect(existsSync(join(out, 'later'))).toBe(false);
  });

  it('writes no page for a pattern', async () => {
    expect(await write('/charts/* /x/react-charts/:splat 301')).toEqual({ rules: 1, pages: 0 });
  });

  it('leaves a file that exists as it is', async () => {
    put('index.html', 'a page of its own');
    expect(await write('/ /x/introduction/ 301')).toEqual({ rules: 2, pages: 1 });
    expect(text('index.html')).toBe('a page of its own');
  });

  it('writes the same again', async () => {
    const rules = '/ /x/introduction/ 301\n/old%20name/ /x/introduction/ 301';
    await write(rules);
    const first = [text('_redirects'), text('index.html'), text('old name/index.html')];
    expect(await write(rules)).toEqual({ rules: 4, pages: 0 });
    expect([text('_redirects'), text('index.html'), text('old name/index.html')]).toEqual(first);
  });

  it('makes what the server reads', async () => {
    await write('/ /x/introduction/ 301\n/old/ /x/introduction/ 302');
    const server = await startServer({ directory: out });
    const moved = await server.get('/zh/old?q=1');
    rmSync(join(out, '_redirects'));
    const bare = await startServer({ directory: out });
    const page = await bare.get('/zh/old/');
    server.close();
    bare.close();
    expect([moved.status, moved.headers.location]).toEqual([302, '/zh/x/introduction/?q=1']);
    expect(page.body.toString()).toContain('url=/zh/x/introduction/');
  });

  it('fails when the folder cannot be written', async () => {
    put('old', 'a file where the folder of a page should be');
    await expect(write('/old/ /x/introduction/ 301')).rejects.toThrow(/old/);
  });
});
