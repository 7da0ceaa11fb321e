import ts from 'typescript';
import { resolveAlias, type ApiExport } from './findExports';
import { hasComputedProps } from './hasComputedProps';
import { PICKERS } from '../base/packages/pickers';

/** What generic symbols come to with the defaults of their type parameters. */
export interface Probes {
  getPropsType: (component: ts.Symbol) => ts.Type | undefined;
  getType: (named: ts.Symbol) => ts.Type | undefined;
}

const { dateType, packages } = PICKERS;

/**
 * The type of dates depends on the adapter that a user imports. Without one it is `any`, and takes along every type that
 * is made of it. With this one it stays a type of its own, with the name that users know.
 */
const DATE_PROBE = `export interface ${dateType} { readonly isDate: true }
type ProbeDate = ${dateType};
declare module '${packages[0]}/models' { interface ${dateType}Lookup { probe: ProbeDate } }`;

/** Code that uses exports without type arguments: one call a component with computed props, one alias a generic type. */
export function createProbeText(exports: Iterable<ApiExport>): string {
  const lines: string[] = [DATE_PROBE];
  for (const { exportName, product, sources } of exports) {
    for (const { symbol, specifiers } of sources) {
      const name = `Probe${lines.length}`;
      const specifier = specifiers.at(-1);
      if (hasComputedProps(product) && isComponentName(symbol)) {
        lines.push(`import { ${exportName} as ${name} } from '${specifier}';\n${name}({});`);
      } else if (isGenericAlias(symbol)) {
        lines.push(
          `import type { ${exportName} as ${name} } from '${specifier}';\nexport type ${name}Default = ${name};`,
        );
      }
    }
  }
  return lines.join('\n');
}

function isComponentName({ name, flags }: ts.Symbol): boolean {
  return /^[A-Z][a-z]/.test(name) && (flags & ts.SymbolFlags.Value) !== 0;
}

function isGenericAlias({ declarations }: ts.Symbol): boolean {
  return declarations?.some((node) => ts.isTypeAliasDeclaration(node) && node.typeParameters) ?? false;
}

/** Reads the answers out of the code, on the first request: checking all of it takes seconds. */
export function readProbes(checker: ts.TypeChecker, probe: ts.SourceFile): Probes {
  const calls = new Map<ts.Symbol, ts.CallExpression>();
  const aliases = new Map<ts.Symbol, ts.TypeNode>();
  for (const statement of probe.statements) {
    if (ts.isExpressionStatement(statement) && ts.isCallExpression(statement.expression)) {
      const symbol = getImported(checker, statement.expression.expression);
      if (symbol) {
        calls.set(symbol, statement.expression);
      }
    } else if (ts.isTypeAliasDeclaration(statement) && ts.isTypeReferenceNode(statement.type)) {
      const symbol = getImported(checker, statement.type.typeName);
      if (symbol) {
        aliases.set(symbol, statement.type);
      }
    }
  }
  return {
    getPropsType(component) {
      const call = calls.get(component);
      const [parameter] = (call && checker.getResolvedSignature(call)?.parameters) ?? [];
      return parameter && checker.getTypeOfSymbol(parameter);
    },
    getType(named) {
      const alias = aliases.get(named);
      return alias && checker.getTypeFromTypeNode(alias);
    },
  };
}

function getImported(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && resolveAlias(checker, symbol);
}
