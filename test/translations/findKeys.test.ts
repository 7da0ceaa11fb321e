import { describe, expect, it } from 'vitest';
import { findKeys } from './findKeys';

const FILE = 'src/client/layout/Test.tsx';

const HEAD = `
declare const t: (key: string) => string;
declare const say: (key: string) => string;
declare const context: { t: (key: string) => string };
declare const createTranslate: (language: string) => (key: string) => string;
declare const plan: 'pro' | 'premium' | undefined;
declare const word: string;
declare const element: HTMLElement;
const LINKS = [{ key: 'support' }, { key: 'health' }] as const;
`;

const CASES: [code: string, keys: string[] | undefined][] = [
  ["t('menu')", ['menu']],
  ["context.t('menu')", ['menu']],
  ["createTranslate('en')('menu')", ['menu']],
  ["t(word ? 'copy' : 'copied')", ['copied', 'copy']],
  ['plan && t(`plans.${plan}`)', ['plans.premium', 'plans.pro']],
  ["t(`plans.${plan ?? 'community'}`)", ['plans.community', 'plans.premium', 'plans.pro']],
  ['LINKS.map(({ key }) => t(`footer.${key}.title`))', ['footer.health.title', 'footer.support.title']],
  ["({ 'data-label': `plans.${LINKS[0].key}` })", ['plans.support']],
  ['t(`footer.${word}`)', undefined],
  ['t(word)', undefined],
  ["Object.keys({ support: '' }).map((key) => t(`footer.${key}`))", undefined],
];

describe('findKeys', () => {
  const lines = [...HEAD.split('\n'), ...CASES.map(([code]) => `${code};`)];
  const uses = findKeys([FILE], {
    [FILE]: [...lines, "say('open');", 't(element.dataset.label!);'].join('\n'),
  });

  it.each(CASES)('finds in %s the keys %j', (code, keys) => {
    const line = lines.indexOf(`${code};`) + 1;
    const found = uses.filter((use) => use.line === line);
    expect(found.map((use) => ({ ...use, keys: use.keys?.toSorted() }))).toEqual([
      { file: FILE, line, lookUp: 't', keys },
    ]);
  });

  it('tells the texts of the search apart', () => {
    expect(uses.filter(({ lookUp }) => lookUp === 'say').flatMap(({ keys }) => keys)).toEqual(['open']);
  });

  it('leaves out where a label is read, which is counted where it is written', () => {
    expect(uses).toHaveLength(CASES.length + 1);
  });
});
