import type { PhrasingContent, Root } from 'mdast';
import type { LinkedApiPage } from '../../api/apiLookup';

/**
 * Ends a guide with its `## API` section: one line a component, interface or hook, linked to its API page
 * where there is one.
 *
 * @param findPage the API page of a name, or undefined
 */
export function addApiSection(
  tree: Root,
  { components, hooks }: { components: readonly string[]; hooks: readonly string[] },
  findPage: (name: string) => LinkedApiPage | undefined,
): void {
  const names = [...components, ...hooks];
  if (names.length === 0) {
    return;
  }
  tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'API' }] });
  tree.children.push({
    type: 'list',
    spread: false,
    children: names.map((name) => {
      const page = findPage(name);
      const text: PhrasingContent = { type: 'inlineCode', value: toCode(name, hooks.includes(name), page) };
      const line: PhrasingContent = page
        ? { type: 'link', url: `${page.pathname}/`, children: [text] }
        : text;
      return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [line] }] };
    }),
  });
}

function toCode(name: string, isHook: boolean, page: LinkedApiPage | undefined): string {
  if (isHook) {
    return `${name}()`;
  }
  return !page || page.kind === 'component' ? `<${name} />` : name;
}
