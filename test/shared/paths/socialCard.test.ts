import { describe, expect, it } from 'vitest';
import { getSocialCardHref } from '../../../src/shared/paths/socialCard';

const PATHNAME = '/x/react-charts/bars';

describe('getSocialCardHref', () => {
  it.each([
    ['an English page', { contentLanguage: 'en' }, '/social-cards/x/react-charts/bars.png'],
    ['a Chinese page', { contentLanguage: 'zh' }, '/social-cards/zh/x/react-charts/bars.png'],
    [
      'a Chinese page with an English title',
      { contentLanguage: 'zh', titleLanguage: 'en' },
      '/social-cards/x/react-charts/bars.png',
    ],
  ] as const)('gives the card of %s', (_, languages, href) => {
    expect(getSocialCardHref({ pathname: PATHNAME, ...languages })).toBe(href);
  });
});
