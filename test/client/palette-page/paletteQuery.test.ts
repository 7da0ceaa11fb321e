import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createPaletteQuery,
  isSamePalette,
  parsePaletteQuery,
} from '../../../src/client/palette-page/paletteQuery';

const color = fc.stringMatching(/^[\da-f]{6}$/).map((digits) => ({ main: `#${digits}` }));

describe('parsePaletteQuery', () => {
  it('reads what was written', () => {
    const palette = fc.record({ primary: color, secondary: color }, { requiredKeys: [] });
    fc.assert(
      fc.property(palette, (colors) =>
        isSamePalette(parsePaletteQuery(`?${createPaletteQuery(colors)}`), colors),
      ),
    );
  });

  it('reads any query', () => {
    fc.assert(
      fc.property(fc.string(), (query) =>
        Object.values(parsePaletteQuery(query)).every(({ main }) => /^#([\da-f]{3}){1,2}$/.test(main)),
      ),
    );
  });

  it.each([
    ['?primary=D32F2F', '#d32f2f'],
    ['?primary=%23d32f2f', '#d32f2f'],
    ['?primary=00f', '#00f'],
  ])('reads %s', (query, main) => {
    expect(parsePaletteQuery(query).primary?.main).toBe(main);
  });
});
