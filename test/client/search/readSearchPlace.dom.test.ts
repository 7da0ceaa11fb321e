import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { Settings } from '../../../src/client/layout/Settings';
import { VersionMenu } from '../../../src/client/layout/VersionMenu';
import { readSearchPlace } from '../../../src/client/search/readSearchPlace';

const VERSIONS = [
  { text: 'v8.0.0', href: '/x/', current: true },
  { text: 'v7.29.1', href: 'https://v7.mui.com/x/' },
];

beforeEach(() => {
  document.head.innerHTML = '<meta name="mui:productId" content="x-charts">';
  document.body.innerHTML = [
    renderToStaticMarkup(createElement(VersionMenu, { versions: VERSIONS })),
    renderToStaticMarkup(createElement(Settings, { canonicalAs: '/x/react-charts/bars/' })),
  ].join('');
});

describe('readSearchPlace', () => {
  it('reads the page from the header that the build wrote', () => {
    expect(readSearchPlace()).toEqual({
      productId: 'x-charts',
      canonicalAs: '/x/react-charts/bars/',
      versions: [{ text: 'v7.29.1', href: 'https://v7.mui.com/x/' }],
    });
  });

  it('knows nothing but the address where there is no header', () => {
    document.head.replaceChildren();
    document.body.replaceChildren();
    history.replaceState(null, '', '/playground/');
    expect(readSearchPlace()).toEqual({ productId: '', canonicalAs: '/playground/', versions: [] });
  });
});
