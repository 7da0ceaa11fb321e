import type { Node } from 'typescript';
import { getLanguageRecord, LANGUAGES } from '../../../../shared/languages/languages';
import { findTableTexts } from '../findTableTexts';
import type { ProseText } from '../proseText';

const CHINESE = /\p{Script=Han}/u;

const IDEOGRAPHIC = LANGUAGES.filter((language) => getLanguageRecord(language).isIdeographic).join('|');

/** Pages, tables of texts, and records: menu, features, sentences on the API, messages. */
const FILE = new RegExp(
  `\\.(?:${IDEOGRAPHIC})\\.md$|^translations/(?:[\\w-]+-)?(?:${IDEOGRAPHIC})\\.json$|^data/.*\\.ts$`,
);

/** Whether a file may have texts in Chinese that users see. */
export function mayBeChinese(file: string): boolean {
  return FILE.test(file);
}

async function findStrings(file: string, content: string): Promise<ProseText[]> {
  // TypeScript is large: files without Chinese do without.
  if (!CHINESE.test(content)) {
    return [];
  }
  const { default: ts } = await import('typescript');
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, false);
  const texts: ProseText[] = [];
  const visit = (node: Node): void => {
    if (ts.isStringLiteralLike(node)) {
      texts.push({
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        text: node.text,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Finds the texts of a file that are Chinese: lines of a page, texts of a table, strings of a record. */
export async function findChineseTexts(file: string, content: string): Promise<ProseText[]> {
  let texts: ProseText[];
  if (file.endsWith('.md')) {
    texts = content.split('\n').map((text, index) => ({ line: index + 1, text }));
  } else {
    texts = file.endsWith('.json') ? findTableTexts(content) : await findStrings(file, content);
  }
  return texts.filter(({ text }) => CHINESE.test(text));
}
