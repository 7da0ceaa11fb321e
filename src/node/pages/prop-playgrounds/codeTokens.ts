import type { ElementContent } from 'hast';
import type { CodeToken } from '../../../shared/prop-playground/codeTemplate';
import { highlightCode } from '../../base/code/highlightCode';

function flatten(nodes: readonly ElementContent[], className?: string): CodeToken[] {
  return nodes.flatMap((node): CodeToken[] => {
    if (node.type === 'element') {
      return flatten(node.children, (node.properties.className as string[] | undefined)?.[0]);
    }
    const text = node.type === 'text' ? node.value : '';
    return [className ? [text, className] : [text]];
  });
}

/** Code as tokens of the highlighter. */
export async function tokenizeCode(code: string): Promise<CodeToken[]> {
  return flatten(await highlightCode(code, 'tsx'));
}

/** The tokens of a part of the code. */
export function sliceTokens(tokens: readonly CodeToken[], start: number, end: number): CodeToken[] {
  let at = 0;
  return tokens.flatMap(([text, className]): CodeToken[] => {
    const part = text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += text.length;
    if (part === '') {
      return [];
    }
    return className ? [[part, className]] : [[part]];
  });
}
