import { beforeEach, describe, expect, it } from 'vitest';
import { findActions, listActions } from '../../../src/client/search/listActions';
import type { SearchPlace } from '../../../src/client/search/readSearchPlace';

const PLACE: SearchPlace = {
  productId: 'x-charts',
  canonicalAs: '/x/react-charts/bars/',
  versions: [{ text: 'v7.29.1', href: 'https://v7.mui.com/x/' }],
};

const TEXTS: Record<string, string> = {
  'actions.system': 'Use the mode of the system',
  'actions.light': 'Switch to light mode',
  'actions.dark': 'Switch to dark mode',
  'actions.language': 'Read this page in Chinese',
};
const say = (key: string, values: Record<string, string> = {}) => TEXTS[key] ?? `Go to ${values.version}`;

beforeEach(() => localStorage.clear());

describe('listActions', () => {
  it('offers the modes that are not on, the other language, the other versions', () => {
    expect(listActions(PLACE, 'en', say).map(({ id }) => id)).toEqual(['light', 'dark', 'zh', 'v7.29.1']);
  });

  it('leads to this page in the other language', () => {
    const getHref = (language: 'en' | 'zh') =>
      listActions(PLACE, language, say).find(({ id }) => id === 'zh' || id === 'en')?.href;
    expect(getHref('en')).toBe('/zh/x/react-charts/bars/');
    expect(getHref('zh')).toBe('/x/react-charts/bars/');
  });

  it('switches the mode', () => {
    listActions(PLACE, 'en', say)
      .find(({ id }) => id === 'dark')
      ?.run?.();
    expect(listActions(PLACE, 'en', say).map(({ id }) => id)).not.toContain('dark');
  });
});

describe('findActions', () => {
  it.each([
    ['dark', ['dark']],
    ['mode', ['system', 'light', 'dark']],
    ['chin', ['zh']],
    ['switch light', ['light']],
    ['rows', []],
    ['dark rows', []],
  ])('finds for %s the actions %j', (query, ids) => {
    const actions = ['system', 'light', 'dark'].map((id) => ({ id, label: TEXTS[`actions.${id}`]! }));
    const all = [...actions, { id: 'zh', label: TEXTS['actions.language']! }];
    expect(findActions(all, query).map(({ id }) => id)).toEqual(ids);
  });
});
