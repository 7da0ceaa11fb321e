import type { Parents, Root } from 'mdast';
import { addToList } from '../../../../shared/addToList';
import { DIRECTIVES } from '../../directives';
import { isDirective, type Place } from '../../directives/directive';
import type { CompileContext } from '../compileContext';

/** The directives of a page, by name; those that are not written as they should be are left out. */
function findPlaces(tree: Root): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  const visit = (parent: Parents, isLinked: boolean) => {
    parent.children.forEach((node, index) => {
      if (isDirective(node) && DIRECTIVES.get(node.name)?.type === node.type) {
        addToList(found, node.name, { node, index, parent, isLinked });
      }
      if ('children' in node) {
        visit(node, isLinked || node.type === 'heading' || node.type === 'link');
      }
    });
  };
  visit(tree, false);
  return found;
}

async function render(tree: Root, context: CompileContext, readsLinks: boolean): Promise<void> {
  const places = findPlaces(tree);
  for (const [name, directive] of DIRECTIVES) {
    if (places.has(name) && (directive.readsLinks ?? false) === readsLinks) {
      await directive.render?.(places.get(name)!, context);
    }
  }
}

/** Renders the directives that read the addresses of links as they are written. */
export function renderLinkDirectives(tree: Root, context: CompileContext): Promise<void> {
  return render(tree, context, true);
}

/** Renders all other directives. */
export function renderDirectives(tree: Root, context: CompileContext): Promise<void> {
  return render(tree, context, false);
}
