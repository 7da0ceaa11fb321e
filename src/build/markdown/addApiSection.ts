import type { PhrasingContent, Root } from 'mdast';

/**
 * Ends a guide with its `## API` section: one line a component, linked to its API page where there is one.
 *
 * @param getHref the address of a component's API page, or undefined
 */
export function addApiSection(
  tree: Root,
  components: string[],
  getHref: (component: string) => string | undefined,
): void {
  if (components.length === 0) {
    return;
  }
  tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'API' }] });
  tree.children.push({
    type: 'list',
    spread: false,
    children: components.map((component) => {
      const name: PhrasingContent = { type: 'inlineCode', value: `<${component} />` };
      const url = getHref(component);
      const line: PhrasingContent = url ? { type: 'link', url, children: [name] } : name;
      return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [line] }] };
    }),
  });
}
