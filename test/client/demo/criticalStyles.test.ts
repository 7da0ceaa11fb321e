// @vitest-environment jsdom
import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHE_KEY, stylesToElementProps } from '../../../src/client/demo/criticalStyles';

const RED = { 'a-red': '.css-a-red{color:red;}' };
const BLUE = { 'b-blue': '.css-b-blue{color:blue;}' };

/** The module as a page that was just loaded has it. */
function loadModule() {
  return import('../../../src/client/demo/criticalStyles');
}

/** Writes a style element as the server does for the page. */
function writePageStyles(styles: Record<string, string>): void {
  const { 'data-emotion': label, dangerouslySetInnerHTML } = stylesToElementProps(styles);
  const style = document.createElement('style');
  style.setAttribute('data-emotion', label);
  style.textContent = dangerouslySetInnerHTML.__html;
  document.head.append(style);
}

function readStyles(): (string | null)[] {
  return [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
}

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
});

describe('stylesToElementProps', () => {
  it('names the rules as emotion does', () => {
    expect(stylesToElementProps({ ...RED, ...BLUE })).toEqual({
      'data-emotion': 'css a-red b-blue',
      dangerouslySetInnerHTML: { __html: '.css-a-red{color:red;}.css-b-blue{color:blue;}' },
    });
  });

  it('makes an element whose rules the cache adopts', () => {
    writePageStyles(RED);
    expect(createCache({ key: CACHE_KEY }).inserted).toEqual({ 'a-red': true });
  });
});

describe('addCriticalStyles', () => {
  it('adds the rules of the page', async () => {
    const { addCriticalStyles } = await loadModule();
    addCriticalStyles({ ...RED, ...BLUE });
    expect(readStyles()).toEqual(['.css-a-red{color:red;}.css-b-blue{color:blue;}']);
  });

  it('leaves out rules that the document came with', async () => {
    writePageStyles(RED);
    const { addCriticalStyles } = await loadModule();
    addCriticalStyles({ ...RED, ...BLUE });
    expect(readStyles().toSorted()).toEqual(['.css-a-red{color:red;}', '.css-b-blue{color:blue;}']);
  });

  it('leaves out rules of an earlier page', async () => {
    const { addCriticalStyles } = await loadModule();
    addCriticalStyles(RED);
    addCriticalStyles({ ...RED, ...BLUE });
    expect(readStyles().toSorted()).toEqual(['.css-a-red{color:red;}', '.css-b-blue{color:blue;}']);
  });

  it('leaves out rules that a live demo wrote', async () => {
    const { addCriticalStyles, setDemoCache } = await loadModule();
    const cache = createCache({ key: CACHE_KEY });
    setDemoCache(cache);
    const serialized = serializeStyles([{ color: 'green' }]);
    cache.insert(`.css-${serialized.name}`, serialized, cache.sheet, true);
    const before = document.querySelectorAll('style').length;
    addCriticalStyles({ [serialized.name]: `.css-${serialized.name}{color:green;}` });
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  it('adds no element when every rule is known', async () => {
    writePageStyles(RED);
    const { addCriticalStyles } = await loadModule();
    addCriticalStyles(RED);
    addCriticalStyles({});
    expect(document.querySelectorAll('style')).toHaveLength(1);
  });

  it('tells the cache of the live demos what it added, so that they do not write it again', async () => {
    const { addCriticalStyles, setDemoCache } = await loadModule();
    const cache = createCache({ key: CACHE_KEY });
    setDemoCache(cache);
    addCriticalStyles(RED);
    expect(cache.inserted['a-red']).toBe(true);
  });

  it('hands a cache that is made later what it added', async () => {
    const { addCriticalStyles } = await loadModule();
    addCriticalStyles(RED);
    expect(createCache({ key: CACHE_KEY }).inserted).toEqual({ 'a-red': true });
  });
});
