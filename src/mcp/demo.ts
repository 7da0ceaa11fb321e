import { getFragmentFiles } from '../client/demo/loadFragment';
import { parseDemoHash, type CodePreferences } from '../shared/demo/codePreferences';
import { DEMO_PACKAGES_HREF, type DemoPackages } from '../shared/demo/demoPackages';
import { listImports, specifierToPackage } from '../shared/demo/listImports';
import type { DemoFragment } from '../shared/demo/demoFragment';
import { escapeHtml } from '../shared/escapeHtml';
import { pathnameToPageId } from '../shared/paths/pathnameToPageId';
import { getSourcesHref } from '../shared/paths/sourcesHref';
import { listCodeBlocks } from './markdown';
import { getPageUrl, parsePageAddress, readMarkdown, ToolError, type Site } from './site';

interface DemoRequest extends CodePreferences {
  /** Address of a page, perhaps with the hash of the demo. */
  page: string;
  /** Name of the demo, where the address does not have it. */
  name?: string;
}

/** What the highlighter and `escapeHtml` write for these characters. */
const ENTITIES: readonly [entity: RegExp, character: string][] = [
  [/&(?:lt|#x3C);/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#39;/g, "'"],
  [/&(?:amp|#x26);/g, '&'],
];

/** The code that highlighted HTML shows. */
function toCode(html: string): string {
  return ENTITIES.reduce(
    (text, [entity, character]) => text.replaceAll(entity, character),
    html.replaceAll(/<[^>]*>/g, ''),
  );
}

/** The packages that code imports, with the versions that it was run with. */
async function listVersions(site: Site, codes: readonly string[]): Promise<string> {
  const known = await site.readJson<DemoPackages>(DEMO_PACKAGES_HREF);
  const names = codes.flatMap(listImports).flatMap((specifier) => specifierToPackage(specifier) ?? []);
  const versions = [...new Set(names)].map((name) => `${name}@${known?.packages[name]?.version ?? ''}`);
  return versions.filter((version) => !version.endsWith('@')).join(' ');
}

/**
 * @returns all files of a demo
 * @throws ToolError when there is no such demo, or not with these preferences
 */
export async function readDemo(
  site: Site,
  { page, name: named, ...preferences }: DemoRequest,
): Promise<string> {
  const { pathname, hash } = parsePageAddress(page);
  const name = named ?? parseDemoHash(`#${hash}`)?.name;
  const blocks = listCodeBlocks(await readMarkdown(site, pathname));
  const start = blocks.findIndex(({ title }) => title === `${name}.tsx`);
  if (start < 0) {
    const names = blocks.flatMap(({ title = '' }) => /^([A-Z]\w*)\.tsx$/.exec(title)?.[1] ?? []);
    throw new ToolError(`Pass the \`name\` of a demo of ${pathname}: ${[...new Set(names)].join(', ')}.`);
  }
  const key = `${pathnameToPageId(pathname)}/${name}`;
  const fragment = await site.readJson<DemoFragment>(getSourcesHref(key, preferences.dateLibrary));
  // The page has the files one after the other, the demo first.
  const typed = blocks.slice(start, start + (fragment?.system?.JS?.length ?? 1));
  const isOnPage =
    preferences.variant === 'TS' && preferences.styling === 'system' && preferences.dateLibrary === 'dayjs';
  if (!isOnPage && !fragment?.[preferences.styling]?.[preferences.variant]) {
    throw new ToolError(
      `${name} does not exist in ${Object.values(preferences).join(', ')}. Leave one of these out.`,
    );
  }
  const files = isOnPage
    ? typed.map(({ title = '', code }) => ({ name: title, code }))
    : getFragmentFiles(
        fragment!,
        preferences,
        typed.map(({ code }) => escapeHtml(code)),
      ).map((file) => ({
        name: file.name,
        code: toCode(file.html),
      }));
  const versions = await listVersions(
    site,
    files.map(({ code }) => code),
  );
  const texts = files.map((file) => `**${file.name}**\n\`\`\`\n${file.code.trim()}\n\`\`\``);
  return [`${getPageUrl({ pathname, hash: `${name}.tsx` })}\n${versions}`, ...texts].join('\n\n');
}
