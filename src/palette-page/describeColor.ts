import { createTheme } from '@mui/material/styles';
import { blend, getContrastRatio } from '@mui/system/colorManipulator';
import type { PaletteColor, PaletteName } from '../theme/paletteColors';

export interface ColorDescription {
  light: string;
  main: string;
  dark: string;
  /** White, or black at 87 % (BEHAVIOUR 9.10). */
  contrastText: string;
  /** WCAG contrast of that text on the colour, as it is seen: 1 to 21. */
  contrast: number;
}

/** The part of black in dark text on a colour. */
const INK = 0.87;

const { augmentColor } = createTheme().palette;

/** What the theme factory makes of a colour. */
export function describeColor(name: PaletteName, color: PaletteColor): ColorDescription {
  const { light, main, dark, contrastText } = augmentColor({ color, name });
  const seenText = contrastText === '#fff' ? '#fff' : blend(main, '#000', INK);
  return { light, main, dark, contrastText, contrast: getContrastRatio(seenText, main) };
}

/** What a contrast is enough for, by WCAG 2. */
export function rateContrast(contrast: number): 'aaa' | 'aa' | 'large' {
  if (contrast >= 7) {
    return 'aaa';
  }
  return contrast >= 4.5 ? 'aa' : 'large';
}
