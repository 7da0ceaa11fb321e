import type { PhrasingContent } from 'mdast';
import { createText, joinPhrases } from './createNodes';
import { getChildren, getElements, hasClass, isTag, type HtmlElement } from './htmlTree';
import { readLine, type CopyContext } from './readPhrasing';

/** The name of a row with its marks. The link is left out: it leads to the row itself. */
function readName(element: HtmlElement, context: CopyContext): PhrasingContent[] {
  const parts = getChildren(element);
  return readLine(
    parts.flatMap((part) => (isTag(part, 'a') ? getChildren(part) : part)),
    context,
  );
}

function readFacts(element: HtmlElement, context: CopyContext): PhrasingContent[] {
  const [first, ...rest] = readLine(getChildren(element), context);
  if (!first) {
    return [];
  }
  // The first of several facts comes without a fact before it.
  return [first.type === 'text' ? createText(first.value.replace(/^; /, '')) : first, ...rest];
}

/**
 * Reads a row of the API.
 *
 * @returns its first line, `` `rows` (Required): Type: `GridRowsProp`; Default `[]` ``, and what stands below
 */
export function readApiRow(
  element: HtmlElement,
  context: CopyContext,
): { line: PhrasingContent[]; rest: HtmlElement[] } {
  const parts = getElements(element);
  const name = parts.find((part) => hasClass(part, 'api-name'));
  const facts = parts.find((part) => hasClass(part, 'api-facts'));
  return {
    line: joinPhrases([name ? readName(name, context) : [], facts ? readFacts(facts, context) : []], ': '),
    rest: parts.filter((part) => part !== name && part !== facts),
  };
}
