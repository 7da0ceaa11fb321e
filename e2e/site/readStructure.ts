/** What a page is made of, as its tags say it. */
export interface PageStructure {
  /** Each kind of element: its name with its classes, in the kind that it is in. */
  parts: Set<string>;
  /** How long the longest word is in each kind of element. */
  wordLengths: Map<string, number>;
  /** How many elements the page has, those of its demos among them. */
  elements: number;
}

const TOKEN = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>([^<]*)/g;

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** What browsers break lines at; a word between these stays on its line. */
const BREAKS = /[\s\-/?|]+/;

/** Names of classes that say what an element is: those that hold a hash say how it looks. */
function nameElement(name: string, attributes: string): string {
  const [, classes = ''] = / class="([^"]*)"/.exec(attributes) ?? [];
  const words = classes.split(' ').filter((word) => word !== '' && !/\d/.test(word));
  return [name, ...words].join('.');
}

/**
 * Reads the structure of the main content of a page, its demos left out.
 *
 * @param html of the page
 */
export function readStructure(html: string): PageStructure {
  const parts = new Set<string>();
  const wordLengths = new Map<string, number>();
  let elements = 0;
  const start = html.indexOf('id="main-content"');
  const stack: string[] = [];
  /** How deep the stack was where a demo began. */
  let demoDepth: number | undefined;
  TOKEN.lastIndex = html.indexOf('>', start) + 1;
  for (const [, closes, name = '', attributes = '', text = ''] of html.matchAll(TOKEN)) {
    if (closes) {
      if (stack.length === 0) {
        break;
      }
      stack.pop();
      if (demoDepth !== undefined && stack.length < demoDepth) {
        demoDepth = undefined;
      }
    } else {
      elements += 1;
      const element = nameElement(name, attributes);
      if (demoDepth === undefined) {
        parts.add(`${stack.at(-1) ?? ''} > ${element}`);
      }
      if (!VOID.has(name) && !attributes.endsWith('/')) {
        stack.push(element);
        if (demoDepth === undefined && /^section\.demo\b/.test(element)) {
          demoDepth = stack.length;
        }
      }
    }
    const inside = stack.at(-1);
    if (demoDepth === undefined && inside !== undefined) {
      for (const word of text.split(BREAKS)) {
        wordLengths.set(inside, Math.max(wordLengths.get(inside) ?? 0, word.length));
      }
    }
  }
  return { parts, wordLengths, elements };
}
