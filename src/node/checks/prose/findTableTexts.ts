import type { ProseText } from './proseText';

const TEXT = /"(?:[^"\\\n]|\\.)*"/g;

/** Finds the values of a table in JSON that are text; its keys are names. */
export function findTableTexts(json: string): ProseText[] {
  return json
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(TEXT)]
        .filter((match) => !/^\s*:/.test(content.slice(match.index + match[0].length)))
        .map(([literal]) => ({ line: index + 1, text: JSON.parse(literal) as string })),
    );
}
