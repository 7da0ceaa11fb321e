import fs from 'node:fs';
import path from 'node:path';

/** What a test file may do that the next file in the same process would meet, by what is in its text. */
const REASONS: [reason: string, pattern: RegExp][] = [
  ['has a DOM', /@vitest-environment\b|\bcreateDocument\(/],
  ['replaces modules', /\bvi\.(mock|doMock|unmock|doUnmock|resetModules|hoisted)\b/],
  ['replaces globals', /\bvi\.(stubGlobal|stubEnv)\b|\bglobalThis\.\w+ = /],
  ['replaces methods', /\bvi\.spyOn\b/],
  ['replaces the clock', /\bvi\.(useFakeTimers|setSystemTime)\b/],
  ['changes the settings of the run', /\bvi\.setConfig\b/],
  [
    'changes its process',
    /\bprocess\.(chdir\(|exitCode = |env\.\w+ = |env\[.+\] = )|\bdelete process\.env\b/,
  ],
];

const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

const EXTENSIONS = ['.ts', '.tsx'];

/** The modules of the tests that a module imports; the code that is tested is not followed. */
function listTestModules(file: string, text: string, root: string): string[] {
  return [...text.matchAll(RELATIVE_IMPORT)]
    .flatMap(([, specifier]) =>
      EXTENSIONS.map((extension) => path.resolve(path.dirname(file), specifier + extension)),
    )
    .filter((found) => found.startsWith(root + path.sep) && fs.existsSync(found));
}

/**
 * Why a test file needs a process of its own: what it, or a module of the tests that it imports, does to the
 * process that it runs in.
 *
 * @param file absolute
 * @param root the folder of the tests, absolute
 * @returns undefined for a file that can share a process with others
 */
export function findReason(file: string, root: string, visited = new Set<string>()): string | undefined {
  visited.add(file);
  const text = fs.readFileSync(file, 'utf8');
  const own = REASONS.find(([, pattern]) => pattern.test(text));
  if (own) {
    return own[0];
  }
  for (const imported of listTestModules(file, text, root)) {
    const reason = visited.has(imported) ? undefined : findReason(imported, root, visited);
    if (reason) {
      return reason;
    }
  }
  return undefined;
}
