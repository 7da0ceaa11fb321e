import { isColor, PALETTE_NAMES } from './paletteColors';
import { DEFAULT_SPACING, type ThemeState } from './themeReducer';

/**
 * The parts of a chosen color that its variables are made from. Light and dark are the shades of these
 * names where the palette has them.
 */
export const USER_COLOR_PARTS = ['main', '300', '700'] as const;

/** `('primary', '300') -> '--user-primary-300'`; on `<html>` while the user has chosen that color. */
export function getUserVariable(name: string, part: string): string {
  return `--user-${name}-${part}`;
}

function setVariable(name: string, value: string | undefined): void {
  const { style } = document.documentElement;
  if (value === undefined) {
    style.removeProperty(name);
  } else {
    style.setProperty(name, value);
  }
}

/** Shows palette and spacing of the user by variables on `<html>`: nothing renders for it. */
export function showUserVariables({
  paletteColors,
  spacing,
}: Pick<ThemeState, 'paletteColors' | 'spacing'>): void {
  for (const name of PALETTE_NAMES) {
    for (const part of USER_COLOR_PARTS) {
      const color = paletteColors[name]?.[part];
      setVariable(getUserVariable(name, part), isColor(color) ? color : undefined);
    }
  }
  setVariable('--mui-spacing', spacing === DEFAULT_SPACING ? undefined : `${spacing}px`);
}
