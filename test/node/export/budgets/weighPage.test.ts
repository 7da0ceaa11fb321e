import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { weighPage, type SizeCache } from '../../../../src/node/export/budgets/weighPage';
import { readPageFacts } from '../../../../src/node/export/page-facts/readPageFacts';
import { createFolder } from '../../createFolder';

function gzipSize(text: string): number {
  return gzipSync(text, { level: 6 }).length;
}

const SCRIPT = 'run();'.repeat(100);
const STYLE = '.row{color:red}'.repeat(50);
const FONT = randomBytes(300).toString('hex');

async function weigh(html: string) {
  const outDirectory = await createFolder({
    'js/[...slug].js': SCRIPT,
    'app.css': STYLE,
    'a.woff2': FONT,
    'b.woff2': FONT,
    'demos.css': '@font-face{src:url(./a.woff2)}@font-face{src:url("media/c.woff2")format("woff2")}',
    'media/c.woff2': FONT,
  });
  return weighPage(await readPageFacts('/x/rows/', html), outDirectory, new Map());
}

describe('weighPage', () => {
  it('counts scripts and style sheets as they are transferred', async () => {
    const weight = await weigh(
      '<script src="/js/%5B...slug%5D.js?v=1"></script><link rel="stylesheet" href="/app.css">',
    );
    expect(weight).toMatchObject({ script: gzipSize(SCRIPT), style: gzipSize(STYLE) });
  });

  it('counts fonts as they are: they are compressed already', async () => {
    const weight = await weigh(
      '<link rel="preload" as="font" href="/a.woff2"><link rel="preload" as="font" href="/b.woff2">',
    );
    expect(weight).toMatchObject({ fonts: 2 * FONT.length, preloadedFonts: 2 });
  });

  it('counts the fonts that only demos ask for, on pages that have demos', async () => {
    const page =
      '<link rel="preload" as="font" href="/a.woff2"><link rel="stylesheet" href="/demos.css"><p>Text</p>';
    expect(await weigh(page)).toMatchObject({ fonts: FONT.length, demoFonts: 0, demoFiles: {} });
    expect(await weigh(`${page}<div class="demo-stage"></div>`)).toMatchObject({
      fonts: FONT.length,
      demoFonts: FONT.length,
      demoFiles: { '/media/c.woff2': FONT.length },
    });
  });

  it('counts a file once, however often the page names it', async () => {
    const weight = await weigh(
      '<link rel="stylesheet" href="/app.css"><link rel="stylesheet" href="/app.css">',
    );
    expect(weight.style).toBe(gzipSize(STYLE));
  });

  it('names its files with what each weighs', async () => {
    const { files } = await weigh('<script src="/js/%5B...slug%5D.js?v=1"></script>');
    expect(files).toEqual({ '/js/%5B...slug%5D.js': gzipSize(SCRIPT) });
  });

  it('reads a file that pages share once', async () => {
    const outDirectory = await createFolder({ 'app.css': STYLE });
    const cache: SizeCache = new Map();
    const page = await readPageFacts('/x/rows/', '<link rel="stylesheet" href="/app.css">');
    await weighPage(page, outDirectory, cache);
    await fs.rm(path.join(outDirectory, 'app.css'));
    expect(await weighPage(page, outDirectory, cache)).toMatchObject({ style: gzipSize(STYLE) });
  });
});
