import { isOlderMajor, OLDER_MAJORS, type OlderMajor } from '../packages/olderMajors';

/** What is behind the language of a fence. */
export interface FenceMeta {
  title?: string;
  /** Lines to mark, 1-based. */
  lines: Set<number>;
  /** How the snippet is compiled: against another major, or not at all. */
  check?: OlderMajor | 'off';
  /** Why it is not compiled. */
  reason?: string;
  /** The code is about Day.js: it is not shown with other date libraries. */
  dateLibrary?: 'dayjs';
}

const ATTRIBUTE = /^(title|check|reason|dateLibrary)="([^"]*)"\s*/;
const LINES = /^\{(\d{1,4}(?:-\d{1,4})?(?:,\s*\d{1,4}(?:-\d{1,4})?)*)\}\s*/;

function parseLines(list: string): Set<number> {
  const lines = new Set<number>();
  for (const part of list.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    if (from < 1 || to < from) {
      throw new Error(`\`{${list}}\` names no lines. Count from 1, the smaller number first: \`{1,4-6}\`.`);
    }
    for (let line = from; line <= to; line += 1) {
      lines.add(line);
    }
  }
  return lines;
}

/**
 * Reads the meta string of a fence: `title="App.tsx" {1,4-6}`.
 *
 * @throws with what to write instead
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { lines: new Set() };
  let rest = meta.trim();
  while (rest) {
    const lines = LINES.exec(rest);
    const attribute = ATTRIBUTE.exec(rest);
    if (lines) {
      result.lines = parseLines(lines[1]!);
      rest = rest.slice(lines[0].length);
    } else if (attribute) {
      const [all, name, value] = attribute as unknown as [
        string,
        'title' | 'check' | 'reason' | 'dateLibrary',
        string,
      ];
      if (name === 'check') {
        if (!isOlderMajor(value) && value !== 'off') {
          throw new Error(
            `Unknown \`check="${value}"\`. Write ${OLDER_MAJORS.map((major) => `\`check="${major}"\``).join(', ')} or \`check="off"\` with \`reason="…"\`.`,
          );
        }
        result.check = value;
      } else if (name === 'dateLibrary') {
        if (value !== 'dayjs') {
          throw new Error(
            `Unknown \`dateLibrary="${value}"\`. Write \`dateLibrary="dayjs"\` for code that is about Day.js.`,
          );
        }
        result.dateLibrary = value;
      } else {
        result[name] = value;
      }
      rest = rest.slice(all.length);
    } else {
      throw new Error(
        `Unknown \`${rest}\` after the language. Write \`title="App.tsx"\`, \`{1,4-6}\`, \`check="…"\`.`,
      );
    }
  }
  if (result.check === 'off' && !result.reason) {
    throw new Error('`check="off"` needs a reason: `check="off" reason="pseudo code"`.');
  }
  return result;
}
