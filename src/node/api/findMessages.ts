import ts from 'typescript';
import type { ApiMessage } from './types/apiTables';
import { readMessageText } from './readMessageText';
import { visitAll } from './readScript';

type FoundMessage = Pick<ApiMessage, 'kind' | 'text'>;

/** How the packages begin what they say; texts that begin so are messages wherever they stand. */
const PREFIX = /^MUI X[^a-z]*:|^MUI X \w+:/;

/** The texts that a script throws or writes to the console, in their order. */
export function findMessages(script: ts.SourceFile): FoundMessage[] {
  const forwarders = findForwarders(script);
  const messages: FoundMessage[] = [];
  const covered = new Set<ts.Node>();
  visitAll(script, (node) => {
    const sink = readSink(node, forwarders);
    if (sink) {
      cover(sink.argument, covered);
      messages.push(...readMessageText(sink.argument).map((text) => ({ kind: sink.kind, text })));
    }
  });
  visitAll(script, (node) => {
    if (!covered.has(node) && isMessage(node)) {
      cover(node, covered);
      // Validators hand their texts to code elsewhere, which prints them as errors; constants say what they are.
      const holder = ts.findAncestor(node, ts.isVariableDeclaration)?.name.getText() ?? '';
      const kind = /warning/i.test(holder) ? 'warning' : 'error';
      messages.push(...readMessageText(node).map((text) => ({ kind, text }) as const));
    }
  });
  return messages.filter(({ text }) => /[a-z]{3}/i.test(text.replace(/\{[^}]*\}/g, '')));
}

/** What is said with a sink is not said again; constants of the file included. */
function cover(node: ts.Node, covered: Set<ts.Node>): void {
  visitAll(node, (part) => {
    covered.add(part);
    if (ts.isIdentifier(part)) {
      for (const statement of ts.findAncestor(part, ts.isBlock)?.statements ?? []) {
        const declarations = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
        for (const { name, initializer } of declarations) {
          if (name.getText() === part.text && initializer && !covered.has(initializer)) {
            cover(initializer, covered);
          }
        }
      }
    }
  });
}

function isMessage(node: ts.Node): node is ts.Expression {
  if (ts.isCallExpression(node)) {
    return node.expression.getText().startsWith('[') && PREFIX.test(readMessageText(node)[0] ?? '');
  }
  return (
    (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
    PREFIX.test(readMessageText(node)[0] ?? '')
  );
}

interface Sink {
  kind: ApiMessage['kind'];
  argument: ts.Expression;
}

/** `new Error(…)`, `console.warn(…)`, `warnOnce(…, 'error')`, `logger.error(…)` and functions that pass on to them. */
function readSink(node: ts.Node, forwarders: Map<string, ApiMessage['kind']>): Sink | undefined {
  if (ts.isNewExpression(node)) {
    const [argument] = node.arguments ?? [];
    const isError = ts.isIdentifier(node.expression) && node.expression.text.endsWith('Error');
    return isError && argument ? { kind: 'error', argument } : undefined;
  }
  const [argument, gravity] = ts.isCallExpression(node) ? node.arguments : [];
  if (!ts.isCallExpression(node) || !argument) {
    return undefined;
  }
  const kind = readSinkKind(node.expression, gravity) ?? forwarders.get(node.expression.getText());
  return kind && { kind, argument };
}

function readSinkKind(
  callee: ts.Expression,
  gravity: ts.Expression | undefined,
): ApiMessage['kind'] | undefined {
  if (ts.isIdentifier(callee) && callee.text === 'warnOnce') {
    return gravity && ts.isStringLiteral(gravity) && gravity.text === 'error' ? 'error' : 'warning';
  }
  if (!ts.isPropertyAccessExpression(callee) || !/^(console|logger)$/.test(callee.expression.getText())) {
    return undefined;
  }
  return callee.name.text === 'error' ? 'error' : callee.name.text === 'warn' ? 'warning' : undefined;
}

/** Functions of the script whose own parameter ends up in the console. */
function findForwarders(script: ts.SourceFile): Map<string, ApiMessage['kind']> {
  const forwarders = new Map<string, ApiMessage['kind']>();
  visitAll(script, (node) => {
    if (!ts.isFunctionDeclaration(node) || !node.name || !node.body) {
      return;
    }
    const [parameter] = node.parameters;
    const body = node.body.getText();
    const passesOn = parameter && ts.isIdentifier(parameter.name) && body.includes(parameter.name.text);
    const method = /console\.(error|warn)\b/.exec(body)?.[1];
    if (passesOn && method && !/['"`]MUI X/.test(body)) {
      forwarders.set(node.name.text, method === 'error' ? 'error' : 'warning');
    }
  });
  return forwarders;
}
