import ts from 'typescript';
import { createImportCollector } from '../importCollector';
import type { ModuleContext, Rule } from '../moduleContext';
import { UntranslatableError } from '../formats/untranslatable';

/**
 * Writes names of Day.js in a comment or a text for the library: `dayjs()` and `Dayjs`.
 *
 * @throws UntranslatableError for sentences about Day.js
 */
export function renderMentions(text: string, { writer }: ModuleContext): string {
  if (!/day\.?js/i.test(text)) {
    return text;
  }
  // A comment imports nothing.
  const imports = createImportCollector(new Set());
  const written = text
    .replaceAll(/\bdayjs\(\)/g, () => writer.writeNow(imports))
    .replaceAll(/\bDayjs\b/g, () => writer.writeType(imports));
  if (/day\.?js/i.test(written)) {
    throw new UntranslatableError('The text is about Day.js.');
  }
  return written;
}

/** Strings and texts of elements that name Day.js */
export const renderTextMentions: Rule = (node, context) =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node)
    ? renderMentions(node.getText(context.source), context)
    : undefined;
