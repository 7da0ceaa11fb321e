import * as esbuild from 'esbuild';
import ts from 'typescript';
import { findLine } from '../../base/problems/findLine';
import { typesToJavaScript } from './typesToJavaScript';

/** A way in which the JavaScript variant of a module is not what the module is. */
export interface VariantFault {
  /** The line of the module, from 1. */
  line?: number;
  message: string;
}

const SUBJECT = 'The JavaScript that users are shown';

/** What a browser runs: without types, comments and everything else that decides nothing. */
async function compile(source: string, loader: 'tsx' | 'jsx'): Promise<string> {
  const { code } = await esbuild.transform(source, {
    loader,
    jsx: 'automatic',
    minifyWhitespace: true,
    minifySyntax: true,
  });
  return code;
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('module.tsx', source, ts.ScriptTarget.ESNext, true);
}

/** Places of all comments outside of declarations of types, by their text. */
function readComments(source: string): Map<string, number> {
  const comments = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    // The file begins where its first statement does.
    const ranges = ts.isSourceFile(node)
      ? []
      : (ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []);
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeNode(node) || ts.isModuleDeclaration(node);
    if (isType || ts.isTypeAliasDeclaration(node)) {
      return;
    }
    for (const { pos, end } of ranges) {
      comments.set(source.slice(pos, end), pos);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  return comments;
}

/** What a module imports when everything is taken out that is not used as a value; React itself left out. */
async function readValueImports(source: string, loader: 'tsx' | 'jsx'): Promise<string[]> {
  const { code } = await esbuild.transform(source, {
    loader,
    jsx: 'preserve',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
  });
  return parse(code)
    .statements.filter(ts.isImportDeclaration)
    .map((node) => node.getText().replaceAll(/\s+/g, ' '))
    .filter((line) => !line.includes('* as React'))
    .toSorted();
}

function findLostComments(source: string, script: string): VariantFault[] {
  const shown = readComments(script);
  return [...readComments(source)]
    .filter(([comment]) => !shown.has(comment))
    .map(([comment, start]) => ({
      line: source.slice(0, start).split('\n').length,
      message: `${SUBJECT} lacks the comment \`${comment.split('\n', 1)[0]}\`. Write it above the statement that it explains.`,
    }));
}

/**
 * Compares a module in TypeScript with its JavaScript variant: it is the same program, imports the same, keeps its
 * comments, has no gap where types were, and nothing is left of the types.
 */
export async function compareVariants(source: string, script: string): Promise<VariantFault[]> {
  const faults = findLostComments(source, script);
  try {
    // esbuild reads JSX and no TypeScript: it throws for what is left of types.
    const imports = await readValueImports(script, 'jsx');
    const expected = await readValueImports(source, 'tsx');
    const needless = imports.filter((line) => !expected.includes(line));
    const missing = expected.filter((line) => !imports.includes(line));
    if (needless.length > 0) {
      faults.push({
        message: `${SUBJECT} imports what it does not use: \`${needless[0]}\`. Write \`import type\` for types.`,
      });
    } else if (missing.length > 0) {
      faults.push({
        message: `${SUBJECT} lacks an import: \`${missing[0]}\`. Write it as an import of values.`,
      });
    } else if ((await compile(script, 'jsx')) !== (await compile(source, 'tsx'))) {
      faults.push({
        message: `${SUBJECT} is another program than the module. Write types that can be left out: no enum, no namespace.`,
      });
    }
  } catch (error) {
    faults.push({ message: `${SUBJECT} is no JavaScript: ${(error as Error).message}` });
  }
  if (/\n\n\n/.test(script)) {
    faults.push({
      message: `${SUBJECT} has two empty lines where types were. Remove one of those around them.`,
    });
  }
  return faults;
}

/** Finds what is wrong with the JavaScript variant of a module. */
export async function findVariantFaults(source: string): Promise<VariantFault[]> {
  let script: string;
  try {
    script = await typesToJavaScript(source);
  } catch (error) {
    const { message } = error as Error;
    // The message quotes the statement.
    const [statement] = /(?<=: ).+/.exec(message) ?? [];
    return [
      { line: findLine(source, (line) => statement !== undefined && line.includes(statement)), message },
    ];
  }
  const faults = await compareVariants(source, script);
  return (await typesToJavaScript(script)) === script
    ? faults
    : [...faults, { message: `${SUBJECT} is another one when its types are removed again: some are left.` }];
}
