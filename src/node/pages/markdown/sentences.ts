import type { Node, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** A piece of code in a sentence, or a number. */
export interface Token {
  kind: 'name' | 'literal' | 'other';
  text: string;
  line: number | undefined;
}

/** Values in code: numbers, strings, booleans, arrays and objects. */
export const LITERAL = /^(?:-?\d[\d_.]*|'[^']*'|"[^"]*"|true|false|null|\[.*\]|\{.*\})$/s;

/** `rows`, `slotProps.legend`, `DataGrid.rows` */
const NAME = /^[A-Za-z_$][\w$]*(?:\.[\w$]+)*$/;

/** `renderer="svg-single"`, `height={300}`, `editable: false` */
const ASSIGNMENT = /^([A-Za-z_$][\w$.]*)(?:=\{(.+)\}|\s*[=:]\s*(.+))$/s;

/** A number in a sentence, without its unit; versions and parts of words are none. */
const NUMBER = /(?<![\w.,#-])-?\d+(?:\.\d+)?(?![\w%]|[.,]\d)/g;

/** Code is one character of a sentence, from a range for each kind; for patterns: N is a name, L a value. */
const FIRST_CODES = { name: 0xe000, literal: 0xe800, other: 0xf000 };
export const N = '[\\ue000-\\ue7ff]';
export const L = '[\\ue800-\\uefff]';
export const CODE = '\\ue000-\\uf7ff';

/** The text of a block, each piece of code in it one character. */
export class Sentences {
  readonly tokens: Token[] = [];
  private text = '';

  add(text: string): void {
    this.text += text;
  }

  addCode(code: string, line: number | undefined): void {
    const [, name, inBraces, plain] = ASSIGNMENT.exec(code) ?? [];
    const value = inBraces ?? plain;
    if (name && value && LITERAL.test(value)) {
      this.addToken({ kind: 'name', text: name, line });
      this.addToken({ kind: 'literal', text: value, line });
    } else if (LITERAL.test(code)) {
      this.addToken({ kind: 'literal', text: code, line });
    } else {
      this.addToken({ kind: NAME.test(code) ? 'name' : 'other', text: code, line });
    }
  }

  addToken(token: Token): void {
    this.text += String.fromCharCode(FIRST_CODES[token.kind] + this.tokens.length);
    this.tokens.push(token);
  }

  getToken(character: string): Token | undefined {
    const code = character.charCodeAt(0);
    const first = Object.values(FIRST_CODES).findLast((start) => code >= start);
    return first === undefined || code > 0xf7ff ? undefined : this.tokens[code - first];
  }

  /** The names in a part of the text, from its end. */
  listNames(text: string): string[] {
    return [...text]
      .map((character) => this.getToken(character))
      .filter((token) => token?.kind === 'name')
      .map((token) => token!.text)
      .toReversed();
  }

  toText(): string {
    return this.text;
  }
}

function addText(sentences: Sentences, { value, position }: { value: string } & Node): void {
  let end = 0;
  for (const match of value.matchAll(NUMBER)) {
    const before = value.slice(0, match.index);
    const line = position && position.start.line + before.split('\n').length - 1;
    sentences.add(value.slice(end, match.index).replaceAll('\n', ' '));
    sentences.addToken({ kind: 'literal', text: match[0], line });
    end = match.index + match[0].length;
  }
  sentences.add(value.slice(end).replaceAll('\n', ' '));
}

/** Adds the text of a node; cells of a table end with a bar. */
export function addNode(sentences: Sentences, node: Nodes): void {
  const line = node.position?.start.line;
  if (node.type === 'text') {
    addText(sentences, node);
  } else if (node.type === 'inlineCode') {
    sentences.addCode(node.value, line);
  } else if (node.type === 'textDirective') {
    const kind = node.name === 'prop' ? 'name' : 'other';
    sentences.addToken({ kind, text: toString(node), line });
  } else if ('children' in node) {
    node.children.forEach((child) => addNode(sentences, child));
    sentences.add(node.type === 'tableCell' ? ' | ' : '');
  }
}
