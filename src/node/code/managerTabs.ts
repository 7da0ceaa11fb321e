import type { Element, ElementContent } from 'hast';
import { createCodeBlock } from './codeBlock';
import { PACKAGE_MANAGERS, type PackageManager } from './translateCommands';

/**
 * A tab for each package manager; the first is shown unless the user chose another. Radio buttons: they work without
 * JavaScript, and by arrow keys.
 *
 * @param commands by package manager
 * @param group name of the radio buttons, unique on the page
 */
export async function createManagerTabs(
  commands: Record<PackageManager, string>,
  group: string,
): Promise<Element> {
  const children: ElementContent[] = [];
  for (const [index, name] of PACKAGE_MANAGERS.entries()) {
    const code = await createCodeBlock({ code: commands[name], language: 'bash' });
    const input: Element = {
      type: 'element',
      tagName: 'input',
      properties: { type: 'radio', name: group, value: name, checked: index === 0 },
      children: [],
    };
    const label: Element = {
      type: 'element',
      tagName: 'label',
      properties: {},
      children: [input, { type: 'text', value: name }],
    };
    children.push(label, code);
  }
  const properties = { className: ['tabs', 'install'], role: 'radiogroup', 'data-label': 'packageManager' };
  return { type: 'element', tagName: 'div', properties, children };
}
