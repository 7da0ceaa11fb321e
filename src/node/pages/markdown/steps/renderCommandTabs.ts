import type { Code, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { createManagerTabs } from '../../../base/code/managerTabs';
import type { PackageManager } from '../../../../shared/products/packageManagers';
import { translateCommands } from '../../../base/code/translateCommands';

/** A fence, and its commands for each package manager. */
interface CommandFence {
  node: Code;
  index: number;
  parent: Parents;
  commands: Record<PackageManager, string>;
}

/** Fences that create, install or run a project -> the commands of each package manager, as tabs. */
export async function renderCommandTabs(tree: Root): Promise<void> {
  const fences: CommandFence[] = [];
  visit(tree, 'code', (node, index, parent) => {
    const commands = node.lang === 'bash' && !node.meta ? translateCommands(node.value) : undefined;
    if (commands) {
      fences.push({ node, index: index!, parent: parent!, commands });
    }
  });
  await Promise.all(
    fences.map(async ({ node, index, parent, commands }, position) => {
      const tabs = await createManagerTabs(commands, `command-${position + 1}`);
      const data = { hName: 'div', hProperties: tabs.properties, hChildren: tabs.children };
      // In the place of a paragraph: whatever a code node becomes, remark-rehype wraps it in a `pre`.
      parent.children[index] = { type: 'paragraph', children: [], data, position: node.position };
    }),
  );
}
