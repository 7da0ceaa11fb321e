import { readCookie, writeCookie } from '../platform/cookies';

/** Cookie that stores the palette. */
export const PALETTE_COOKIE = 'paletteColors';

/** Colors that a user may choose. */
export const PALETTE_NAMES = ['primary', 'secondary'] as const;

export type PaletteName = (typeof PALETTE_NAMES)[number];

const SHADES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'] as const;

export type Shade = (typeof SHADES)[number];

export type PaletteColor = { main: string } & Partial<Record<Shade, string>>;

/** What a user chose; a color that is absent is the theme's own. */
export type PaletteColors = Partial<Record<PaletteName, PaletteColor>>;

/** The user chose nothing. One object: states are compared by identity. */
export const NO_COLORS: PaletteColors = {};

/** `#abc` and `#aabbcc`; the boot script tests colors with the same pattern. */
export const COLOR_PATTERN = /^#([\da-f]{3}){1,2}$/i;

/** Whether a value is a color that a palette may hold. */
export function isColor(value: unknown): value is string {
  return typeof value === 'string' && COLOR_PATTERN.test(value);
}

function parseColor(value: unknown): PaletteColor | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const shades = value as Record<string, unknown>;
  if (!isColor(shades.main)) {
    return undefined;
  }
  const color: PaletteColor = { main: shades.main };
  for (const shade of SHADES) {
    const shadeColor = shades[shade];
    if (isColor(shadeColor)) {
      color[shade] = shadeColor;
    }
  }
  return color;
}

/**
 * Reads the text of the cookie. It comes from outside: anything but a color is left out.
 *
 * @returns `NO_COLORS` for malformed text, and where no color is left
 */
export function parsePaletteColors(text: string | undefined): PaletteColors {
  let value: unknown;
  try {
    value = JSON.parse(text || '{}');
  } catch {
    return NO_COLORS;
  }
  const colors: PaletteColors = {};
  for (const name of PALETTE_NAMES) {
    const color = parseColor((value as Record<string, unknown> | null)?.[name]);
    if (color) {
      colors[name] = color;
    }
  }
  return Object.keys(colors).length > 0 ? colors : NO_COLORS;
}

let lastText: string | undefined;
let lastColors = NO_COLORS;

/** The palette of the cookie; the same object for as long as the cookie is the same. */
export function readPaletteColors(): PaletteColors {
  const text = readCookie(PALETTE_COOKIE);
  if (text !== lastText) {
    lastText = text;
    lastColors = parsePaletteColors(text);
  }
  return lastColors;
}

/** Keeps a palette for a year; an empty one removes the cookie. */
export function writePaletteColors(colors: PaletteColors): void {
  if (Object.keys(colors).length === 0) {
    writeCookie(PALETTE_COOKIE, '', 0);
  } else {
    writeCookie(PALETTE_COOKIE, JSON.stringify(colors));
  }
  // What was written is what is read next, also where cookies are refused.
  lastText = readCookie(PALETTE_COOKIE);
  lastColors = colors;
}
