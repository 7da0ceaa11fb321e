import { expect, it } from 'vitest';
import { localizeRedirects } from '../../../../src/node/export/redirects/localizeRedirects';
import { parseRedirects } from '../../../../src/node/export/server/parseRedirects';

const localize = (text: string) =>
  localizeRedirects(parseRedirects(text, 'f')).map(
    ({ language, source, target, status }) => `${language} ${source} ${target} ${status}`,
  );

it.each([
  [
    'puts source and target below the prefix of each language',
    '/ /x/a/ 301\n/old/* /x/:splat 302',
    ['en / /x/a/ 301', 'en /old/* /x/:splat 302', 'zh /zh/ /zh/x/a/ 301', 'zh /zh/old/* /zh/x/:splat 302'],
  ],
  [
    'prefers the rule that was written for a language',
    '/ /x/a/ 301\n/zh/ /zh/x/b/ 302\n/zhou/ /x/a/ 301',
    ['en / /x/a/ 301', 'en /zhou/ /x/a/ 301', 'zh /zh/ /zh/x/b/ 302', 'zh /zh/zhou/ /zh/x/a/ 301'],
  ],
  [
    'leaves alone the prefix that English does not have',
    '/en/ /x/a/ 301\n/en/x/* /x/:splat 301\n/end/ /x/a/ 301',
    ['en /en/ /x/a/ 301', 'en /en/x/* /x/:splat 301', 'en /end/ /x/a/ 301', 'zh /zh/end/ /zh/x/a/ 301'],
  ],
])('%s', (_, rules, localized) => {
  expect(localize(rules)).toEqual(localized);
});

it('leaves the address of another site as it is', () => {
  expect(localize('/old/ https://a.example/ 301')).toContain('zh /zh/old/ https://a.example/ 301');
});
