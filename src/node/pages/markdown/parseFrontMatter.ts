import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import type { FrontMatter } from '../../../shared/page/page';
import type { Problem } from '../../base/problems/problem';
import type { SourceText } from './loadPage';

const shape = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  components: z.array(z.string()).default([]),
  hooks: z.array(z.string()).default([]),
  tabs: z.boolean().default(false),
  packages: z.array(z.string()).default([]),
  ads: z.boolean().default(true),
  toc: z.boolean().default(true),
  inMenu: z.boolean().default(true),
  follows: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .optional(),
});

const schema = shape.refine(
  ({ tabs, components, hooks }) => !tabs || components.length > 0 || hooks.length > 0,
  { path: ['tabs'], message: 'The page lists neither components nor hooks' },
);

const KNOWN_KEYS = Object.keys(shape.shape).join(', ');

/** What to write instead, by key. */
const REMEDIES: Record<string, string> = {
  title: 'Write `title: Column definition`; it becomes the h1.',
  description: 'Write one sentence for search results.',
  components: 'Write a list of component names: `components: [DataGrid]`.',
  hooks: 'Write a list of hook names: `hooks: [useGridApiRef]`.',
  tabs: 'Write `true` on a page with `components` or `hooks` to show their API in tabs, or leave the key out.',
  packages: "Write a list of packages: `packages: ['@mui/x-data-grid']`.",
  ads: 'Write `true` or `false`.',
  toc: 'Write `true` or `false`.',
  inMenu: 'Write `false` for a page without an entry in the menu, or leave the key out.',
  follows: 'Write the blob hash of the English file: `git hash-object <page>.md`.',
};

const YAML_REMEDY = 'Put a text with `:`, `#`, `*` or quotes between quotes.';

function findLine(
  document: Document,
  counter: LineCounter,
  issuePath: PropertyKey[],
  firstLine: number,
): number {
  const node = issuePath.length > 0 ? document.getIn(issuePath, true) : undefined;
  const offset = isNode(node) ? node.range?.[0] : undefined;
  return firstLine + (offset === undefined ? 0 : counter.linePos(offset).line - 1);
}

/** Finds the line of a key that the schema does not know. */
function findKeyLine(yaml: string, key: string, firstLine: number): number {
  const index = yaml.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return firstLine + Math.max(index, 0);
}

/**
 * Checks the front matter of a page.
 *
 * @param yaml the text between the dashes
 * @param firstLine its first line in the file
 * @param problems takes what is wrong, with file and line
 * @returns undefined when something is wrong
 */
export function parseFrontMatter(
  yaml: string,
  file: string,
  firstLine: number,
  problems: Problem[],
): FrontMatter | undefined {
  const counter = new LineCounter();
  // Pretty errors would name the lines of this text, not those of the file.
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  for (const error of document.errors) {
    const line = firstLine + counter.linePos(error.pos[0]).line - 1;
    problems.push({ file, line, message: `${error.message}. ${YAML_REMEDY}` });
  }
  if (document.errors.length > 0) {
    return undefined;
  }
  let value: unknown;
  try {
    value = document.toJS() ?? {};
  } catch (error) {
    // An alias without its anchor is found only here.
    problems.push({ file, line: firstLine, message: `${(error as Error).message}. ${YAML_REMEDY}` });
    return undefined;
  }
  const result = schema.safeParse(value);
  if (result.success) {
    return result.data;
  }
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const line = findKeyLine(yaml, key, firstLine);
        problems.push({
          file,
          line,
          message: `Unknown key \`${key}\` in the front matter. Known are ${KNOWN_KEYS}.`,
        });
      }
      continue;
    }
    if (issue.path.length === 0) {
      const message = 'The front matter has no keys. Write a line for each: `title: Column definition`.';
      problems.push({ file, line: firstLine, message });
      continue;
    }
    const key = String(issue.path[0]);
    const line = findLine(document, counter, issue.path, firstLine);
    const remedy = REMEDIES[key] ?? '';
    problems.push({ file, line, message: `Front matter \`${key}\`: ${issue.message}. ${remedy}`.trim() });
  }
  return undefined;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\s/;

/** The front matter of a page whose text is not parsed; undefined where it is missing or wrong, which `parsePage` says. */
export function readFrontMatter({ file, markdown }: SourceText): FrontMatter | undefined {
  const [, yaml] = FRONT_MATTER.exec(markdown) ?? [];
  return yaml === undefined ? undefined : parseFrontMatter(yaml, file, 2, []);
}
