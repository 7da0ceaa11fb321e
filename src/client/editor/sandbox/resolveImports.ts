import type { ModuleImport } from '../compile/compiledCode';
import { findFile } from './findFile';
import { getPackageName } from '../../../shared/paths/getPackageName';

/** What an import that leads nowhere names. */
type ImportFaultKind = 'package' | 'entry' | 'file';

export interface ImportFault extends Pick<ModuleImport, 'file' | 'line' | 'specifier'> {
  kind: ImportFaultKind;
}

interface ResolveOptions {
  /** Names of the demo's files. */
  files: readonly string[];
  /** The script that has a package, by specifier. */
  specifiers: Readonly<Record<string, string>>;
}

/** The packages that code may import, in alphabetical order. */
export function listPackages(specifiers: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.keys(specifiers).map(getPackageName))].toSorted();
}

/**
 * Finds the scripts of the packages that code imports.
 *
 * @returns the scripts by specifier, or the first import that leads nowhere
 */
export function resolveImports(
  imports: readonly ModuleImport[],
  { files, specifiers }: ResolveOptions,
): { scripts: Record<string, string> } | { fault: ImportFault } {
  const scripts: Record<string, string> = {};
  for (const { specifier, file, line } of imports) {
    const fault = (kind: ImportFaultKind) => ({ fault: { kind, specifier, file, line } });
    if (specifier.startsWith('.')) {
      if (findFile(specifier, files) === undefined) {
        return fault('file');
      }
    } else if (Object.hasOwn(specifiers, specifier)) {
      scripts[specifier] = specifiers[specifier]!;
    } else {
      return fault(Object.hasOwn(specifiers, getPackageName(specifier)) ? 'entry' : 'package');
    }
  }
  return { scripts };
}
