import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { createManagerTabs } from '../../../base/code/managerTabs';
import { reportProblem, type CompileContext } from '../compileContext';

const PACKAGE_LIST = /^(@[\w.-]+\/)?[\w.-]+(@[\w.^~-]+)?( (@[\w.-]+\/)?[\w.-]+(@[\w.^~-]+)?)*$/;

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
    const commands = {
      npm: `npm install ${packages}`,
      pnpm: `pnpm add ${packages}`,
      yarn: `yarn add ${packages}`,
    };
    const tabs = await createManagerTabs(commands, `install-${index + 1}`);
    node.data = { hName: 'div', hProperties: tabs.properties, hChildren: tabs.children };
  }
}
