import { splitTemplate } from './matchMessage';

/** One line of a list. */
export interface Row {
  element: HTMLElement;
  /** In small letters. */
  name: string;
  /** Its words, in small letters; demos that use it are not about it. */
  text: string;
  isRequired: boolean;
  isDeprecated: boolean;
  /** The parts of each of its messages. */
  messages: string[][];
}

/** Adjacent rows that are shown or hidden together; a short list is one chunk. */
export interface Chunk {
  element: HTMLElement;
  rows: Row[];
  /** The groups and sections around it, which go when nothing in them is left. */
  groups: HTMLElement[];
}

/** What a row says of itself: demos that use it are about something else. */
function readText(row: HTMLElement): string {
  const demos = row.querySelector('.api-demos')?.textContent ?? '';
  return row.textContent.replace(demos, '').toLowerCase();
}

function readRow(element: HTMLElement): Row {
  return {
    element,
    name: element.querySelector('.api-name')?.textContent.toLowerCase() ?? '',
    text: readText(element),
    isRequired: 'required' in element.dataset,
    isDeprecated: 'deprecated' in element.dataset,
    messages: [...element.querySelectorAll('[data-message]')].map((message) =>
      splitTemplate(message.textContent),
    ),
  };
}

function findGroups(element: HTMLElement): HTMLElement[] {
  const group = element.parentElement?.closest<HTMLElement>('.api-group, .api-section');
  return group ? [group, ...findGroups(group)] : [];
}

/** Reads the lists of a page, in the order of the page. */
export function readChunks(root: ParentNode): Chunk[] {
  const chunks = new Map<HTMLElement, Chunk>();
  for (const row of root.querySelectorAll<HTMLElement>('.api-row')) {
    const element = row.parentElement!;
    let chunk = chunks.get(element);
    if (!chunk) {
      chunk = { element, rows: [], groups: findGroups(element) };
      chunks.set(element, chunk);
    }
    chunk.rows.push(readRow(row));
  }
  return [...chunks.values()];
}
