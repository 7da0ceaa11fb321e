import type { PackageManager } from '../../../shared/products/packageManagers';

/** A command of npm, and what the other package managers have instead. */
interface Rule {
  npm: RegExp;
  pnpm: string;
  yarn: string;
}

const RULES: Rule[] = [
  // npm passes on what follows `--`; Yarn 1 takes the name of an initializer without a version.
  {
    npm: /^npm create (\S+?)(@latest)? (\S+)(?: --( .+))?$/,
    pnpm: 'pnpm create $1$2 $3$4',
    yarn: 'yarn create $1 $3$4',
  },
  { npm: /^npm install$/, pnpm: 'pnpm install', yarn: 'yarn install' },
  { npm: /^npm run (\S+)$/, pnpm: 'pnpm run $1', yarn: 'yarn run $1' },
];

/** What is the same whichever package manager one has. */
const COMMON = /^cd \S+$/;

function translateLine(line: string, manager: PackageManager): string | undefined {
  if (COMMON.test(line)) {
    return line;
  }
  const rule = RULES.find(({ npm }) => npm.test(line));
  return manager === 'npm' || !rule ? rule && line : line.replace(rule.npm, rule[manager]);
}

/**
 * The commands that create, install and run a project, for each package manager.
 *
 * @param code lines of a shell, as npm has them
 * @returns undefined when a line is another command, or none is a command of npm
 */
export function translateCommands(code: string): Record<PackageManager, string> | undefined {
  const lines = code.split('\n');
  const isKnown = lines.every((line) => translateLine(line, 'npm') !== undefined);
  if (!isKnown || lines.every((line) => COMMON.test(line))) {
    return undefined;
  }
  const translate = (manager: PackageManager) => lines.map((line) => translateLine(line, manager)).join('\n');
  return { npm: code, pnpm: translate('pnpm'), yarn: translate('yarn') };
}
