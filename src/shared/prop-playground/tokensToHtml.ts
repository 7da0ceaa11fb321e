import { escapeHtml } from '../escapeHtml';
import type { CodeToken } from './codeTemplate';

/** Highlighted code as the children of a `<code>`. */
export function tokensToHtml(tokens: readonly CodeToken[]): string {
  return tokens
    .map(([text, className]) =>
      className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}
