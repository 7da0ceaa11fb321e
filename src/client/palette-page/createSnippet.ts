import { PALETTE_NAMES, type PaletteName } from '../theme/paletteColors';
import type { ColorDescription } from './describeColor';

/** The palette as the source of a theme, to copy into a project. */
export function createSnippet(colors: Record<PaletteName, ColorDescription>): string {
  const entries = PALETTE_NAMES.flatMap((name) => {
    const { light, main, dark, contrastText } = colors[name];
    return [
      `    ${name}: {`,
      ...Object.entries({ light, main, dark, contrastText }).map(
        ([key, value]) => `      ${key}: '${value}',`,
      ),
      '    },',
    ];
  });
  return [
    "import { createTheme } from '@mui/material/styles';",
    '',
    'export const theme = createTheme({',
    '  palette: {',
    ...entries,
    '  },',
    '});',
  ].join('\n');
}
