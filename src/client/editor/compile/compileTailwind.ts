import { compile } from 'tailwindcss';

/** The style sheet `tailwindcss/theme.css`, which the build puts here. */
declare const TAILWIND_THEME: string;

/** Characters between what may be class names in a source. */
const SEPARATORS = /[\s"'`{}]+/;

const SHEET = `@import 'tailwindcss/theme.css' theme(inline reference);
@custom-variant dark (&:where([data-mui-color-scheme='dark'] *));
@tailwind utilities;`;

/** Compiles the Tailwind utilities that sources name, as the build does it for demos. */
export async function compileTailwind(sources: readonly string[]): Promise<string> {
  const { build } = await compile(SHEET, {
    loadStylesheet: async (id) => ({ path: id, base: '', content: TAILWIND_THEME }),
  });
  return build(sources.flatMap((source) => source.split(SEPARATORS)));
}
