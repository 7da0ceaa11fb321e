import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');

/** What the module graph of the steps reads. */
const CODE = [
  'src',
  'pages',
  'e2e',
  'data',
  'translations',
  'next.config.ts',
  'package.json',
  'tsconfig.json',
];

/** A copy of the code of this project, to change files and packages in. */
export interface CodeCopy {
  directory: string;
  /** Adds a text at the end of a file; one that is not there is made. */
  append(file: string, text: string): Promise<void>;
  /** Installs a package, or another version of one. */
  install(name: string, version: string): Promise<void>;
  remove(): Promise<void>;
}

async function link(from: string, to: string): Promise<void> {
  await fs.mkdir(to, { recursive: true });
  for (const name of await fs.readdir(from)) {
    if (name.startsWith('@')) {
      await link(path.join(from, name), path.join(to, name));
    } else if (!name.startsWith('.')) {
      await fs.symlink(path.join(from, name), path.join(to, name));
    }
  }
}

export async function copyCode(): Promise<CodeCopy> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'test-code-'));
  for (const name of CODE) {
    await fs.cp(path.join(PROJECT, name), path.join(directory, name), { recursive: true });
  }
  await link(path.join(PROJECT, 'node_modules'), path.join(directory, 'node_modules'));
  return {
    directory,
    async append(file, text) {
      await fs.mkdir(path.dirname(path.join(directory, file)), { recursive: true });
      await fs.appendFile(path.join(directory, file), text);
    },
    async install(name, version) {
      const place = path.join(directory, 'node_modules', name);
      const before = await fs.readFile(path.join(place, 'package.json'), 'utf8').catch(() => '{}');
      await fs.rm(place, { force: true });
      await fs.mkdir(place, { recursive: true });
      await fs.writeFile(
        path.join(place, 'package.json'),
        JSON.stringify({ name, ...JSON.parse(before), version }),
      );
    },
    remove: () => fs.rm(directory, { recursive: true }),
  };
}
