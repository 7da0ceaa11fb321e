import { whenIdle } from '../shared/whenIdle';
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
  /** Shows these rows and no others: as many as fill the view at once, the others when the browser rests. */
  show: (shown: ReadonlySet<Row>) => void;
  /** Shows at once what waits. */
  finish: () => void;
  /** Drops what waits. */
  stop: () => void;
}

/**
 * Keeps an element out of sight, of the keyboard and of screen readers. The browser keeps what it has laid out in
 * it, which `hidden` would throw away: back and forth costs nothing.
 */
function putAway(element: HTMLElement, isAway: boolean): void {
  element.toggleAttribute('data-away', isAway);
}

/** Whether a chunk stands there as it should. */
function isRight({ element, rows }: Chunk, shown: ReadonlySet<Row>): boolean {
  return !element.hasAttribute('data-away') && rows.every((row) => row.element.hidden !== shown.has(row));
}

function writeRows({ element, rows }: Chunk, shown: ReadonlySet<Row>): void {
  let count = 0;
  for (const row of rows) {
    const isShown = shown.has(row);
    count += isShown ? 1 : 0;
    if (row.element.hidden === isShown) {
      row.element.hidden = !isShown;
    }
  }
  element.style.containIntrinsicBlockSize = count < rows.length ? `${count * SKIPPED_ROW_HEIGHT}px` : '';
}

/**
 * Shows some of the rows of a page. A list may have hundreds: for an answer within a frame, no more rows are touched
 * than the view has room for. All that follows is put away as a whole and comes back bit by bit, in the order of the
 * page, so that nothing moves under the reader.
 */
export function createRowsDisplay(chunks: readonly Chunk[]): RowsDisplay {
  const allGroups = new Set(chunks.flatMap(({ groups }) => groups));
  let waiting: Chunk[] = [];
  let shown: ReadonlySet<Row> = new Set();
  let cancel = () => {};

  /** Shows chunks that wait until so many rows have come. */
  const showNext = (least: number): Chunk[] => {
    const next: Chunk[] = [];
    let count = 0;
    while (count < least && waiting.length > 0) {
      const chunk = waiting.shift()!;
      next.push(chunk);
      count += chunk.rows.filter((row) => shown.has(row)).length;
      writeRows(chunk, shown);
      putAway(chunk.element, false);
    }
    return next;
  };
  const showGroups = (next: readonly Chunk[]) => {
    for (const { groups } of next) {
      groups.forEach((group) => putAway(group, false));
    }
  };
  const continueLater = (count = ROWS_AT_FIRST_REST) => {
    cancel =
      waiting.length === 0
        ? () => {}
        : whenIdle(() => {
            showGroups(showNext(count));
            continueLater(count * 2);
          }, LATEST_REST);
  };

  return {
    show: (rows) => {
      cancel();
      shown = rows;
      waiting = chunks.filter((chunk) => chunk.rows.some((row) => rows.has(row)));
      const first = showNext(Math.ceil((innerHeight - HEAD_HEIGHT) / ROW_HEIGHT));
      const stayed = waiting.filter((chunk) => isRight(chunk, rows));
      const seen = new Set([...first, ...stayed]);
      waiting = waiting.filter((chunk) => !seen.has(chunk));
      for (const chunk of chunks) {
        if (!seen.has(chunk)) {
          putAway(chunk.element, true);
        }
      }
      const seenGroups = new Set([...seen].flatMap(({ groups }) => groups));
      for (const group of allGroups) {
        putAway(group, !seenGroups.has(group));
      }
      continueLater();
    },
    finish: () => {
      cancel();
      showGroups(showNext(Infinity));
    },
    stop: () => cancel(),
  };
}
