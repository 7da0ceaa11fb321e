import { isBuiltin } from 'node:module';
import ts from 'typescript';
import type { Finding } from './fence';
import type { FenceModule } from './fenceModules';
import { specifierToPackage } from './groupFences';

export interface ImportRules {
  olderMajors: ReadonlyMap<string, string>;
  /** The file of a package that an import leads to. */
  findFile(specifier: string): string | undefined;
}

function explainImport(
  specifier: string,
  { check }: FenceModule['fence'],
  { olderMajors, findFile }: ImportRules,
): string | undefined {
  const name = specifierToPackage(specifier);
  const known = [...olderMajors].find(([, alias]) => alias === name)?.[0];
  if (known) {
    return `Readers have no \`${name}\`. Import from \`${known}\` and write \`check="v7"\` behind the language.`;
  }
  if (check === 'v7' && name.startsWith('@mui/x-') && !olderMajors.has(name)) {
    return (
      `No version 7 of \`${name}\` is installed to check this against. ` +
      `Run \`npm install --save-dev ${name}-v7@npm:${name}@7\`.`
    );
  }
  // Of a file that version 7 does not have, the compiler takes that of version 8.
  const alias = check === 'v7' ? olderMajors.get(name) : undefined;
  if (alias && !findFile(specifier)?.includes(`/node_modules/${alias}/`)) {
    return `Version 7 of \`${name}\` has no file \`${specifier}\`. Correct the name, or delete \`check="v7"\`.`;
  }
  // Declarations like `declare module 'dayjs/locale/*'` promise files that there are not.
  const isFound = /^\.|\.css$/.test(specifier) || isBuiltin(specifier) || findFile(specifier) !== undefined;
  return isFound
    ? undefined
    : `No installed package has a file \`${specifier}\`. Correct the name. For a package that this project lacks ` +
        'write `check="off"` with `reason="…"`.';
}

/** Finds imports that lead elsewhere than the fence says, or nowhere although the compiler is content. */
export function checkImports(module: FenceModule, rules: ImportRules): Finding[] {
  return ts.preProcessFile(module.text).importedFiles.flatMap(({ fileName: specifier, pos }) => {
    const message = explainImport(specifier, module.fence, rules);
    const line = module.line + module.text.slice(0, pos).split('\n').length - 1;
    return message ? { line, message } : [];
  });
}
