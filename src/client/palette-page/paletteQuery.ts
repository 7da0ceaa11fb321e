import { isColor, NO_COLORS, PALETTE_NAMES, type PaletteColors } from '../theme/paletteColors';
import { createPaletteColor } from './hues';

/** `{ primary: { main: '#1976d2' } } -> 'primary=1976d2'` */
export function createPaletteQuery(colors: PaletteColors): string {
  const entries = PALETTE_NAMES.flatMap((name) => {
    const color = colors[name];
    return color ? [[name, color.main.slice(1)]] : [];
  });
  return new URLSearchParams(entries).toString();
}

/**
 * Reads the colors of a shared link. It comes from outside: anything but a color is left out.
 *
 * @param query `?primary=1976d2&secondary=9c27b0`
 * @returns `NO_COLORS` where no color is left
 */
export function parsePaletteQuery(query: string): PaletteColors {
  const values = new URLSearchParams(query);
  const colors: PaletteColors = {};
  for (const name of PALETTE_NAMES) {
    const main = `#${values.get(name)?.replace(/^#/, '').toLowerCase()}`;
    if (isColor(main)) {
      colors[name] = createPaletteColor(main);
    }
  }
  return Object.keys(colors).length > 0 ? colors : NO_COLORS;
}

/** Whether two palettes look alike. */
export function isSamePalette(one: PaletteColors, other: PaletteColors): boolean {
  return PALETTE_NAMES.every((name) => one[name]?.main === other[name]?.main);
}
