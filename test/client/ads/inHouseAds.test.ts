import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { selectInHouseAd } from '../../../src/client/ads/inHouseAds';
import { LANGUAGES } from '../../../src/shared/languages/languages';

const DRAWS = [0, 0.2, 0.4, 0.6, 0.8];

describe('selectInHouseAd', () => {
  it.each([
    [0, 'scaffoldhub'],
    [0.1999, 'scaffoldhub'],
    [0.2, 'templates'],
    [0.4, 'themes'],
    [0.6, 'tidelift'],
    [0.8, 'figma'],
    [0.9999, 'figma'],
  ])('%s selects %s', (draw, name) => {
    expect(selectInHouseAd(draw, 'en')).toMatchObject({
      name,
      poweredby: 'MUI',
      label: `in-house-${name}`,
    });
  });

  it.each(DRAWS.flatMap((draw) => LANGUAGES.map((language) => [draw, language] as const)))(
    '%s in %s has its own texts, an image that exists and a safe link',
    (draw, language) => {
      const { link, img, description } = selectInHouseAd(draw, language);
      expect(description.bold).not.toBe('');
      expect(/\p{Script=Han}/u.test(description.text)).toBe(language === 'zh');
      expect(fs.existsSync(`public${img}`)).toBe(true);
      expect(new URL(link).protocol).toBe('https:');
    },
  );

  it('names the campaign of the store', () => {
    expect(selectInHouseAd(0.2, 'en').link).toBe(
      'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-templates',
    );
    expect(selectInHouseAd(0.8, 'en').link).toContain('https://mui.com/store/items/figma-react/?');
  });
});
