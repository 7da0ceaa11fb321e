import type { CodeToken } from './codeTemplate';

/** A text between tags: quotes need no care there, and code has many. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Highlighted code as the children of a `<code>`. */
export function tokensToHtml(tokens: readonly CodeToken[]): string {
  return tokens
    .map(([text, className]) =>
      className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text),
    )
    .join('');
}
