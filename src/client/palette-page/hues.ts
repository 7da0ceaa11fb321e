import {
  amber,
  blue,
  blueGrey,
  brown,
  cyan,
  deepOrange,
  deepPurple,
  green,
  grey,
  indigo,
  lightBlue,
  lightGreen,
  lime,
  orange,
  pink,
  purple,
  red,
  teal,
  yellow,
} from '@mui/material/colors';
import type { PaletteColor, Shade } from '../theme/paletteColors';

/** Around the color wheel, neutral ones last. */
const COLORS = {
  red,
  pink,
  purple,
  deepPurple,
  indigo,
  blue,
  lightBlue,
  cyan,
  teal,
  green,
  lightGreen,
  lime,
  yellow,
  amber,
  orange,
  deepOrange,
  brown,
  grey,
  blueGrey,
};

type Hue = keyof typeof COLORS;

export const HUES = Object.keys(COLORS) as Hue[];

/** From light to dark. */
export const SHADES: Shade[] = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'];

/** `('blue', '700') -> '#1976d2'` */
export function getColor(hue: Hue, shade: Shade): string {
  return COLORS[hue][Number(shade) as 50];
}

/** The position of a color in the grid of hues and shades; undefined for any other color. */
export function findShade(color: string): { hue: Hue; shade: Shade } | undefined {
  for (const hue of HUES) {
    const shade = SHADES.find((name) => getColor(hue, name) === color.toLowerCase());
    if (shade) {
      return { hue, shade };
    }
  }
  return undefined;
}

/** What the cookie stores of a color: with all shades of its hue when it is one of them. */
export function createPaletteColor(main: string): PaletteColor {
  const found = findShade(main);
  const shades = found ? SHADES.map((shade) => [shade, getColor(found.hue, shade)]) : [];
  return { ...Object.fromEntries(shades), main };
}
