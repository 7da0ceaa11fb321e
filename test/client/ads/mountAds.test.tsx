// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountAds } from '../../../src/client/ads/mountAds';

const DEMO = '<details class="demo-source"><summary><i>Code</i></summary></details>';

let root: HTMLElement;
let stop: () => void;

function mount(host: string, html: string) {
  vi.stubGlobal('location', new URL(`http://${host}/x/`));
  root = document.createElement('article');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  act(() => {
    stop = mountAds({ root, language: 'en', t: (key) => key });
  });
}

async function openCode(index = 0) {
  await act(async () => fireEvent.click(root.querySelectorAll('summary > i')[index]!));
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response('{"ads":[{"statlink":"//a","company":"Acme"}]}')),
  );
});
afterEach(async () => {
  await act(async () => {
    stop();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });
  vi.unstubAllGlobals();
});

describe('mountAds', () => {
  it('puts the slot into the place that the page keeps', () => {
    mount('localhost', '<p class="description ad">Text</p>');
    expect(root.querySelectorAll('.ad .ad-slot')).toHaveLength(1);
    act(() => stop());
    expect(root.innerHTML).toBe('<p class="description ad">Text</p>');
  });

  it('shows nothing on a page without a place', () => {
    mount('localhost', '<p class="description">Text</p>');
    expect(root.querySelector('.ad-slot')).toBeNull();
  });

  it('puts one block below a demo whose code is opened, at once', async () => {
    mount('mui.com', `<section class="demo">${DEMO}</section><section class="demo">${DEMO}</section>`);
    await openCode();
    await openCode();
    expect(root.querySelectorAll('.demo-ad')).toHaveLength(1);
    expect(root.querySelector('.demo > .demo-ad .carbonads a')?.textContent).toContain('Acme');
    expect(fetch).toHaveBeenCalledTimes(1);
    await openCode(1);
    expect(root.querySelectorAll('.demo-ad')).toHaveLength(2);
  });

  it('leaves out a demo that wants none', async () => {
    mount('mui.com', `<section class="demo" data-ads="off">${DEMO}</section>`);
    await openCode();
    expect(root.querySelector('.demo-ad')).toBeNull();
  });

  it('asks for nothing off the docs domain', async () => {
    mount('localhost', `<section class="demo">${DEMO}</section>`);
    await openCode();
    expect(root.querySelector('.demo-ad')).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });
});
