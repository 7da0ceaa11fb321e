import type { SyntaxNode, Tree } from '@lezer/common';

/** What a name of a module stands for. */
export interface Binding {
  specifier: string;
  /** As exported. */
  name: string;
}

function readGroup(group: SyntaxNode, code: string): [local: string, exported: string][] {
  const names: [string, string][] = [];
  for (let child = group.firstChild; child; child = child.nextSibling) {
    if (child.name === 'VariableDefinition') {
      const before = child.prevSibling;
      const original = before?.name === 'as' ? before.prevSibling : undefined;
      const exported = original ?? child;
      names.push([code.slice(child.from, child.to), code.slice(exported.from, exported.to)]);
    }
  }
  return names;
}

/** Reads the names that a module imports: `import { BarChart as Bars } from '@mui/x-charts'` -> `Bars`. */
export function readBindings(tree: Tree, code: string): Map<string, Binding> {
  const bindings = new Map<string, Binding>();
  for (const declaration of tree.topNode.getChildren('ImportDeclaration')) {
    const source = declaration.getChild('String');
    const group = declaration.getChild('ImportGroup');
    if (source && group) {
      const specifier = code.slice(source.from + 1, source.to - 1);
      for (const [local, name] of readGroup(group, code)) {
        bindings.set(local, { specifier, name });
      }
    }
  }
  return bindings;
}
