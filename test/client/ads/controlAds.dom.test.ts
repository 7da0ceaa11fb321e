import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlAds } from '../../../src/client/ads/controlAds';

const DEMO = '<details class="demo-source"><summary><i>Code</i></summary></details>';

let root: HTMLElement;
let stop: () => void;

function start(host: string, html: string) {
  vi.stubGlobal('location', new URL(`http://${host}/x/`));
  root = document.createElement('article');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  stop = controlAds(root, { language: 'en', t: (key) => key });
}

async function openCode(index = 0) {
  root.querySelectorAll<HTMLElement>('summary > i')[index]!.click();
  await expect.poll(() => root.querySelectorAll('.demo-ad:empty')).toHaveLength(0);
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response('{"ads":[{"statlink":"//a","company":"Acme"}]}')),
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('controlAds', () => {
  it('puts one block below a demo whose code is opened, at once', async () => {
    start('mui.com', `<section class="demo">${DEMO}</section><section class="demo">${DEMO}</section>`);
    await openCode();
    await openCode();
    expect(root.querySelectorAll('.demo-ad')).toHaveLength(1);
    expect(root.querySelector('.demo > .demo-ad .carbonads a')?.textContent).toContain('Acme');
    expect(fetch).toHaveBeenCalledTimes(1);
    await openCode(1);
    expect(root.querySelectorAll('.demo-ad')).toHaveLength(2);
  });

  it('leaves out a demo that wants none', async () => {
    start('mui.com', `<section class="demo" data-ads="off">${DEMO}</section>`);
    await openCode();
    expect(root.querySelector('.demo-ad')).toBeNull();
  });
});
