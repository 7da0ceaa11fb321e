import fs from 'node:fs';
import path from 'node:path';
import type { ApiComponent } from '../../api/types/apiPage';

/** The module that declares the theme types of the package's components, where the package has one. */
function getAugmentation(packageName: string): string[] {
  const specifier = `${packageName}/themeAugmentation`;
  const file = path.join(process.cwd(), 'node_modules', specifier, 'index.d.ts');
  return fs.existsSync(file) ? [`import type {} from '${specifier}';`] : [];
}

/** A prop that can be switched on for a whole app. */
function findSwitch({ props }: ApiComponent): string | undefined {
  return props.find(
    ({ type, isRequired, deprecation }) =>
      type.text === 'boolean' && !isRequired && deprecation === undefined,
  )?.name;
}

/**
 * How a theme reaches a component: code to paste, with a prop and a class that the component has.
 *
 * @returns undefined when the theme can do nothing for it that an example would show
 */
export function createThemeSnippet(component: ApiComponent): string | undefined {
  const { themeName, hasThemeProps, classes, packageName } = component;
  if (themeName === undefined) {
    return undefined;
  }
  const prop = hasThemeProps === false ? undefined : findSwitch(component);
  const hasRoot = classes.some(({ key }) => key === 'root');
  const settings = [
    ...(prop ? [`      defaultProps: { ${prop}: true },`] : []),
    ...(hasRoot ? ['      styleOverrides: { root: { borderRadius: 12 } },'] : []),
  ];
  if (settings.length === 0) {
    return undefined;
  }
  return [
    "import { createTheme } from '@mui/material/styles';",
    ...getAugmentation(packageName),
    '',
    'const theme = createTheme({',
    '  components: {',
    `    ${themeName}: {`,
    ...settings,
    '    },',
    '  },',
    '});',
  ].join('\n');
}
