import ts from 'typescript';
import { listDeclaredNames } from '../base/code/listDeclaredNames';
import type { Problem } from '../base/problems/problem';

const CLOCK = 'the current time';
const CHANCE = 'a random value';

/** Members of global objects that give another value each time. */
const MEMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Math: { random: CHANCE },
  Date: { now: CLOCK },
  performance: { now: CLOCK, timeOrigin: CLOCK },
  crypto: { randomUUID: CHANCE, getRandomValues: CHANCE },
  Temporal: { Now: CLOCK },
};

/** What the global objects are members of themselves. */
const GLOBAL_OBJECTS = ['globalThis', 'window', 'self'];

/** Date libraries whose default export is a function of an instant, and their functions that take one as well. */
const DATE_LIBRARIES: readonly string[] = ['dayjs', 'moment', 'moment-timezone'];
const DATE_FUNCTIONS = ['utc', 'tz', 'local'];

/** Methods of dates that compare them with the current time. */
const RELATIVE_METHODS: readonly string[] = ['fromNow', 'toNow', 'isToday', 'isTomorrow', 'isYesterday'];

const FORMATTERS = ['format', 'formatToParts'];

const REMEDIES: Readonly<Record<string, string>> = {
  [CLOCK]: "Write a fixed instant: `new Date('2026-03-02T09:30:00')`, `dayjs('2026-03-02')`.",
  [CHANCE]: 'Write the values, compute them from an index, or count: `nextId += 1`.',
};

/** What every source of another value contains; other files need not be parsed. */
const SUSPECT =
  /random|\b[nN]ow\b|timeOrigin|\bDate\b|RandomValues|\b(dayjs|moment)|\b(from|to)Now\b|\bisT|\bisY|DateTimeFormat/;

interface Finding {
  node: ts.Node;
  /** As it is written: `Math.random`. */
  what: string;
  gives: string;
}

/** The names under which a file imports the functions of date libraries. */
function listDateFunctions(source: ts.SourceFile): Set<string> {
  const imports = source.statements.filter(ts.isImportDeclaration);
  return new Set(
    imports.flatMap(({ importClause, moduleSpecifier }) =>
      importClause?.name &&
      ts.isStringLiteral(moduleSpecifier) &&
      DATE_LIBRARIES.includes(moduleSpecifier.text)
        ? [importClause.name.text]
        : [],
    ),
  );
}

/** `'Math.random' -> ['Math', 'random']`, also for `Math['random']`; undefined for what is no member. */
function readMember(node: ts.Node): [object: ts.Expression, member: string] | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    return [node.expression, node.name.text];
  }
  return ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
    ? [node.expression, node.argumentExpression.text]
    : undefined;
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node)
    ? unwrap(node.expression)
    : node;
}

/** What a call or a `new` without arguments takes the current time for. */
function hasNoInstant({ arguments: given }: ts.NewExpression | ts.CallExpression): boolean {
  const [first] = given ?? [];
  return first === undefined || (ts.isIdentifier(first) && first.text === 'undefined');
}

function createFinder(source: ts.SourceFile): (node: ts.Node) => Finding | undefined {
  // Names that the module declares hide those of the browser.
  const ownNames = listDeclaredNames(source);
  const dateFunctions = listDateFunctions(source);

  /** The global object that an expression names: `Math`, `window.Math`. */
  const getGlobal = (expression: ts.Expression): string | undefined => {
    const node = unwrap(expression);
    if (ts.isIdentifier(node)) {
      return ownNames.has(node.text) ? undefined : node.text;
    }
    const [object, member] = readMember(node) ?? [];
    return object && GLOBAL_OBJECTS.includes(getGlobal(object) ?? '') ? member : undefined;
  };

  const isDateFunction = (expression: ts.Expression): boolean => {
    const node = unwrap(expression);
    if (ts.isIdentifier(node)) {
      return dateFunctions.has(node.text);
    }
    const [object, member = ''] = readMember(node) ?? [];
    return object !== undefined && DATE_FUNCTIONS.includes(member) && isDateFunction(object);
  };

  const isFormatterOfDates = (expression: ts.Expression): boolean => {
    const node = unwrap(expression);
    const [object, member] =
      ts.isNewExpression(node) || ts.isCallExpression(node) ? (readMember(node.expression) ?? []) : [];
    return object !== undefined && member === 'DateTimeFormat' && getGlobal(object) === 'Intl';
  };

  return (node) => {
    const [object, member = ''] = readMember(node) ?? [];
    const global = object && getGlobal(object);
    const gives = global && Object.hasOwn(MEMBERS, global) ? MEMBERS[global]![member] : undefined;
    if (gives) {
      return { node, what: `${global}.${member}`, gives };
    }
    if (ts.isNewExpression(node) && hasNoInstant(node) && getGlobal(node.expression) === 'Date') {
      return { node, what: 'new Date()', gives: CLOCK };
    }
    if (!ts.isCallExpression(node)) {
      return undefined;
    }
    const callee = node.expression;
    // Without `new`, it ignores its arguments.
    if (getGlobal(callee) === 'Date') {
      return { node, what: 'Date()', gives: CLOCK };
    }
    if (isDateFunction(callee) && hasNoInstant(node)) {
      return { node, what: `${callee.getText(source)}()`, gives: CLOCK };
    }
    const [receiver, method = ''] = readMember(callee) ?? [];
    if (receiver && RELATIVE_METHODS.includes(method)) {
      return { node, what: `${method}()`, gives: CLOCK };
    }
    return receiver && FORMATTERS.includes(method) && hasNoInstant(node) && isFormatterOfDates(receiver)
      ? { node, what: `${method}()`, gives: CLOCK }
      : undefined;
  };
}

/** `const { random } = Math` */
function findDestructured(node: ts.Node, ownNames: ReadonlySet<string>): Finding[] {
  if (
    !ts.isVariableDeclaration(node) ||
    !ts.isObjectBindingPattern(node.name) ||
    !node.initializer ||
    !ts.isIdentifier(node.initializer) ||
    ownNames.has(node.initializer.text)
  ) {
    return [];
  }
  const global = node.initializer.text;
  return node.name.elements.flatMap((element) => {
    const name = element.propertyName ?? element.name;
    const gives =
      ts.isIdentifier(name) && Object.hasOwn(MEMBERS, global) ? MEMBERS[global]![name.text] : undefined;
    return gives ? [{ node: element, what: `${global}.${name.getText()}`, gives }] : [];
  });
}

/**
 * Finds what makes a module show something else each time it runs: random values and the current time.
 *
 * @param file relative to the project
 */
export function findNondeterminism(file: string, content: string): Problem[] {
  if (!SUSPECT.test(content)) {
    return [];
  }
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const find = createFinder(source);
  const ownNames = listDeclaredNames(source);
  const findings: Finding[] = [];
  const visit = (node: ts.Node) => {
    const found = find(node);
    findings.push(...(found ? [found] : []), ...findDestructured(node, ownNames));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings.map(({ node, what, gives }) => ({
    file,
    line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
    message: `\`${what}\` gives ${gives}: the page would not show what was built and tested. ${REMEDIES[gives]}`,
  }));
}
