import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** The TypeScript files below a folder of the project: `['src/node/base/files/hash.ts', …]`. */
export function listSources(folder: string): string[] {
  return fs
    .readdirSync(path.join(PROJECT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(PROJECT, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

export function parseSource(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
}

/** The text of a file of the project. */
export function readText(file: string): string {
  return fs.readFileSync(path.join(PROJECT, file), 'utf8');
}

export function readSource(file: string): ts.SourceFile {
  return parseSource(file, readText(file));
}

/** Calls back for a node and everything below it. */
export function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitNodes(child, visit));
}
