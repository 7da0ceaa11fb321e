import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transform } from 'esbuild';
import { compile } from 'tailwindcss';

const require = createRequire(import.meta.url);

/** Browsers that know nesting take more; the rules are written out for those that do not. */
const TARGET = ['chrome111', 'safari16.4', 'firefox128'];

/** Rules that a selector in front of them cannot keep inside a demo. */
const GLOBAL_RULE = /@(?!media|supports|container)[\w-]+|:root|(?<![\w.-])(?:html|body)(?![\w-])/;

/** Characters between what may be class names in a source. */
const SEPARATORS = /[\s"'`{}]+/;

/** A selector of no weight: the rules win and lose against those of the packages as they do in a user's project. */
function getScope(moduleName: string): string {
  return `:where([data-styling='${moduleName}'])`;
}

async function flatten(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target: TARGET });
  return code;
}

/**
 * Keeps the style sheet of a demo inside the demo.
 *
 * @param moduleName name of the demo's module on its page: `Rows-css`
 * @throws for rules that hold for the whole page whatever is around them
 */
export async function scopeStyles(css: string, moduleName: string): Promise<string> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const [rule] = GLOBAL_RULE.exec(bare) ?? [];
  if (rule) {
    throw new Error(`\`${rule}\` would hold for the whole page. Write rules for class names only.`);
  }
  return flatten(`${getScope(moduleName)} { ${bare} }`);
}

async function loadStylesheet(id: string) {
  const path = require.resolve(id);
  return { path, base: '', content: await fs.readFile(path, 'utf8') };
}

/**
 * Compiles the Tailwind utilities that a demo's sources name, for that demo alone: no reset, no variables on
 * the page. `dark:` follows the color mode of the site.
 *
 * @param sources of the demo and the files it imports
 * @param moduleName name of the demo's module on its page: `Rows-tailwind`
 */
export async function compileTailwind(sources: string[], moduleName: string): Promise<string> {
  const { build } = await compile(
    `@import 'tailwindcss/theme.css' theme(inline reference);
    @custom-variant dark (&:where([data-mui-color-scheme='dark'] *));
    ${getScope(moduleName)} { @tailwind utilities; }`,
    { loadStylesheet },
  );
  return flatten(build(sources.flatMap((source) => source.split(SEPARATORS))));
}
