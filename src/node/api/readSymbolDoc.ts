import path from 'node:path';
import type ts from 'typescript';
import type { ApiContext } from './apiContext';
import { locateFile } from './locateFile';
import { readDoc, type Doc } from './readDoc';

/** Reads the JSDoc of a symbol. What does not parse is a problem: users would miss it. */
export function readSymbolDoc(
  { problems, projectDirectory, ignoresDocs }: ApiContext,
  symbol: ts.Symbol,
): Doc {
  const doc = readDoc(symbol.declarations);
  const declaration = symbol.declarations?.[0];
  if (doc.unparsable && !doc.isHidden && declaration && !ignoresDocs) {
    const file = declaration.getSourceFile();
    const message = `The tag \`${doc.unparsable}\` of \`${symbol.name}\` in ${locateFile(file.fileName)?.packageName} does not parse. Read the file, and wait for a version that mends it or leave the symbol out.`;
    const problem = {
      file: path.relative(projectDirectory, file.fileName),
      line: file.getLineAndCharacterOfPosition(declaration.getStart()).line + 1,
      message,
    };
    if (!problems.some((known) => known.message === message && known.file === problem.file)) {
      problems.push(problem);
    }
  }
  return doc;
}
