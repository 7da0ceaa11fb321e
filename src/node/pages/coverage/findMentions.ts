import { load } from 'cheerio/slim';

const IDENTIFIERS = /[A-Za-z_$][\w$]*/g;
const ARIA_ATTRIBUTES = /aria-[a-z]+/g;

/** The names that are in the code of a piece of HTML: in a sentence, a table, a snippet, the source of a demo. */
export function findMentions(html: string): string[] {
  const $ = load(html);
  const code = $('code')
    .toArray()
    .map((element) => $(element).text())
    .join('\n');
  return [IDENTIFIERS, ARIA_ATTRIBUTES].flatMap((pattern) => code.match(pattern) ?? []);
}
