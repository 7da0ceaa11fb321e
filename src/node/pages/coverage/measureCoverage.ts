import { SUBJECT_KINDS, type Coverage, type SubjectKind } from '../../base/store/coverage';
import type { CompiledPage } from '../../../shared/page/page';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../shared/products/products';
import type { ApiUse } from '../../demos/usage/apiUse';
import { findMentions } from './findMentions';
import type { Subject } from './listSubjects';

export type GuidePage = Pick<CompiledPage, 'id' | 'pathname' | 'blocks'>;

interface MeasureCoverageOptions {
  subjects: readonly Subject[];
  /** The English guides. */
  pages: readonly GuidePage[];
  /** What the source of a demo uses. */
  getUses: (demo: { pathname: string; name: string }) => readonly ApiUse[];
}

/** What demos use is read from their syntax trees; calls of methods and names of events are not among it. */
function isReadInTrees(kind: ApiUse['kind'] | SubjectKind): kind is 'prop' | 'slot' {
  return kind === 'prop' || kind === 'slot';
}

/** The names that the pages of a product use or mention, by kind. */
function collectNames(
  pages: readonly GuidePage[],
  getUses: MeasureCoverageOptions['getUses'],
): Record<SubjectKind, Set<string>> {
  const names = Object.fromEntries(SUBJECT_KINDS.map((kind) => [kind, new Set<string>()])) as Record<
    SubjectKind,
    Set<string>
  >;
  for (const { pathname, blocks } of pages) {
    for (const block of blocks) {
      if (block.kind === 'html') {
        for (const name of findMentions(block.html)) {
          SUBJECT_KINDS.forEach((kind) => names[kind].add(name));
        }
        continue;
      }
      for (const { kind, name } of getUses({ pathname, name: block.demo.name })) {
        if (isReadInTrees(kind)) {
          names[kind].add(name);
        }
      }
      for (const name of block.demo.files.flatMap(({ html }) => findMentions(html))) {
        SUBJECT_KINDS.filter((kind) => !isReadInTrees(kind)).forEach((kind) => names[kind].add(name));
      }
    }
  }
  return names;
}

/** Compares the API of each product with what its guides and their demos describe. */
export function measureCoverage({ subjects, pages, getUses }: MeasureCoverageOptions): Coverage[] {
  const measure = (product: ProductFolder): Coverage[] => {
    const own = pages.filter(({ id }) => id.startsWith(`${product}/`));
    const names = collectNames(own, getUses);
    return SUBJECT_KINDS.map((kind) => {
      const all = subjects.filter((subject) => subject.product === product && subject.kind === kind);
      const missing = all.map(({ name }) => name).filter((name) => !names[kind].has(name));
      return { product, kind, total: all.length, missing: missing.toSorted() };
    }).filter(({ total }) => total > 0);
  };
  return PRODUCT_FOLDERS.flatMap(measure);
}
