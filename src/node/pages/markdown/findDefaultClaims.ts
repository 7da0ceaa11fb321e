import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { addNode, CODE, L, N, Sentences, type Token } from './sentences';

/** A sentence that says what the default of something is. */
export interface DefaultClaim {
  /** The line of the value. */
  line: number | undefined;
  /** As it is written: `'asc'`, `20`. */
  value: string;
  /** What the value is the default of: the name in code that is nearest to it. */
  subject: string;
  /** Whether the subject belongs to a series, an axis or a column, and not to the component itself. */
  isOfPart: boolean;
  /** The names in code before the value, the nearest first: one of them may be the component. */
  context: string[];
  /** Whether the sentence says when this is so. */
  isConditional: boolean;
}

/** How sentences say that a value is the default; L is the value. */
const STATEMENTS = [
  // `'asc'` (default), `'middle'` of the category (default)
  `(?<value>${L})(?: [a-z]+){0,4} \\(default\\b(?![^)]*[${CODE}])`,
  // 20 pixels on each side by default
  `(?<value>${L})[^.,;:()|${CODE}]{0,40}? by default\\b`,
  // `'asc'`, which is the default; `'asc'` is the default
  `(?<value>${L}),? (?:which |that |this )?(?:is )?the default\\b`,
  // the default is `'asc'`, the default width is 100, the default of `rows` is `[]`
  `\\bdefaults?(?: (?:[a-z]+|${N})){0,4}? (?:is|are) (?:the |an? )?(?<value>${L})`,
  // defaults to `'asc'`, default: `'asc'`, the default, `'asc'`, closes it
  `\\bdefaults?(?: to|:|,)? (?<value>${L})`,
  // by default, `rows` is `[]`; by default (`renderer="svg"`)
  `\\bby default,?(?: (?:[a-z]+|${N})){0,6}? (?:is|are) (?<value>${L})`,
  `\\bby default,? \\(?${N}?(?<value>${L})`,
  // `'asc'`（默认）, `'asc'`，这是默认值
  `(?<value>${L})[^。；，：|${CODE}]{0,8}（默认(?![^）]*[${CODE}])`,
  `(?<value>${L})，?(?:这|它)?也?是默认`,
  // 默认为 `'asc'`, 默认值是 20, 默认每边 20 像素, 默认情况下（`renderer="svg"`）
  `默认(?:情况下，?)?(?:[^。；，、）变改或|${CODE}]|${N}){0,14}?(?<value>${L})`,
].map((pattern) => new RegExp(pattern, 'giu'));

const CONDITION =
  /\b(?:if|when|where|there|unless|otherwise|with|without|while)\b|\bin an? [^,]*,|在[^。，]*中，|如果|若|时|否则|此时|其他/i;

/** What stands around the name of a property that is none of the component. */
const PART_AFTER = /^ of (?:the|a|an|each|every) (?:series|axis|column|item|option)/;
const PART_BEFORE = /(?:series'?|axis'?|column's|系列|轴|列)的? ?$/;

const SENTENCE_END = /[.!?](?=\s)|[。！？]|\|/g;

/** @returns the place of the name that a value is said to be the default of */
function findSubject(sentences: Sentences, text: string, [start, end]: [number, number]): number | undefined {
  const names = [...text.matchAll(new RegExp(N, 'g'))]
    .map(({ index }) => index)
    .filter((index) => sentences.getToken(text[index]!)?.kind === 'name');
  // ``[`'asc'` is the default] of `yearsOrder` ``
  const [of] = /^(?: value)? of (?=[\ue000-\ue7ff])/.exec(text.slice(end)) ?? [];
  if (of !== undefined) {
    return end + of.length;
  }
  const sentenceEnd = text.slice(end).search(/[.。|;；]|$/) + end;
  return (
    names.findLast((index) => index < start) ?? names.find((index) => index >= end && index < sentenceEnd)
  );
}

function getSentence(text: string, index: number): string {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index);
  const start = ends.findLast((end) => end < index) ?? -1;
  return text.slice(start + 1, ends.find((end) => end >= index) ?? text.length);
}

function findInBlock(block: Nodes): DefaultClaim[] {
  const sentences = new Sentences();
  addNode(sentences, block);
  const text = sentences.toText();
  const claims = new Map<Token, DefaultClaim>();
  for (const pattern of STATEMENTS) {
    for (const match of text.matchAll(pattern)) {
      const { value } = match.groups as { value: string };
      const at = match.index + match[0].indexOf(value);
      const token = sentences.getToken(value)!;
      const place = findSubject(sentences, text, [at, match.index + match[0].length]);
      if (place !== undefined && !claims.has(token)) {
        claims.set(token, {
          line: token.line,
          value: token.text,
          subject: sentences.getToken(text[place]!)!.text,
          isOfPart: PART_AFTER.test(text.slice(place + 1)) || PART_BEFORE.test(text.slice(0, place)),
          context: sentences.listNames(text.slice(0, at)),
          isConditional: CONDITION.test(getSentence(text, at)),
        });
      }
    }
  }
  return [...claims.values()];
}

/** Finds the sentences of a page that type a default value by hand, in English and Chinese. */
export function findDefaultClaims(tree: Root): DefaultClaim[] {
  const claims: DefaultClaim[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'tableRow' || node.type === 'heading') {
      claims.push(...findInBlock(node));
      return SKIP;
    }
    return undefined;
  });
  return claims;
}
