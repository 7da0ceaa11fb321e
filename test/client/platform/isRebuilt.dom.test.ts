import { afterEach, expect, it, vi } from 'vitest';
import { isRebuilt } from '../../../src/client/platform/isRebuilt';

const SCRIPT = '<script type="module" src="/x/client/start-1.js"></script>';
const DEMOS =
  '<script type="application/json" id="demo-modules">{"Bars":["/x/client/demos/b-1.js"]}</script>';

function show(): void {
  document.head.innerHTML = SCRIPT;
  document.body.innerHTML = DEMOS;
}

const answer = (html: string, type = 'text/html') =>
  vi.stubGlobal('fetch', async () => new Response(html, { headers: { 'Content-Type': type } }));

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it.each([
  ['the same page', `<html>${SCRIPT}<p>Other text</p>${DEMOS}</html>`, false],
  ['another script', `<html>${SCRIPT.replace('-1', '-2')}${DEMOS}</html>`, true],
  ['another script of a demo', `<html>${SCRIPT}${DEMOS.replace('b-1', 'b-2')}</html>`, true],
  ['no script at all', '<html></html>', true],
])('where the address has %s', async (_, html, expected) => {
  show();
  answer(html);
  expect(await isRebuilt()).toBe(expected);
});

it('asks the host, not the memory of the browser', async () => {
  show();
  const request = vi.fn<typeof fetch>(async () => new Response(`${SCRIPT}${DEMOS}`));
  vi.stubGlobal('fetch', request);
  await isRebuilt();
  expect(request.mock.calls[0]![1]).toMatchObject({ cache: 'no-store' });
});

it('does not know without a network', async () => {
  show();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isRebuilt()).toBe(false);
});
