import { PALETTE_NAMES, type PaletteName } from '../theme/paletteColors';
import type { ColorDescription } from './describeColor';

/** What the source says of a color. */
const PARTS = ['light', 'main', 'dark', 'contrastText'] as const;

type SnippetColor = Pick<ColorDescription, (typeof PARTS)[number]>;

/** `('primary', 'main') -> '{{primary.main}}'` */
function createPlaceholder(name: PaletteName, part: string): string {
  return `{{${name}.${part}}}`;
}

/** The source of a theme to copy into a project, with a placeholder for each color; for the highlighter. */
export function createSnippetTemplate(): string {
  const entries = PALETTE_NAMES.flatMap((name) => [
    `    ${name}: {`,
    ...PARTS.map((part) => `      ${part}: '${createPlaceholder(name, part)}',`),
    '    },',
  ]);
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

/**
 * Writes colors into the source of the theme.
 *
 * @param template highlighted
 */
export function fillSnippet(template: string, colors: Record<PaletteName, SnippetColor>): string {
  return PALETTE_NAMES.flatMap((name) => PARTS.map((part) => ({ name, part }))).reduce(
    (html, { name, part }) => html.replace(createPlaceholder(name, part), colors[name][part]),
    template,
  );
}
