import createCache from '@emotion/cache';
import { describe, expect, it } from 'vitest';
import { CACHE_KEY, stylesToElementProps } from '../../../src/client/demo/criticalStyles';

const RED = { 'a-red': '.css-a-red{color:red;}' };
const BLUE = { 'b-blue': '.css-b-blue{color:blue;}' };

describe('stylesToElementProps', () => {
  it('names the rules as emotion does', () => {
    expect(stylesToElementProps({ ...RED, ...BLUE })).toEqual({
      'data-emotion': 'css a-red b-blue',
      dangerouslySetInnerHTML: { __html: '.css-a-red{color:red;}.css-b-blue{color:blue;}' },
    });
  });

  it('makes an element whose rules the cache adopts, so that live demos do not write them again', () => {
    const { 'data-emotion': label, dangerouslySetInnerHTML } = stylesToElementProps(RED);
    const style = document.createElement('style');
    style.setAttribute('data-emotion', label);
    style.textContent = dangerouslySetInnerHTML.__html;
    document.head.append(style);
    expect(createCache({ key: CACHE_KEY }).inserted).toEqual({ 'a-red': true });
  });
});
