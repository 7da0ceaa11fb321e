import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';

/** The colors of a theme, with the shade that replaces a missing `main`. */
const MAIN_SHADES = {
  primary: '500',
  secondary: 'A400',
  error: '500',
  warning: '500',
  info: '500',
  success: '500',
} as const;

type ColorName = keyof typeof MAIN_SHADES;

/** Options of Material UI's `createTheme`, whose type leaves out what is checked here. */
export type DocsThemeOptions = NonNullable<Parameters<typeof createTheme>[0]>;

type Palette = ThemeOptions['palette'];

function checkColor(name: ColorName, input: unknown): void {
  const shade = MAIN_SHADES[name];
  const color = input as Record<string, unknown>;
  // As the factory reads it: a falsy `main` gives way to the shade, and a text has no properties of its own.
  const main = color.main || color[shade];
  if (!main && !Object.hasOwn(Object(input), 'main')) {
    throw new Error(`The theme color \`${name}\` needs \`main\` or the shade \`${shade}\`.`);
  }
  if (typeof (main || color.main) !== 'string') {
    throw new TypeError(
      `\`main\` of the theme color \`${name}\` is no string, but ${JSON.stringify(main || color.main)}.`,
    );
  }
}

function checkPalette(palette: Palette): void {
  for (const name of Object.keys(MAIN_SHADES) as ColorName[]) {
    const color = palette?.[name];
    if (color) {
      checkColor(name, color);
    }
  }
}

/**
 * Material UI's theme factory with checks whose messages hold in production too. Missing
 * light, dark and text colors are derived with a contrast of 3 and a tonal offset of 0.2 (9.10).
 *
 * @param args merged over the theme, in order
 * @throws for a color without a `main` that is a string, named; for `vars`, which is reserved for
 *   itself; for CSS variables with a dark palette and no light scheme
 */
export function createDocsTheme(options: DocsThemeOptions = {}, ...args: object[]): Theme {
  const { palette, colorSchemes = {}, cssVariables } = options;
  if ((options as { vars?: unknown }).vars) {
    throw new Error('`vars` is reserved for the CSS variables of the theme. Use another name.');
  }
  if (cssVariables && palette?.mode === 'dark' && !colorSchemes.light) {
    throw new Error('A theme with CSS variables cannot be dark alone. Add a light color scheme.');
  }
  checkPalette(palette);
  for (const scheme of Object.values(colorSchemes)) {
    checkPalette(typeof scheme === 'object' ? (scheme.palette as Palette) : undefined);
  }
  return createTheme(options, ...args);
}
