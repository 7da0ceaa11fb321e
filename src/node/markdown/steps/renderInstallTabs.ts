import type { Element, ElementContent } from 'hast';
import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { createCodeBlock } from '../../code/codeBlock';
import { reportProblem, type CompileContext } from '../compileContext';

/** The package managers, the first is shown unless the user chose another. */
const MANAGERS: { name: string; command: string }[] = [
  { name: 'npm', command: 'npm install' },
  { name: 'pnpm', command: 'pnpm add' },
  { name: 'yarn', command: 'yarn add' },
];

const PACKAGE_LIST = /^(@[\w.-]+\/)?[\w.-]+(@[\w.^~-]+)?( (@[\w.-]+\/)?[\w.-]+(@[\w.^~-]+)?)*$/;

/** Tabs of radio buttons: they work without JavaScript, and by arrow keys. */
async function createTabs(packages: string, group: string): Promise<Element> {
  const children: ElementContent[] = [];
  for (const [index, { name, command }] of MANAGERS.entries()) {
    const code = await createCodeBlock({ code: `${command} ${packages}`, language: 'bash' });
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

/** `::install{packages="@mui/x-charts"}` -> the command for each package manager. */
export async function renderInstallTabs(tree: Root, context: CompileContext): Promise<void> {
  const nodes: LeafDirective[] = [];
  visit(tree, 'leafDirective', (node) => {
    if (node.name === 'install') {
      nodes.push(node);
    }
  });
  for (const [index, node] of nodes.entries()) {
    const packages = node.attributes?.packages ?? '';
    if (!PACKAGE_LIST.test(packages)) {
      reportProblem(
        context,
        node,
        `\`packages="${packages}"\` is no list of packages. Separate the names by one space.`,
      );
      continue;
    }
    const tabs = await createTabs(packages, `install-${index + 1}`);
    node.data = { hName: 'div', hProperties: tabs.properties, hChildren: tabs.children };
  }
}
