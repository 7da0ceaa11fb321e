/** A command of a package manager. */
interface PackageCommand {
  /** Line of the code, counted from 0. */
  line: number;
  /** As written, versions included. */
  packages: string[];
  /** A command that npm does not have. */
  unknown?: string;
}

/** Which arguments of a command are packages. */
type Takes = 'all' | 'first' | 'initializer' | 'none';

function list(takes: Takes, names: string): [string, Takes][] {
  return names.split(' ').map((name) => [name, takes]);
}

/** The commands of package managers; those of npm completely, the others take scripts for commands too. */
const SUBCOMMANDS = new Map<string, Map<string, Takes>>([
  [
    'npm',
    new Map([
      ...list(
        'all',
        'add i install in un uninstall remove rm up update upgrade ls list ll outdated why explain',
      ),
      ...list('first', 'view info show exec x'),
      ...list('initializer', 'create init'),
      ...list(
        'none',
        'run run-script start stop test t ci audit dedupe prune cache config set get pkg version',
      ),
      ...list('none', 'login logout whoami pack publish link rebuild root prefix query fund doctor help'),
    ]),
  ],
  [
    'pnpm',
    new Map([
      ...list('all', 'add i install un uninstall remove rm up update upgrade ls list outdated why'),
      ...list('first', 'dlx view info show'),
      ...list('initializer', 'create'),
    ]),
  ],
  [
    'yarn',
    new Map([
      ...list('all', 'add remove up upgrade why outdated'),
      ...list('first', 'dlx info'),
      ...list('initializer', 'create'),
    ]),
  ],
  ['bun', new Map([...list('all', 'add i install remove rm update'), ...list('initializer', 'create')])],
]);

/** Commands that run a package. */
const RUNNERS = new Set(['npx', 'bunx', 'pnpx']);

/** Options that are followed by something that is no package. */
const OPTIONS_WITH_VALUE = new Set([
  '-C',
  '-F',
  '-w',
  '--depth',
  '--dir',
  '--filter',
  '--prefix',
  '--registry',
  '--tag',
  '--workspace',
]);

/** Options that are followed by a package. */
const OPTIONS_WITH_PACKAGE = new Set(['-p', '--package']);

/** The package that `npm create` runs: `'vite@latest' -> 'create-vite@latest'`, `'@scope/app' -> '@scope/create-app'`. */
function initializerToPackage(name: string): string {
  const [, scope = '', rest = ''] = /^(@[^/@]+)?\/?(.*)$/.exec(name) ?? [];
  if (!scope) {
    return `create-${rest}`;
  }
  return rest && !rest.startsWith('@') ? `${scope}/create-${rest}` : `${scope}/create${rest}`;
}

/** Sorts the words behind a command into packages and the rest. */
function readArguments(words: string[]): { named: string[]; plain: string[] } {
  const named: string[] = [];
  const plain: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    const [option = '', value] = word.split('=', 2);
    if (word === '--') {
      break;
    } else if (OPTIONS_WITH_PACKAGE.has(option)) {
      named.push(value ?? words[(index += 1)] ?? '');
    } else if (OPTIONS_WITH_VALUE.has(option)) {
      index += value === undefined ? 1 : 0;
    } else if (!word.startsWith('-')) {
      plain.push(word);
    }
  }
  return { named, plain };
}

function readCommand(words: string[]): Omit<PackageCommand, 'line'> {
  const [program = '', ...rest] = words;
  if (RUNNERS.has(program)) {
    const { named, plain } = readArguments(rest);
    return { packages: named.length > 0 ? named : plain.slice(0, 1) };
  }
  const subcommands = SUBCOMMANDS.get(program);
  const position = rest.findIndex((word) => !word.startsWith('-'));
  if (!subcommands || position < 0) {
    return { packages: [] };
  }
  const subcommand = rest[position]!;
  const takes = subcommands.get(subcommand);
  if (!takes) {
    return program === 'npm' ? { packages: [], unknown: subcommand } : { packages: [] };
  }
  const { named, plain } = readArguments(rest.slice(position + 1));
  switch (takes) {
    case 'all':
      return { packages: plain };
    case 'first':
      return { packages: named.length > 0 ? named : plain.slice(0, 1) };
    case 'initializer':
      return { packages: plain.slice(0, 1).map(initializerToPackage) };
    case 'none':
      return { packages: [] };
  }
}

/** Finds the packages that shell code names to npm, pnpm, yarn, bun and npx. */
export function parseCommands(code: string): PackageCommand[] {
  const commands: PackageCommand[] = [];
  let begun = { text: '', line: 0 };
  for (const [line, text] of code.split(/\r?\n/).entries()) {
    const whole = begun.text ? { text: begun.text + text, line: begun.line } : { text, line };
    if (text.endsWith('\\')) {
      begun = { ...whole, text: `${whole.text.slice(0, -1)} ` };
      continue;
    }
    begun = { text: '', line: 0 };
    for (const command of whole.text.replace(/(^|\s)#.*$/, '').split(/&&|\|\|?|;/)) {
      const words = command.split(/\s+/).map((word) => word.replace(/^(['"])(.*)\1$/, '$2'));
      const start = words.findIndex((word) => word && word !== '$' && word !== 'sudo' && !/^\w+=/.test(word));
      const read = start >= 0 ? readCommand(words.slice(start)) : { packages: [] };
      if (read.packages.length > 0 || read.unknown) {
        commands.push({ line: whole.line, ...read });
      }
    }
  }
  return commands;
}
