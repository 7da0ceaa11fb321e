import { isCovered, matchMessage, reduceText, splitTemplate } from './matchMessage';

/** The parts of each message on the page, split once. */
const partsByMessage = new WeakMap<Element, string[]>();

function getParts(message: Element): string[] {
  let parts = partsByMessage.get(message);
  if (!parts) {
    parts = splitTemplate(message.textContent);
    partsByMessage.set(message, parts);
  }
  return parts;
}

export interface Pasted {
  /** The rows whose message stands in the text. */
  rows: Set<Element>;
  /** Whether the text is little else than a message: its words need not be looked for. */
  isMessage: boolean;
}

/** Looks for messages in a pasted text; of those in the same place, only what says most about it counts. */
export function findPasted(root: ParentNode, text: string): Pasted {
  const pasted = reduceText(text);
  const found = [...root.querySelectorAll('[data-message]')].flatMap((message) => {
    const match = pasted ? matchMessage(getParts(message), pasted) : undefined;
    return match ? [{ row: message.closest('.api-row')!, match }] : [];
  });
  const matches = found.map(({ match }) => match);
  return {
    rows: new Set(found.filter(({ match }) => !isCovered(match, matches)).map(({ row }) => row)),
    isMessage: matches.some(({ letters }) => letters > pasted.length * 0.8),
  };
}
