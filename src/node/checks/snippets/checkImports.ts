import { isBuiltin } from 'node:module';
import ts from 'typescript';
import {
  getMajorNumber,
  isOlderMajor,
  OLDER_MAJORS,
  type OlderMajor,
  type OlderPackages,
} from '../../base/packages/olderMajors';
import type { Finding } from '../../base/code/fence';
import type { FenceModule } from '../../base/code/fenceModules';
import { getPackageName } from '../../../shared/paths/getPackageName';

interface ImportRules {
  older: OlderPackages;
  /** The file of a package that an import leads to. */
  findFile(specifier: string): string | undefined;
}

/** What an import of a package under the name of an earlier major version should be. */
function explainAlias(name: string, older: OlderPackages): string | undefined {
  for (const major of OLDER_MAJORS) {
    const known = [...older[major]].find(([, alias]) => alias === name)?.[0];
    if (known) {
      return `Users have no \`${name}\`. Import from \`${known}\` and write \`check="${major}"\` behind the language.`;
    }
  }
  return undefined;
}

function explainOlderImport(
  specifier: string,
  major: OlderMajor,
  { older, findFile }: ImportRules,
): string | undefined {
  const name = getPackageName(specifier);
  const alias = older[major].get(name);
  const number = getMajorNumber(major);
  if (!alias && name.startsWith('@mui/x-')) {
    return (
      `No version ${number} of \`${name}\` is installed to check this against. ` +
      `Run \`npm install --save-dev ${name}-${major}@npm:${name}@${number}\`.`
    );
  }
  // Of a file that the earlier version does not have, the compiler takes that of version 8.
  return alias && !findFile(specifier)?.includes(`/node_modules/${alias}/`)
    ? `Version ${number} of \`${name}\` has no file \`${specifier}\`. Correct the name, or delete \`check="${major}"\`.`
    : undefined;
}

function explainImport(
  specifier: string,
  { check }: FenceModule['fence'],
  rules: ImportRules,
): string | undefined {
  const older =
    explainAlias(getPackageName(specifier), rules.older) ??
    (isOlderMajor(check) ? explainOlderImport(specifier, check, rules) : undefined);
  if (older) {
    return older;
  }
  // Declarations like `declare module 'dayjs/locale/*'` promise files that there are not.
  const isFound =
    /^\.|\.css$/.test(specifier) || isBuiltin(specifier) || rules.findFile(specifier) !== undefined;
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
