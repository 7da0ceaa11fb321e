import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The file that proves a demo, beside it: `'charts/bars/Stacked' -> '…/data/charts/bars/Stacked.proof.ts'` */
export function getProofFile(projectDirectory: string, key: string): string {
  return path.join(projectDirectory, 'data', `${key}.proof.ts`);
}

function findClaim(source: string): string | undefined {
  const file = ts.createSourceFile('proof.ts', source, ts.ScriptTarget.Latest);
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const claim = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === 'claim');
  return claim?.initializer && ts.isStringLiteralLike(claim.initializer) ? claim.initializer.text : undefined;
}

/**
 * What the proof of a demo claims: one sentence that says what the demo is for.
 *
 * @param file of the proof
 * @throws an error that says what to write where the file or the claim is missing, or is no sentence
 */
export function readClaim(file: string): string {
  const name = path.basename(file);
  if (!fs.existsSync(file)) {
    throw new Error(
      `The demo has no proof. Write ${name} beside it, with a \`claim\` and a function that proves it in a browser.`,
    );
  }
  const claim = findClaim(fs.readFileSync(file, 'utf8'));
  if (claim === undefined) {
    throw new Error(`${name} claims nothing. Write \`export const claim = 'A click on a header sorts.';\`.`);
  }
  if (!/^[^a-z].*\.$/.test(claim)) {
    throw new Error(
      `The claim of ${name} is no sentence. Begin it with a capital, and end it with a full stop.`,
    );
  }
  return claim;
}
