import generateUtilityClass from '@mui/material/generateUtilityClass';
import ts from 'typescript';
import { declarationToScriptFile, readScript, visitAll } from './readScript';

/** How the classes of a component are named. */
interface ClassNames {
  /** The component in the names of its own classes: `MuiHeatmap`. */
  root: string;
  /** Names that the code spells out, by key: `Charts-highlighted`. */
  spelled: Map<string, string>;
}

/**
 * How the code beside an interface of classes names them, for `HeatmapClasses`:
 * `heatmapClasses = { ...generateUtilityClasses('MuiHeatmap', ['root']), faded: 'Charts-faded' }`
 */
export function findClassNames(classes: ts.Symbol): ClassNames | undefined {
  const file = classes.declarations?.[0]?.getSourceFile();
  const script = file && readScript(declarationToScriptFile(file.fileName));
  const variable = classes.name.charAt(0).toLowerCase() + classes.name.slice(1);
  const found = script ? findConstants(script) : new Map<string, ClassNames>();
  return found.get(variable) ?? (found.size === 1 ? [...found.values()][0] : undefined);
}

/** `'MuiGauge-root'`, `'Mui-disabled'` */
export function getClassName({ root, spelled }: ClassNames, key: string): string {
  return spelled.get(key) ?? generateUtilityClass(root, key);
}

/** Constants made with `generateUtilityClasses`, by name. */
function findConstants(script: ts.SourceFile): Map<string, ClassNames> {
  const constants = new Map<string, ClassNames>();
  visitAll(script, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) {
      return;
    }
    const [name] = node.arguments;
    if (node.expression.text !== 'generateUtilityClasses' || !name || !ts.isStringLiteral(name)) {
      return;
    }
    const holder = ts.findAncestor(node, ts.isVariableDeclaration);
    if (holder && ts.isIdentifier(holder.name)) {
      constants.set(holder.name.text, { root: name.text, spelled: readSpelled(holder) });
    }
  });
  return constants;
}

function readSpelled(holder: ts.VariableDeclaration): Map<string, string> {
  const spelled = new Map<string, string>();
  visitAll(holder, (node) => {
    if (
      ts.isPropertyAssignment(node) &&
      !ts.isComputedPropertyName(node.name) &&
      ts.isStringLiteral(node.initializer)
    ) {
      spelled.set(node.name.text, node.initializer.text);
    }
  });
  return spelled;
}
