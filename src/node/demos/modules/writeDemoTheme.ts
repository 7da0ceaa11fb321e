import path from 'node:path';
import { compile, serialize, stringify } from 'stylis';
import { defaultDemoTheme } from '../../../client/theme/createDemoTheme';
import { getChartColorValues } from '../../../client/theme/chartColors';
import { COLOR_SCHEME_ATTRIBUTE } from '../../../client/theme/colorScheme';
import { createUserStyles } from './createUserStyles';
import { writeIfChanged } from '../../base/store/siteFiles';

type StyleObject = { [key: string]: string | number | StyleObject };

function toCss(styles: StyleObject): string {
  return Object.entries(styles)
    .map(([key, value]) =>
      typeof value === 'object' ? `${key}{${toCss(value)}}` : `${toProperty(key)}:${value};`,
    )
    .join('');
}

/** `'colorScheme' -> 'color-scheme'`; custom properties stay as they are. */
function toProperty(name: string): string {
  return name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Writes the CSS variables of the demos' theme, both schemes, once for the site: each demo would write
 * 20 KB of them otherwise.
 */
export async function writeDemoTheme(projectDirectory: string): Promise<void> {
  const sheets = defaultDemoTheme.generateStyleSheets() as StyleObject[];
  const charts: StyleObject = {
    ':root': getChartColorValues('light'),
    [`[${COLOR_SCHEME_ATTRIBUTE}="dark"]`]: getChartColorValues('dark'),
  };
  const css = [...sheets, charts, createUserStyles()]
    .map((sheet) => serialize(compile(toCss(sheet)), stringify))
    .join('\n');
  await writeIfChanged(path.join(projectDirectory, '.cache/generated/demoTheme.css'), css);
}
