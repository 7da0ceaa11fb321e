/** What only some projects can use, or nothing reads, in code. */
interface NarrowCode {
  /** Counted from 0. */
  line: number;
  /** As the code has it: `useActionState`. */
  name: string;
  message: string;
}

interface Kind {
  /** Its first group is the name. */
  pattern: RegExp;
  /** What to write instead. */
  describe: (name: string) => string;
}

const EARLIER_REACT = 'The packages support React 17 and 18 as well.';

const KINDS: readonly Kind[] = [
  {
    pattern: /\b(useActionState|useOptimistic|useFormStatus|useEffectEvent)\b/g,
    describe: (name) =>
      `\`${name}\` needs a newer version of React than the packages. Write it with state and effects.`,
  },
  {
    pattern: /\bReact\.(use)\(|import (?:\w+, )?\{[^}]*\b(use)\b[^}]*\} from 'react'/g,
    describe: () => `\`use\` needs React 19. ${EARLIER_REACT} Write \`useContext\`, or load in an effect.`,
  },
  {
    // Type arguments follow a name: `createContext<MenuContext>`.
    pattern: /(?<![\w.])<([A-Z]\w*Context)(?=[\s>])/g,
    describe: (name) =>
      `\`<${name}>\` as a provider needs React 19. ${EARLIER_REACT} Write \`<${name}.Provider>\`.`,
  },
  {
    pattern: /(--DataGrid-t-[\w-]+)/g,
    describe: (name) =>
      `\`${name}\` is no documented variable, so any version can rename it. Set it through the theme or \`sx\`.`,
  },
];

const ATTRIBUTE = /\s(data-[a-z][\w-]*)(?==["{])/g;

const toProperty = (attribute: string) =>
  attribute.slice('data-'.length).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whether a style or a function reads an attribute that is written once. */
function isRead(attribute: string, texts: readonly string[]): boolean {
  const isNamed = new RegExp(`\\[${attribute}(?![\\w-])|['"]${attribute}['"]`);
  return texts.some((text) => isNamed.test(text) || text.includes(`dataset.${toProperty(attribute)}`));
}

/** The line of a place in code, counted from 0. */
const toLine = (code: string, index: number) => code.slice(0, index).split('\n').length - 1;

/** Finds in code that developers paste what their project may not support. */
export function findNarrowCode(code: string): NarrowCode[] {
  return KINDS.flatMap(({ pattern, describe }) =>
    [...code.matchAll(pattern)].map((match) => {
      const name = match.slice(1).find((group) => group !== undefined)!;
      return { line: toLine(code, match.index), name, message: describe(name) };
    }),
  );
}

/**
 * Finds attributes of a demo that are there for a test only.
 *
 * @param files the texts of the demo, `code` among them: styles may read what it sets
 */
export function findUnreadAttributes(code: string, files: readonly string[]): NarrowCode[] {
  const attributes = [...code.matchAll(ATTRIBUTE)].filter(({ 1: name = '' }) => !isRead(name, files));
  return attributes.map(({ 1: name = '', index }) => ({
    line: toLine(code, index + 1),
    name,
    message: `Nothing in the demo reads \`${name}\`. Remove it; a test finds elements by role and name.`,
  }));
}
