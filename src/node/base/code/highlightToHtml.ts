import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { isCodeLanguage } from './codeLanguages';
import { highlightCode } from './highlightCode';

/** The text of a file as highlighted HTML; its language follows from the name. */
export async function highlightToHtml(source: string, name: string): Promise<string> {
  const extension = path.extname(name).slice(1);
  const children = await highlightCode(source.trimEnd(), isCodeLanguage(extension) ? extension : 'ts');
  return toHtml({ type: 'root', children });
}
