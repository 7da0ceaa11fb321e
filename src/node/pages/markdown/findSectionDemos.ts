import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { DIRECTIVES } from '../directives';
import { headingToText } from './steps/identifyHeadings';

/**
 * Finds the first demo of each section of an English page, which may be in a section below it.
 *
 * @returns the `src` of demos by the id of the heading; the first one of the page by `''`
 */
export function findSectionDemos(tree: Root): Map<string, string> {
  const slugger = new GithubSlugger();
  const demos = new Map<string, string>();
  /** The sections that have begun and not ended, without those that have a demo. */
  let open: { id: string; depth: number }[] = [{ id: '', depth: 0 }];
  visit(tree, ['heading', 'leafDirective'], (node) => {
    if (node.type === 'heading') {
      const id = slugger.slug(headingToText(node));
      if (!node.data?.details) {
        open = [...open.filter(({ depth }) => depth < node.depth), { id, depth: node.depth }];
      }
    } else if (node.type === 'leafDirective' && DIRECTIVES.get(node.name)?.shows) {
      open.forEach(({ id }) => demos.set(id, node.attributes?.src ?? ''));
      open = [];
    }
  });
  return demos;
}
