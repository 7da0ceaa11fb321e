import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { measurePage, type SizeCache } from '../../../src/node/budgets/measurePage';
import { createFolder } from '../createFolder';

function gzipSize(text: string): number {
  return gzipSync(text, { level: 6 }).length;
}

const SCRIPT = 'run();'.repeat(100);
const STYLE = '.row{color:red}'.repeat(50);
const FONT = randomBytes(300).toString('hex');

async function measure(html: string) {
  const outDirectory = await createFolder({
    'js/[...slug].js': SCRIPT,
    'app.css': STYLE,
    'a.woff2': FONT,
    'b.woff2': FONT,
  });
  return measurePage({ address: '/x/rows/', html }, outDirectory, new Map());
}

describe('measurePage', () => {
  it('counts the HTML as it is transferred', async () => {
    const html = '<p>Rows</p>'.repeat(500);
    expect((await measure(html)).html).toBe(gzipSize(html));
  });

  it('counts scripts and style sheets as they are transferred', async () => {
    const weight = await measure(
      '<script src="/js/%5B...slug%5D.js?v=1"></script><link rel="stylesheet" href="/app.css">',
    );
    expect(weight).toMatchObject({ script: gzipSize(SCRIPT), style: gzipSize(STYLE) });
  });

  it('counts fonts as they are: they are compressed already', async () => {
    const weight = await measure(
      '<link rel="preload" as="font" href="/a.woff2"><link rel="preload" as="font" href="/b.woff2">',
    );
    expect(weight).toMatchObject({ fonts: 2 * FONT.length, preloadedFonts: 2 });
  });

  it('counts a file once, however often the page names it', async () => {
    const weight = await measure(
      '<link rel="stylesheet" href="/app.css"><link rel="stylesheet" href="/app.css">',
    );
    expect(weight.style).toBe(gzipSize(STYLE));
  });

  it('leaves out scripts that only old browsers fetch, and inline ones', async () => {
    expect((await measure('<script nomodule src="/old.js"></script><script>run()</script>')).script).toBe(0);
  });

  it('knows whether the page has demos', async () => {
    expect((await measure('<p>Rows</p>')).hasDemos).toBe(false);
    expect((await measure('<div class="demo-stage"></div>')).hasDemos).toBe(true);
  });

  it('reads a file that pages share once', async () => {
    const outDirectory = await createFolder({ 'app.css': STYLE });
    const cache: SizeCache = new Map();
    const page = { address: '/x/rows/', html: '<link rel="stylesheet" href="/app.css">' };
    await measurePage(page, outDirectory, cache);
    await fs.rm(path.join(outDirectory, 'app.css'));
    expect(await measurePage(page, outDirectory, cache)).toMatchObject({ style: gzipSize(STYLE) });
  });
});
