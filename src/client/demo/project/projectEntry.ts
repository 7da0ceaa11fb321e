import { getProjectFileName, type ProjectSource, type TextFile } from './projectSource';

const ROOT_ID = 'root';

/** Weights of Roboto that Material UI uses. */
const FONT_WEIGHTS = [300, 400, 500, 700];

/** Layers in which the utilities win against the rules of the components. */
const TAILWIND_STYLES = `@layer theme, base, mui, components, utilities;
@import 'tailwindcss';
`;

const TAILWIND_FILE = 'styles.css';

/** What themes with CSS variables have beside others; its types are those of an import. */
const VARIABLE_THEME = /\btheme\.vars\b|\.colorSchemes\b/;

/** The style sheets of the project besides those of the demo. */
export function createStyles({ styling }: Pick<ProjectSource, 'styling'>): TextFile[] {
  return styling === 'tailwind' ? [{ name: TAILWIND_FILE, text: TAILWIND_STYLES }] : [];
}

/** An element around others, and the import that it takes. */
interface Wrapper {
  name: string;
  attributes: string;
}

/**
 * Lists what is around a demo, the outermost first: for other stylings, what lets their rules win against those of the
 * components; for code that reads the theme's CSS variables, a theme that has them.
 */
function listWrappers({ styling, files }: Pick<ProjectSource, 'styling' | 'files'>): Wrapper[] {
  const engine = { tailwind: 'enableCssLayer', css: 'injectFirst', system: undefined }[styling];
  const hasVariables = files.some(({ text }) => text.includes('--mui-'));
  return [
    ...(engine ? [{ name: 'StyledEngineProvider', attributes: ` ${engine}` }] : []),
    ...(hasVariables ? [{ name: 'ThemeProvider', attributes: ' theme={theme}' }] : []),
  ];
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** The module that renders the demo. */
export function createEntry(source: ProjectSource): TextFile {
  const { name, variant, files } = source;
  const wrappers = listWrappers(source);
  const hasTheme = wrappers.some((wrapper) => wrapper.name === 'ThemeProvider');
  const styles = wrappers.map((wrapper) => wrapper.name);
  const tree = wrappers.reduceRight<string[]>(
    (lines, wrapper) => [`<${wrapper.name}${wrapper.attributes}>`, ...indent(lines), `</${wrapper.name}>`],
    ['<CssBaseline />', '<Demo />'],
  );
  const root = `document.getElementById('${ROOT_ID}')${variant === 'TS' ? '!' : ''}`;
  const isVariable = variant === 'TS' && files.some(({ text }) => VARIABLE_THEME.test(text));
  const imported = [...(hasTheme ? ['createTheme'] : []), ...styles];
  const lines = [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    "import CssBaseline from '@mui/material/CssBaseline';",
    ...(imported.length > 0 ? [`import { ${imported.join(', ')} } from '@mui/material/styles';`] : []),
    ...(isVariable ? ["import type {} from '@mui/material/themeCssVarsAugmentation';"] : []),
    ...FONT_WEIGHTS.map((weight) => `import '@fontsource/roboto/${weight}.css';`),
    ...createStyles(source).map((file) => `import './${file.name}';`),
    `import Demo from './${name}';`,
    '',
    ...(hasTheme ? ['const theme = createTheme({ cssVariables: true });', ''] : []),
    `createRoot(${root}).render(`,
    ...indent(['<StrictMode>', ...indent(tree), '</StrictMode>,']),
    ');',
    '',
  ];
  return { name: getProjectFileName('main.tsx', variant), text: lines.join('\n') };
}

/** The document that loads the entry. */
export function createDocument({ name, variant }: Pick<ProjectSource, 'name' | 'variant'>): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
  </head>
  <body>
    <div id="${ROOT_ID}"></div>
    <script type="module" src="/src/${getProjectFileName('main.tsx', variant)}"></script>
  </body>
</html>
`;
}
