import { whenIdle } from '../platform/whenIdle';
import type { Chunk, Row } from './readChunks';

/** No row is less high, in px: the name on one line. */
const ROW_HEIGHT = 48;

/** What sticks to the top of the view, in px: the bar of the site and the filter, on one line. */
const HEAD_HEIGHT = 110;

/** What a row is taken for while the browser skips it, in px; as in the style sheet. */
const SKIPPED_ROW_HEIGHT = 84;

/** So many rows more are shown when the browser rests, and twice as many each time: it skips those far away. */
const ROWS_AT_FIRST_REST = 16;

/** Where the browser never rests, so many ms lie between. */
const LATEST_REST = 100;

/** Rows that are shown, first in the view, then further down. */
export interface RowsDisplay {
  /** Shows these rows and no others: in the view at once, further down when the browser rests. */
  show: (shown: ReadonlySet<Row>) => void;
  /** Does at once what waits. @returns whether anything waited */
  finish: () => boolean;
}

/** Whether an element is out of sight, by itself or with all around it. */
export function isAway(element: HTMLElement): boolean {
  return element.closest('[aria-hidden]') !== null;
}

/**
 * Keeps an element out of sight, of the keyboard and of screen readers. The browser keeps what it has laid out in
 * it, which `hidden` would throw away: back and forth costs nothing.
 */
function putAway(element: HTMLElement, isGone: boolean): void {
  if (isGone !== element.hasAttribute('aria-hidden')) {
    if (isGone) {
      element.setAttribute('aria-hidden', 'true');
    } else {
      element.removeAttribute('aria-hidden');
    }
  }
}

const hasAny = ({ rows }: Chunk, shown: ReadonlySet<Row>) => rows.some((row) => shown.has(row));

/** Whether a chunk is displayed as it should be. */
function isRight(chunk: Chunk, shown: ReadonlySet<Row>): boolean {
  const { element, rows } = chunk;
  return element.hasAttribute('aria-hidden')
    ? !hasAny(chunk, shown)
    : rows.every((row) => row.element.hasAttribute('aria-hidden') !== shown.has(row));
}

/**
 * Shows the requested rows of a chunk, or hides the chunk.
 *
 * @param isInView whether it has its own size at once, instead of the one that the browser takes it for while it skips it
 * @returns how many rows are shown
 */
function writeChunk({ element, rows }: Chunk, shown: ReadonlySet<Row>, isInView: boolean): number {
  const { length } = rows.filter((row) => shown.has(row));
  element.style.contentVisibility = isInView && length < rows.length ? 'visible' : '';
  if (length > 0) {
    rows.forEach((row) => putAway(row.element, !shown.has(row)));
    element.style.containIntrinsicBlockSize = length < rows.length ? `${length * SKIPPED_ROW_HEIGHT}px` : '';
  }
  putAway(element, length === 0);
  return length;
}

/**
 * Shows some of the rows of a page. A list may have hundreds: for an answer within an animation frame, nothing is touched that
 * is not in view. What lies further down follows bit by bit, in the order of the page, so that nothing moves under
 * the user.
 */
export function createRowsDisplay(chunks: readonly Chunk[]): RowsDisplay {
  const allGroups = new Set(chunks.flatMap(({ groups }) => groups));
  let waiting: Chunk[] = [];
  let shown: ReadonlySet<Row> = new Set();
  let cancel = () => {};

  /** Takes groups back without what waits in them. */
  const takeBack = (groups: readonly HTMLElement[]) => {
    for (const group of groups.filter((other) => other.hasAttribute('aria-hidden'))) {
      for (const { element } of waiting.filter((chunk) => chunk.groups.includes(group))) {
        putAway(element, true);
      }
      putAway(group, false);
    }
  };
  /** Writes chunks that wait until so many rows are shown. */
  const writeNext = (least: number, isInView = false) => {
    let count = 0;
    while (count < least && waiting.length > 0) {
      const chunk = waiting.shift()!;
      const written = writeChunk(chunk, shown, isInView);
      if (written > 0) {
        takeBack(chunk.groups);
      }
      count += written;
    }
  };
  const continueLater = (count = ROWS_AT_FIRST_REST) => {
    cancel =
      waiting.length === 0
        ? () => {}
        : whenIdle(() => {
            writeNext(count);
            continueLater(count * 2);
          }, LATEST_REST);
  };

  return {
    show: (rows) => {
      cancel();
      shown = rows;
      const groups = new Set(chunks.filter((chunk) => hasAny(chunk, rows)).flatMap((chunk) => chunk.groups));
      for (const group of allGroups) {
        if (!groups.has(group)) {
          putAway(group, true);
        }
      }
      // The others have gone with their group.
      waiting = chunks.filter((chunk) => chunk.groups.every((group) => groups.has(group)));
      writeNext(Math.ceil((innerHeight - HEAD_HEIGHT) / ROW_HEIGHT), true);
      waiting = waiting.filter((chunk) => !isRight(chunk, rows) || chunk.groups.some(isAway));
      continueLater();
    },
    finish: () => {
      cancel();
      const hasWaited = waiting.length > 0;
      writeNext(Infinity);
      return hasWaited;
    },
  };
}
