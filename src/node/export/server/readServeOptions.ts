import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ServeError } from './ServeError';

interface ServeOptions {
  /** 0 lets the system choose. */
  port: number;
  directory: string;
}

const USAGE = 'Usage: npm start -- [--port 3000] [--dir out]';

/**
 * `(['--port', '3001'], {}) -> { port: 3001, directory: 'out' }`
 *
 * The port is taken from the arguments, else from `PORT`, else it is 3000.
 *
 * @throws ServeError for an argument that is not known, a port that is none, a folder without files
 */
export function readServeOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServeOptions {
  const values = readArguments(args);
  const directory = values.dir ?? 'out';
  const port =
    values.port === undefined
      ? readPort(env.PORT || '3000', 'the environment variable PORT')
      : readPort(values.port, '--port');
  if (!hasEntries(directory)) {
    throw new ServeError(`There is nothing to serve in ${directory}: run \`npm run build\` first.`);
  }
  return { port, directory };
}

function readArguments(args: readonly string[]): { port?: string; dir?: string } {
  try {
    const options = { port: { type: 'string' }, dir: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new ServeError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, {
      cause: error,
    });
  }
}

function readPort(text: string, origin: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new ServeError(`"${text}" in ${origin} is not a port: write a number from 0 to 65535.\n${USAGE}`);
  }
  return Number(text);
}

function hasEntries(directory: string): boolean {
  try {
    return readdirSync(directory).length > 0;
  } catch {
    return false; // missing, or not a folder
  }
}
