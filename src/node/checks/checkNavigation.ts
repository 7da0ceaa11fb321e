import { z } from 'zod';
import { getEntryKind } from '../base/navigation/getEntryKind';
import { isInternalHref } from '../../shared/paths/isInternalHref';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import { PLANS } from '../../shared/products/plans';
import type { Problem } from '../base/problems/problem';
import { findQuoted, type SourceFile, type SourcePlace } from '../base/problems/findQuoted';

const entrySchema = z.strictObject({
  pathname: z.string(),
  title: z.union([z.string().min(1), z.literal(false)]).optional(),
  subheader: z.string().min(1).optional(),
  // Children are entries again; each is checked by itself, so that a problem names the entry that has it.
  children: z.array(z.unknown()).optional(),
  plan: z.enum(PLANS).optional(),
  newFeature: z.boolean().optional(),
  planned: z.boolean().optional(),
  unstable: z.boolean().optional(),
  inSideNav: z.boolean().optional(),
});

const KNOWN_FIELDS = Object.keys(entrySchema.shape).join(', ');

/** What to write instead, by field. */
const REMEDIES: Record<string, string> = {
  pathname: "Write the pathname: `pathname: '/x/introduction'`.",
  title: 'Write the text of the line, or `false` for none; leave it out to derive it from the pathname.',
  subheader: 'Write the text of the heading.',
  children: 'Write a list of entries.',
  plan: "Write `plan: 'pro'` or `plan: 'premium'`; leave it out for the free plan.",
};

const BOOLEAN_REMEDY = 'Write `true` or `false`.';

export interface NavigationCheckOptions {
  /** The tree. Its shape is checked here, so nothing is assumed about it. */
  entries: readonly unknown[];
  /** The files that hold the tree: a problem is reported at the line that names the pathname. */
  sourceFiles: readonly SourceFile[];
  /** Pages written in markdown, by their folder below `data/`. */
  pages: readonly { pageId: string; file: string; inMenu: boolean }[];
  /** Pages that are made from other data, such as those of the API. */
  otherPathnames?: readonly string[];
}

export interface NavigationCheck {
  problems: Problem[];
  /** A problem for each entry without a page, which a part of the site may have. */
  missing: Problem[];
  /** `421 pages in the menu` */
  summary: string;
}

/** Checks the menu by itself and against the pages that exist. */
export function checkNavigation(options: NavigationCheckOptions): NavigationCheck {
  const { entries, sourceFiles, pages, otherPathnames = [] } = options;
  const { problems, pathnames } = checkEntries(entries, sourceFiles);
  const existing = new Set([...pages.map(({ pageId }) => pageIdToPathname(pageId)), ...otherPathnames]);
  for (const { pageId, file, inMenu } of pages) {
    const pathname = pageIdToPathname(pageId);
    if (inMenu && !pathnames.has(pathname)) {
      const remedy = `Add \`{ pathname: '${pathname}' }\` to ${findMenuFile(pathname, sourceFiles)}, or write \`inMenu: false\` at the top of the page.`;
      problems.push({ file, line: 1, message: `No entry of the menu names this page. ${remedy}` });
    }
  }
  const missing = [...pathnames]
    .filter((pathname) => !existing.has(pathname))
    .map((pathname) => ({
      ...(findQuoted(sourceFiles, pathname) ?? { file: 'data/navigation', line: 1 }),
      message: `The menu names \`${pathname}\`, and there is no such page. Write it below data/, or delete the entry.`,
    }));
  return { problems, missing, summary: `${pathnames.size} pages in the menu` };
}

/** Checks each entry, and collects the pathnames of those that are pages. */
function checkEntries(entries: readonly unknown[], sourceFiles: readonly SourceFile[]) {
  const problems: Problem[] = [];
  const pathnames = new Set<string>();
  const counts = new Map<string, number>();

  const visit = (value: unknown, parent: SourcePlace) => {
    const pathname = readPathname(value);
    const count = (counts.get(pathname) ?? 0) + 1;
    counts.set(pathname, count);
    const place = (pathname && findQuoted(sourceFiles, pathname, count)) || parent;
    const messages = describeEntry(value);
    if (count > 1 && pathname) {
      const first = findQuoted(sourceFiles, pathname) ?? parent;
      messages.push(
        `\`${pathname}\` is named twice, first at ${first.file}:${first.line}. Remove one, or give a group a pathname of its own: \`${pathname}-group\`.`,
      );
    }
    problems.push(...messages.map((message) => ({ ...place, message })));
    const children = readChildren(value);
    if (pathname && getEntryKind({ pathname }) === 'page' && children.length === 0) {
      pathnames.add(pathname);
    }
    children.forEach((child) => visit(child, place));
  };
  const start = { file: sourceFiles[0]?.file ?? 'data/navigation', line: 1 };
  entries.forEach((entry) => visit(entry, start));
  return { problems, pathnames };
}

/** What is wrong with one entry, its children aside, and what to write instead. */
function describeEntry(value: unknown): string[] {
  const result = entrySchema.safeParse(value);
  const pathname = readPathname(value);
  const name = pathname ? `\`${pathname}\`` : 'An entry without a pathname';
  const messages = (result.error?.issues ?? []).map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return `${name} has the unknown field \`${issue.keys.join('`, `')}\`. Known are ${KNOWN_FIELDS}.`;
    }
    const field = String(issue.path[0] ?? 'pathname');
    return `${name}: \`${field}\` cannot be \`${JSON.stringify(readField(value, field))}\`. ${REMEDIES[field] ?? BOOLEAN_REMEDY}`;
  });
  if (result.data?.subheader && readChildren(value).length === 0) {
    messages.push(`${name} has a \`subheader\` and no children. Write \`title\` for a page.`);
  }
  const isInternal = isInternalHref(pathname);
  if (isInternal && pathname.endsWith('/')) {
    messages.push(`${name} ends with a slash. Write \`${pathname.replace(/\/+$/, '') || '/x'}\`.`);
  }
  if (pathname && !isInternal && !/^https?:\/\/[^/]/.test(pathname)) {
    messages.push(
      `${name} is neither a pathname nor the address of another site. Write \`/${pathname.replace(/^\/+/, '')}\` or \`https://…\`.`,
    );
  }
  return messages;
}

function readField(value: unknown, field: string): unknown {
  return (Object(value) as Record<string, unknown>)[field];
}

function readPathname(value: unknown): string {
  const pathname = readField(value, 'pathname');
  return typeof pathname === 'string' ? pathname : '';
}

function readChildren(value: unknown): readonly unknown[] {
  const children = readField(value, 'children');
  return Array.isArray(children) ? children : [];
}

/** The file whose entries are the nearest relatives of a pathname. */
function findMenuFile(pathname: string, sourceFiles: readonly SourceFile[]): string {
  const section = pathname.split('/').slice(0, 3).join('/');
  return sourceFiles.find(({ text }) => text.includes(`'${section}`))?.file ?? 'a file in data/navigation';
}
