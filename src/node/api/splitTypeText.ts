const OPENING = '([{<';
const CLOSING = ')]}>';

/**
 * Splits a printed type at a separator that stands outside of brackets and quotes.
 *
 * `"'a' | (b | c)[]", ' | '` -> `["'a'", '(b | c)[]']`
 */
export function splitTypeText(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote) {
      quote = character === quote ? '' : quote;
    } else if (character === "'" || character === '`' || character === '"') {
      quote = character;
    } else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(start, at));
      start = at + separator.length;
      at = start - 1;
    } else if (OPENING.includes(character)) {
      depth += 1;
    } else if (CLOSING.includes(character) && text[at - 1] !== '=') {
      depth -= 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** True for a type that must be in parentheses inside of another: `a | b`, `() => void`. */
function isCompoundType(text: string): boolean {
  return (
    [' | ', ' & ', ' => ', ' extends '].some((operator) => splitTypeText(text, operator).length > 1) ||
    /^(keyof|readonly|unique|infer) /.test(text)
  );
}

/** Puts a type in parentheses where it needs them. */
export function wrapType(text: string): string {
  return isCompoundType(text) ? `(${text})` : text;
}
