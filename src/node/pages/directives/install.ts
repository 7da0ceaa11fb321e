import { createManagerTabs } from '../../base/code/managerTabs';
import type { Directive } from './directive';

const PACKAGE_LIST = /^(@[\w.-]+\/)?[\w.-]+(@[\w.^~-]+)?( (@[\w.-]+\/)?[\w.-]+(@[\w.^~-]+)?)*$/;

/** `::install{packages="@mui/x-charts"}` -> the command for each package manager. */
export const install: Directive<'leafDirective'> = {
  type: 'leafDirective',
  example: '::install{packages="@mui/x-charts"}',
  attributes: { packages: 'required' },
  getCommand: ({ packages = '' }) => `npm install ${packages}`,
  render: async (places, context) => {
    for (const [index, { node }] of places.entries()) {
      const packages = node.attributes?.packages ?? '';
      if (!PACKAGE_LIST.test(packages)) {
        const message = `\`packages="${packages}"\` is no list of packages. Separate the names by one space.`;
        context.report(node, message);
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
  },
};
