import path from 'node:path';
import type ts from 'typescript';
import type { OlderPackages } from '../../base/packages/olderMajors';
import { DEVELOPER_OPTIONS } from '../../base/packages/developerOptions';
import { findAdapters } from './findAdapters';
import type { Major } from './groupFences';
import { isOfPickers } from '../../base/packages/pickers';

/** The compiler's options of a user's project, where packages have the given major. */
export function getDeveloperOptions(
  projectDirectory: string,
  major: Major,
  older: OlderPackages,
): ts.CompilerOptions {
  if (major === 'v8') {
    return DEVELOPER_OPTIONS;
  }
  const paths: Record<string, string[]> = {};
  for (const [name, alias] of older[major]) {
    const directory = path.join(projectDirectory, 'node_modules', alias);
    paths[name] = [directory];
    paths[`${name}/*`] = [`${directory}/*`];
  }
  return { ...DEVELOPER_OPTIONS, paths };
}

/** Style sheets, as bundlers declare them. */
const STYLES = { name: 'styles.d.ts', text: "declare module '*.css';\n" };

/** The files that a user's project has besides the code of a fence. */
export function listDeveloperFiles(specifiers: ReadonlySet<string>): { name: string; text: string }[] {
  const hasPickers = [...specifiers].some(isOfPickers);
  const imports = findAdapters(specifiers).map((adapter) => `import '${adapter}';\n`);
  return hasPickers ? [STYLES, { name: 'adapter.ts', text: imports.join('') }] : [STYLES];
}
