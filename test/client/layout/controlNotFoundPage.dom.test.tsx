import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JsonData } from '../../../src/client/components/JsonData';
import { controlNotFoundPage } from '../../../src/client/layout/controlNotFoundPage';
import type { KnownPage } from '../../../src/shared/navigation/findNearestPages';

const PAGES: KnownPage[] = [{ pathname: '/x/react-charts/bars', title: 'Bars' }];

let root: HTMLElement;

function show(address: string): void {
  vi.stubGlobal('location', new URL(`https://mui.com${address}`));
  controlNotFoundPage(root);
}

const getHomeHref = () => root.querySelector(':scope > p > a')!.getAttribute('href');
const getNearest = () => root.querySelector<HTMLElement>('.not-found-nearest')!;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = `<div class="not-found-nearest" hidden><p>Nearest</p><ul></ul></div><p><a href="/x/introduction/">Home</a></p>${renderToStaticMarkup(
    <JsonData data={PAGES} />,
  )}`;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('controlNotFoundPage', () => {
  it.each(['/', '/zh/'])('proposes nothing for %s', (address) => {
    show(address);
    expect(getNearest().hidden).toBe(true);
    expect(root.querySelector('li')).toBeNull();
  });

  it('keeps the way home', () => {
    show('/x/react-charts/bar/');
    expect(getHomeHref()).toBe('/x/introduction/');
  });
});
