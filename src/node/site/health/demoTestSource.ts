import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The test of a demo, which is beside it: `'charts/bars/Stacked' -> '…/data/charts/bars/Stacked.test.ts'` */
export function getDemoTestFile(projectDirectory: string, key: string): string {
  return path.join(projectDirectory, 'data', `${key}.test.ts`);
}

function findTitle(source: string): string | undefined {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest);
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const title = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === 'title');
  return title?.initializer && ts.isStringLiteralLike(title.initializer) ? title.initializer.text : undefined;
}

/**
 * Reads the title of the test of a demo: one sentence that says what the demo is for.
 *
 * @param file of the test
 * @throws an error that says what to write where the file or the title is missing, or is no sentence
 */
export function readTestTitle(file: string): string {
  const name = path.basename(file);
  if (!fs.existsSync(file)) {
    throw new Error(
      `The demo has no test. Write ${name} beside it, with a \`title\` and a function that tests it in a browser.`,
    );
  }
  const title = findTitle(fs.readFileSync(file, 'utf8'));
  if (title === undefined) {
    throw new Error(`${name} has no title. Write \`export const title = 'A click on a header sorts.';\`.`);
  }
  if (!/^[^a-z].*\.$/.test(title)) {
    throw new Error(
      `The title of ${name} is no sentence. Begin it with a capital, and end it with a full stop.`,
    );
  }
  return title;
}
