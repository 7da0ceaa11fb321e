import path from 'node:path';
import ts from 'typescript';
import { declarationToScriptFile, readScript, visitAll } from './readScript';
import { removePlan } from './plans';

/** Functions that take the name: `useThemeProps`, `useDatePickerDefaultizedProps`, `consumeSlots`. */
const THEME_READER = /^use[A-Z]|^(getThemeProps|consumeSlots|consumeThemeProps|create\w+Field)$/;

/** Where a theme can change a component. */
interface ThemeName {
  themeName?: string;
  /** False when the theme can change styles only. */
  hasThemeProps?: boolean;
}

/**
 * The name under which a theme holds default props and styles of a component, as its code requests it:
 * `DataGrid` -> `MuiDataGrid`, through `useDataGridProps`.
 */
export function findThemeName(component: ts.Symbol): ThemeName {
  const file = component.declarations?.[0]?.getSourceFile();
  const script = file && readScript(declarationToScriptFile(file.fileName));
  if (!script) {
    return {};
  }
  const own = `Mui${component.name}`;
  // The paid data grids share the name of the free one.
  const expected = [own, removePlan(own)];
  const hooks = readHookNames(script);
  const imported = readImportedHooks(script);
  const candidates = [...hooks, ...imported.flatMap(readHookNames)];
  const styled = readStyledNames(script);
  const named = expected.find((name) => candidates.includes(name));
  // A hook that is the component's own may request another name: the one of an earlier version.
  const [other] = imported
    .filter(({ fileName }) => path.parse(fileName).name === `use${component.name}Props`)
    .flatMap(readHookNames);
  const themed = named ?? (hooks.length === 1 ? hooks[0] : other);
  if (themed) {
    return { themeName: themed, hasThemeProps: true };
  }
  return styled.includes(own) ? { themeName: own, hasThemeProps: false } : {};
}

/** Names that hooks are given: `useThemeProps({ name: 'MuiX' })`, `useDatePickerDefaultizedProps(props, 'MuiX')`. */
function readHookNames(script: ts.SourceFile): string[] {
  const names = new Set<string>();
  visitAll(script, (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      THEME_READER.test(node.expression.text)
    ) {
      for (const argument of node.arguments) {
        const name = ts.isStringLiteral(argument) ? argument.text : readNameProperty(argument);
        if (name?.startsWith('Mui')) {
          names.add(name);
        }
      }
    }
  });
  return [...names];
}

/** Names that styled elements carry: `styled('div', { name: 'MuiX', slot: 'Root' })`. */
function readStyledNames(script: ts.SourceFile): string[] {
  const names = new Set<string>();
  visitAll(script, (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'styled') {
      const name = node.arguments[1] && readNameProperty(node.arguments[1]);
      if (name) {
        names.add(name);
      }
    }
  });
  return [...names];
}

function readNameProperty(node: ts.Node): string | undefined {
  if (!ts.isObjectLiteralExpression(node)) {
    return undefined;
  }
  const property = node.properties.find(
    (candidate) => candidate.name && ts.isIdentifier(candidate.name) && candidate.name.text === 'name',
  );
  return property && ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer)
    ? property.initializer.text
    : undefined;
}

/** Modules beside a component that prepare its props: `./useDataGridProps.mjs`, `../DatePicker/shared.mjs`. */
function readImportedHooks(script: ts.SourceFile): ts.SourceFile[] {
  const scripts: ts.SourceFile[] = [];
  for (const statement of script.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const specifier = statement.moduleSpecifier.text;
      if (specifier.startsWith('.') && /\/((use|Charts)\w+|shared)\.m?js$/.test(specifier)) {
        const imported = readScript(path.join(path.dirname(script.fileName), specifier));
        if (imported) {
          scripts.push(imported);
        }
      }
    }
  }
  return scripts;
}
