import { hashTexts } from '../../base/files/hash';
import type { Picture } from './takePicture';

/** The class of the variables of a grid. */
const VARIABLES = /^MuiDataGridVariables-\d+$/;

/** Characters of a name that tell rules of a site from each other. */
const LENGTH = 10;

/**
 * Names the classes of the variables of grids by the rules that they have. The grid names them by a hash of the theme, which
 * also reads what a longer theme has left in the memory of the hash: equal rules had several names, by what was rendered
 * before, and a page had each of them.
 */
export function nameVariables({ html, styles }: Picture): Picture {
  let named = html;
  const entries = Object.entries(styles).map(([name, rule]): [string, string] => {
    if (!VARIABLES.test(name)) {
      return [name, rule];
    }
    const ownName = `MuiDataGridVariables-${hashTexts(rule.replaceAll(name, '')).slice(0, LENGTH)}`;
    named = named.replaceAll(name, ownName);
    return [ownName, rule.replaceAll(name, ownName)];
  });
  return { html: named, styles: Object.fromEntries(entries) };
}
