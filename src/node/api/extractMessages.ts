import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { ApiMessage } from './types/apiTables';
import { getPackageProduct } from './apiPackages';
import { findMessages } from './findMessages';

/** Packages that the documented ones are made of: what they print reaches users too. */
export const INTERNAL_PACKAGES = ['@mui/x-internals', '@mui/x-virtualizer', '@mui/x-internal-gestures'];

/** Files without any of these are not worth parsing. */
const HINT = /Error\(|console\.|warnOnce|logger\.|MUI X/;

/** Every text that the packages' code throws or prints, with the files that have it. */
export async function extractMessages(
  projectDirectory: string,
  packages: readonly { name: string }[],
): Promise<ApiMessage[]> {
  const names = [...packages.map(({ name }) => name), ...INTERNAL_PACKAGES];
  const messages = await Promise.all(names.map((name) => readPackage(projectDirectory, name)));
  return messages.flat();
}

async function readPackage(projectDirectory: string, packageName: string): Promise<ApiMessage[]> {
  const directory = path.join(projectDirectory, 'node_modules', packageName);
  const product = getPackageProduct(packageName);
  const found = new Map<string, ApiMessage>();
  for (const file of await listScripts(directory)) {
    const text = await fs.readFile(path.join(directory, file), 'utf8');
    const script = HINT.test(text)
      ? ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
      : undefined;
    for (const message of script ? findMessages(script) : []) {
      const key = `${message.kind} ${message.text}`;
      const known = found.get(key) ?? { ...message, packageName, ...(product && { product }), files: [] };
      found.set(key, known);
      if (!known.files.includes(file)) {
        known.files.push(file);
      }
    }
  }
  return [...found.values()];
}

/** Code that users never run: copies that a package brings along, its tests and its matchers for tests. */
const OTHER_CODE = /(^|\/)(node_modules|tests|matchers)\//;

/** The modules of a package, without the copies for `require`. */
async function listScripts(directory: string): Promise<string[]> {
  const files = await fs.readdir(directory, { recursive: true }).catch(() => []);
  const modules = files.filter((file) => /\.mjs$|^esm\/.*\.js$/.test(file));
  return modules.filter((file) => !OTHER_CODE.test(file)).toSorted();
}
