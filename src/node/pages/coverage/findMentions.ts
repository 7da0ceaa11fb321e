import { Parser } from 'htmlparser2';

const IDENTIFIERS = /[A-Za-z_$][\w$]*/g;
const ARIA_ATTRIBUTES = /aria-[a-z]+/g;

/** The code in a piece of HTML, each element on lines of its own. */
function readCode(html: string): string {
  let depth = 0;
  let code = '';
  const parser = new Parser({
    onopentagname: (name) => {
      depth += name === 'code' ? 1 : 0;
    },
    ontext: (text) => {
      code += depth > 0 ? text : '';
    },
    onclosetag: (name) => {
      if (name === 'code') {
        depth -= 1;
        code += '\n';
      }
    },
  });
  parser.end(html);
  return code;
}

/** The names that are in the code of a piece of HTML: in a sentence, a table, a snippet, the source of a demo. */
export function findMentions(html: string): string[] {
  const code = readCode(html);
  return [IDENTIFIERS, ARIA_ATTRIBUTES].flatMap((pattern) => code.match(pattern) ?? []);
}
