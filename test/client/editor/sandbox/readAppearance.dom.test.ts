import { expect, it } from 'vitest';
import { writeOwnAppearance } from '../../../../src/client/theme/ownAppearance';
import { readAppearance } from '../../../../src/client/editor/sandbox/readAppearance';

it('reads what the page looks like, and what its demo has of its own', () => {
  localStorage.setItem('mui-mode', 'light');
  document.documentElement.lang = 'zh';
  const stage = document.createElement('div');
  const manifest = { languagePacks: { zh: 'texts-zh.js' } };
  expect(readAppearance(manifest, stage)).toMatchObject({
    direction: 'ltr',
    dense: false,
    language: 'zh',
    pack: 'texts-zh.js',
    scheme: 'light',
  });
  writeOwnAppearance(stage, { direction: 'rtl', dense: true });
  document.documentElement.lang = 'constructor';
  expect(readAppearance(manifest, stage)).toMatchObject({ direction: 'rtl', dense: true, pack: undefined });
});
