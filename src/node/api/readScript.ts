import fs from 'node:fs';
import ts from 'typescript';

const scripts = new Map<string, ts.SourceFile | undefined>();

/** `'…/BarChart.d.mts' -> '…/BarChart.mjs'` */
export function declarationToScriptFile(fileName: string): string {
  return fileName.replace(/\.d\.(m?)ts$/, '.$1js');
}

/** Parses the code beside a declaration file; undefined where there is none. */
export function readScript(fileName: string): ts.SourceFile | undefined {
  if (!scripts.has(fileName)) {
    scripts.set(fileName, fs.existsSync(fileName) ? parseScript(fileName) : undefined);
  }
  return scripts.get(fileName);
}

function parseScript(fileName: string): ts.SourceFile {
  const text = fs.readFileSync(fileName, 'utf8');
  return ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
}

/** Forgets what was parsed: trees are large, and nobody needs them after the extraction. */
export function forgetScripts(): void {
  scripts.clear();
}

/** Calls back for a node and everything below it. */
export function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}
