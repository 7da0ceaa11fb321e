import { SUBJECT_KINDS, type Coverage, type SubjectKind } from '../../base/store/coverage';
import type { CompiledPage } from '../../../shared/page/page';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../shared/products/products';
import type { ApiUse } from '../../demos/usage/apiUse';
import { findMentions } from './findMentions';
import type { Subject } from './listSubjects';

/** The names in an English guide, each once. */
export interface GuideNames {
  /** In the code of its text. */
  text: string[];
  /** In the code of its demos. */
  code: string[];
  /** What its demos use, read from their syntax trees. */
  used: Record<TreeKind, string[]>;
}

/** Calls of methods and names of events are not read from the trees. */
const TREE_KINDS = ['prop', 'slot'] as const;

type TreeKind = (typeof TREE_KINDS)[number];

function isReadInTrees(kind: SubjectKind): kind is TreeKind {
  return TREE_KINDS.some((one) => one === kind);
}

/**
 * Reads which names of the API are in a guide.
 *
 * @param getUses what the source of a demo uses
 */
export function readGuideNames(
  { pathname, blocks }: Pick<CompiledPage, 'pathname' | 'blocks'>,
  getUses: (demo: { pathname: string; name: string }) => readonly ApiUse[],
): GuideNames {
  const html = blocks.flatMap((block) => (block.kind === 'html' ? block.html : []));
  const demos = blocks.flatMap((block) => (block.kind === 'demo' ? block.demo : []));
  const uses = demos.flatMap(({ name }) => getUses({ pathname, name }));
  const listUsed = (kind: TreeKind) => uses.flatMap((use) => (use.kind === kind ? use.name : []));
  const once = (names: readonly string[]) => [...new Set(names)];
  return {
    text: once(html.flatMap(findMentions)),
    code: once(demos.flatMap(({ files }) => files.flatMap((file) => findMentions(file.html)))),
    used: { prop: once(listUsed('prop')), slot: once(listUsed('slot')) },
  };
}

/** The names that the guides of a product use or mention, by kind. */
function collectNames(guides: readonly GuideNames[]): Record<SubjectKind, Set<string>> {
  const names = Object.fromEntries(SUBJECT_KINDS.map((kind) => [kind, new Set<string>()])) as Record<
    SubjectKind,
    Set<string>
  >;
  for (const { text, used, code } of guides) {
    for (const kind of SUBJECT_KINDS) {
      const own = isReadInTrees(kind) ? used[kind] : code;
      [...text, ...own].forEach((name) => names[kind].add(name));
    }
  }
  return names;
}

/**
 * Compares the API of each product with what its guides and their demos describe.
 *
 * @param guides the names in each English guide, by page id
 */
export function measureCoverage(
  subjects: readonly Subject[],
  guides: ReadonlyMap<string, GuideNames>,
): Coverage[] {
  const measure = (product: ProductFolder): Coverage[] => {
    const own = [...guides].flatMap(([id, names]) => (id.startsWith(`${product}/`) ? names : []));
    const names = collectNames(own);
    return SUBJECT_KINDS.map((kind) => {
      const all = subjects.filter((subject) => subject.product === product && subject.kind === kind);
      const missing = all.map(({ name }) => name).filter((name) => !names[kind].has(name));
      return { product, kind, total: all.length, missing: missing.toSorted() };
    }).filter(({ total }) => total > 0);
  };
  return PRODUCT_FOLDERS.flatMap(measure);
}
