import type { SandboxFiles } from '../../../shared/demo/sandbox';

/**
 * Lists scripts with all that they require, directly or through others, each before those that require it.
 *
 * @param known what is there already, and left out
 */
export function listScripts(
  files: SandboxFiles,
  names: readonly string[],
  known: ReadonlySet<string> = new Set(),
): string[] {
  const found = new Set<string>();
  const visited = new Set(known);
  const visit = (name: string) => {
    if (!visited.has(name)) {
      visited.add(name);
      (files[name] ?? []).forEach(visit);
      found.add(name);
    }
  };
  names.forEach(visit);
  return [...found];
}
