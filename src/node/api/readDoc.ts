import ts from 'typescript';

/** What the JSDoc of a declaration says. */
export interface Doc {
  /** Markdown. */
  description: string;
  /** Markdown; empty where the tag says nothing. */
  deprecation?: string;
  default?: string;
  /** By name: `params`, `params.row`. */
  params: Map<string, string>;
  returns?: string;
  category?: string;
  /** Marked as private. */
  isHidden: boolean;
  /** The first tag that lost its meaning to a mistake in it. */
  unparsable?: string;
}

const HIDING_TAGS = new Set(['ignore', 'internal', 'private']);

/** Reads the JSDoc of the first declaration that has one. */
export function readDoc(declarations: readonly ts.Node[] | undefined): Doc {
  const blocks = declarations?.map(findBlock).find((found) => found !== undefined);
  const doc: Doc = { description: '', params: new Map(), isHidden: false };
  if (!blocks) {
    return doc;
  }
  doc.description = renderComment(blocks.comment);
  for (const tag of blocks.tags ?? []) {
    readTag(doc, tag);
  }
  return doc;
}

function findBlock(node: ts.Node): ts.JSDoc | undefined {
  return ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
}

function readTag(doc: Doc, tag: ts.JSDocTag): void {
  const name = tag.tagName.text;
  const text = renderComment(tag.comment);
  if (HIDING_TAGS.has(name)) {
    doc.isHidden = true;
  } else if (ts.isJSDocParameterTag(tag)) {
    const param = tag.name.getText();
    if (param) {
      doc.params.set(param, text.replace(/^-\s*/, ''));
    } else {
      // The parser got lost in the type; what follows is no name any more.
      doc.unparsable ??= tag.getText().split('\n')[0]?.trim();
    }
  } else if (ts.isJSDocReturnTag(tag)) {
    doc.returns = text;
  } else if (name === 'deprecated') {
    doc.deprecation = text;
  } else if (name === 'default') {
    doc.default = text;
  } else if (name === 'category') {
    doc.category = text;
  } else if (name === 'see' && text) {
    addParagraph(doc, /^see\b/i.test(text) ? text : `See ${text}`);
  } else if (name === 'example' && text) {
    addParagraph(doc, renderExample(text));
  }
}

function addParagraph(doc: Doc, markdown: string): void {
  doc.description += `${doc.description && '\n\n'}${markdown}`;
}

/** A line of words among lines of code. */
const SENTENCE = /^[A-Z][^;{}<>=]*\.$/;

/** An example as markdown: it is code, unless it says where its code begins. Sentences may follow. */
function renderExample(text: string): string {
  if (text.includes('```')) {
    return text;
  }
  const lines = text.split('\n');
  const end = lines.findIndex((line) => SENTENCE.test(line));
  const code = lines.slice(0, end === -1 ? undefined : end).join('\n');
  const words = end === -1 ? '' : lines.slice(end).join('\n');
  return [code && `\`\`\`tsx\n${code}\n\`\`\``, words].filter(Boolean).join('\n\n');
}

/** A comment as markdown: links in braces become links, `[[Name]]` becomes code. */
export function renderComment(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  const text = typeof comment === 'string' ? comment : (comment ?? []).map(renderPart).join('');
  return text
    .replace(/\[\[([\w.]+)\]\]/g, '`$1`')
    .replace(/\r\n/g, '\n')
    .trim();
}

function renderPart(part: ts.JSDocComment): string {
  if (part.kind === ts.SyntaxKind.JSDocText) {
    return part.text;
  }
  // `{@link https://mui.com/x/ the docs}`: the parser takes `https` for a name and the rest for text.
  const whole = `${part.name?.getText() ?? ''}${part.text}`.trim();
  const [, target = '', label = ''] = /^(\S+?)(?:\s*\|\s*|\s+|$)(.*)$/s.exec(whole) ?? [];
  return /^https?:/.test(target) ? `[${label || target}](${target})` : `\`${label || target}\``;
}
