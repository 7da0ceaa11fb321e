import { createTheme } from '@mui/material/styles';
import { blend, decomposeColor } from '@mui/system/colorManipulator';
import type { PaletteColor, PaletteName } from '../theme/paletteColors';

export interface ColorDescription {
  light: string;
  main: string;
  dark: string;
  /** White, or black at 87 %. */
  contrastText: string;
  /** WCAG contrast of that text on the color, as it is seen: 1 to 21. */
  contrast: number;
}

/** The part of black in dark text on a color. */
const INK = 0.87;

const { augmentColor } = createTheme().palette;

/** Relative luminance after WCAG 2, 0 to 1; the packages' own is rounded. */
function getLuminance(color: string): number {
  const [red, green, blue] = decomposeColor(color).values.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function getContrast(color: string, other: string): number {
  const [dark, light] = [getLuminance(color), getLuminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** What the theme factory makes of a color. */
export function describeColor(name: PaletteName, color: PaletteColor): ColorDescription {
  const { light, main, dark, contrastText } = augmentColor({ color, name });
  const seenText = contrastText === '#fff' ? '#fff' : blend(main, '#000', INK);
  return { light, main, dark, contrastText, contrast: getContrast(seenText, main) };
}

/** What a contrast is enough for, by WCAG 2. */
export function rateContrast(contrast: number): 'aaa' | 'aa' | 'large' {
  if (contrast >= 7) {
    return 'aaa';
  }
  return contrast >= 4.5 ? 'aa' : 'large';
}
