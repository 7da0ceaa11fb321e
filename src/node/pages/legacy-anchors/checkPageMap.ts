import { findNearest } from '../../base/problems/findNearest';
import type { Problem } from '../../base/problems/problem';
import { sectionToFile, type GuideFacts } from './guideFacts';
import { isTarget, REASONS, TARGETS, type MapValue } from './parseMapValue';
import type { MapEntry, PageMap } from './parsePageMap';

/** A guide with the map beside it. */
export interface MappedGuide {
  /** Without language prefix and trailing slash. */
  pathname: string;
  map: PageMap;
  /** Ids of its headings. */
  headings: ReadonlySet<string>;
  /** Ids of all its elements, those from the map included. */
  elementIds: readonly string[];
  /** Absent for a guide that the existing documentation does not have. */
  facts?: GuideFacts;
}

/** What maps are compared with. */
export interface MapContext {
  /** Pathnames of all pages that exist. */
  pathnames: Iterable<string>;
  /** Ids of the elements of a page; undefined where it does not exist. */
  findIds: (pathname: string) => ReadonlySet<string> | undefined;
  /** Whether a guide of the same product, or of none, mentions a name. */
  isExplained: (name: string, guide: MappedGuide) => boolean;
  /** Whether the installed packages declare a name. */
  isDeclared: (name: string) => boolean;
  /** Whether an installed package has a file: `@mui/x-charts/package.json`. */
  isInstalled: (source: string) => boolean;
  /** Versions of the documented packages. */
  versions: ReadonlySet<string>;
}

/** What a map does not answer yet. */
export interface Unanswered {
  ids: string[];
  names: string[];
}

/** The ids and names of a guide's facts that neither the guide nor its map answers. */
export function findUnanswered(
  guide: MappedGuide,
  { isExplained }: Pick<MapContext, 'isExplained'>,
): Unanswered {
  const { map, headings, facts } = guide;
  return {
    ids: facts?.ids.filter((id) => !headings.has(id) && !map.ids.has(id)) ?? [],
    names: facts?.names.filter((name) => !map.names.has(name) && !isExplained(name, guide)) ?? [],
  };
}

function suggest(wanted: string, known: Iterable<string>): string {
  const nearest = findNearest(wanted, known);
  return nearest === undefined ? 'There is none.' : `Did you mean \`${nearest}\`?`;
}

/** What is wrong with an address; undefined where it leads to a place of another page. */
function describeHref(href: string, guide: MappedGuide, context: MapContext): string | undefined {
  const [address = '', id] = href.split('#');
  const pathname = address.replace(/(?<=.)\/$/, '');
  if (!address.endsWith('/')) {
    return `\`${href}\` lacks the trailing slash: \`${href.replace(address, `${address}/`)}\`.`;
  }
  if (pathname === guide.pathname) {
    return `\`${href}\` is this page: write the id of a heading alone.`;
  }
  const ids = context.findIds(pathname);
  if (!ids) {
    return `\`${href}\` is no page. ${suggest(pathname, context.pathnames)}`;
  }
  return id !== undefined && !ids.has(id)
    ? `\`${href}\` names nothing on that page. ${suggest(id, ids)}`
    : undefined;
}

/** What is wrong with a value; undefined where it holds. */
function describeValue(value: MapValue, guide: MappedGuide, context: MapContext): string | undefined {
  switch (value.kind) {
    case 'heading':
      return guide.headings.has(value.id)
        ? undefined
        : `The page has no heading \`${value.id}\`. ${suggest(value.id, guide.headings)}`;
    case 'page':
      return describeHref(value.href, guide, context);
    case 'absent': {
      const versions = [...context.versions].join(' or ');
      return context.versions.has(value.version)
        ? undefined
        : `The installed version is ${versions}, not ${value.version}. Check it again, and write that version.`;
    }
    case 'wrong':
      return context.isInstalled(value.source)
        ? undefined
        : `No installed package has the file \`${value.source}\`. Write one that shows what is right: \`@mui/x-charts/BarChart/BarChart.d.ts\`.`;
    default:
      return undefined;
  }
}

function describeId(
  id: string,
  { value }: MapEntry,
  guide: MappedGuide,
  context: MapContext,
): string | undefined {
  const { headings, facts } = guide;
  if (!facts?.ids.includes(id)) {
    const file = facts ? sectionToFile(facts.section) : 'data/legacy-anchors';
    return `The guide has no heading \`${id}\` in ${file}. Delete the line; ids that this page had itself are below \`renamed\`.`;
  }
  return headings.has(id)
    ? `The page has a heading \`${id}\`. Delete the line.`
    : describeValue(value, guide, context);
}

function describeRenamed(
  id: string,
  { value }: MapEntry,
  guide: MappedGuide,
  context: MapContext,
): string | undefined {
  if (guide.facts?.ids.includes(id)) {
    return `The existing documentation has the heading \`${id}\` too. Write the line below \`ids\`.`;
  }
  if (guide.headings.has(id)) {
    return `The page has a heading \`${id}\` again. Delete the line.`;
  }
  return isTarget(value)
    ? describeValue(value, guide, context)
    : `\`${id}\` was an id of this page, so links to it exist. Write ${TARGETS}.`;
}

function describeName(
  name: string,
  { value }: MapEntry,
  guide: MappedGuide,
  context: MapContext,
): string | undefined {
  const { facts } = guide;
  if (!facts?.names.includes(name)) {
    const file = facts ? sectionToFile(facts.section) : 'data/legacy-anchors';
    return `The guide does not mention \`${name}\` in ${file}. Delete the line.`;
  }
  if (context.isExplained(name, guide)) {
    return `A guide mentions \`${name}\` now. Delete the line.`;
  }
  if (isTarget(value)) {
    return `\`${name}\` needs a reason why no guide explains it: ${REASONS}.`;
  }
  if (value.kind === 'absent' && context.isDeclared(name)) {
    return `The installed packages declare \`${name}\`. Explain it in a guide, or write another reason.`;
  }
  return describeValue(value, guide, context);
}

/** Checks the map of a guide: that nothing is missing in it, and that all that it says holds. */
export function checkPageMap(guide: MappedGuide, context: MapContext): Problem[] {
  const { map } = guide;
  const { file } = map;
  const describers = { ids: describeId, renamed: describeRenamed, names: describeName };
  const problems = (['ids', 'renamed', 'names'] as const).flatMap((part) =>
    [...map[part]].flatMap(([old, entry]): Problem[] => {
      const isTwice = part !== 'names' && guide.elementIds.filter((id) => id === old).length > 1;
      const message =
        describers[part](old, entry, guide, context) ??
        (isTwice ? `Another element of the page has the id \`${old}\`. Delete the line.` : undefined);
      return message === undefined ? [] : [{ file, line: entry.line, message }];
    }),
  );
  const { ids, names } = findUnanswered(guide, context);
  const source = guide.facts && sectionToFile(guide.facts.section);
  return [
    ...problems,
    ...ids.map((id) => ({
      file,
      line: 1,
      message: `Links lead to \`${id}\` on this page (${source}). Write below \`ids\`: \`${id}:\` with ${TARGETS}, or with a reason: ${REASONS}.`,
    })),
    ...names.map((name) => ({
      file,
      line: 1,
      message: `No guide mentions \`${name}\`, which developers look for on this page (${source}). Explain it, or write below \`names\`: \`${name}:\` with ${REASONS}.`,
    })),
  ];
}
