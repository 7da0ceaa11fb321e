import { describe, expect, it } from 'vitest';
import { parseCardColors, readCardColors } from '../../../../src/node/export/social-cards/readCardColors';

const TOKENS = `:root {
  --text: #111111;
}

[data-mui-color-scheme='dark'] {
  --text: #eeeeee;
  --text-muted: #aaaaaa;
  --accent: #75b8ff;
  --accent-contrast: #0b1a2a;
}
`;

describe('colors of social cards', () => {
  it('are those of the dark scheme', () => {
    expect(parseCardColors(TOKENS)).toEqual({
      ground: '#0b1a2a',
      text: '#eeeeee',
      muted: '#aaaaaa',
      accent: '#75b8ff',
    });
  });

  it('are among the tokens of the site', async () => {
    expect(Object.values(await readCardColors(process.cwd()))).not.toContain('');
  });

  it('are missed by name', () => {
    expect(() => parseCardColors(TOKENS.replace('--accent:', '--link:'))).toThrow(
      'src/client/theme/tokens.css: the dark scheme has no `--accent`',
    );
  });
});
