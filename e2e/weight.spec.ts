import path from 'node:path';
import { listRestingScripts } from '../src/node/export/budgets/weighResting';
import { readClientManifest } from '../src/node/client-bundle/clientManifest';
import { CLIENT_ADDRESS } from '../src/shared/paths/clientFiles';
import { expect, test } from './support/test';

const manifest = readClientManifest(path.resolve(import.meta.dirname, '..'));

test('a page without demos loads the scripts that its budget counts, and no others', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) {
      loaded.add(pathname);
    }
  });
  await page.goto('/x/api/charts/bar-chart/');
  // Both are loaded when the page rests.
  await expect(page.locator('.ad-slot')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('search-visits'))).toContain('bar-chart');
  const texts = [...loaded].filter((pathname) => pathname.startsWith('/x/texts/'));
  const ownParts = ['api-page/controlApiPage.ts', 'version-lens/controlVersionLens.ts'].flatMap((module) =>
    manifest.parts[`src/client/${module}`]!.map((name) => CLIENT_ADDRESS + name),
  );
  expect([...loaded].toSorted()).toEqual(
    [...new Set([...listRestingScripts(manifest), ...ownParts, ...texts])].toSorted(),
  );
});

test('the scripts of a page do not depend on what the page shows', async ({ page }) => {
  const readScripts = async (address: string) => {
    const html = await (await page.request.get(address)).text();
    return [...html.matchAll(/<script [^>]*src="(\/x\/client\/[^"]+)"/g)].map(([, src]) => src);
  };
  const expected = manifest.entry.map((name) => CLIENT_ADDRESS + name);
  for (const address of ['/x/introduction/', '/x/react-charts/bars/', '/zh/x/api/data-grid/data-grid/']) {
    expect(await readScripts(address), address).toEqual(expected);
  }
});

test('a page loads the fonts that it preloads once each, and uses them', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  await page.goto('/x/introduction/licensing/');
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  // The fallbacks are fonts of the system.
  const countUsed = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
        ).length,
    );
  await expect.poll(countUsed).toBe(preloaded.length);
  expect(loaded.toSorted()).toEqual(preloaded.toSorted());
});
