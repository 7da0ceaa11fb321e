import { describe, expect, it } from 'vitest';
import { createProgress } from '../../../../src/node/base/progress/createProgress';

/** Counts to six in steps of so many ms, and returns what was written. */
function count(isTTY: boolean, step: number): string[] {
  const written: string[] = [];
  let time = 0;
  const output = { isTTY, write: (text: string) => written.push(text) };
  const progress = createProgress('demos', 6, output, () => time);
  for (let done = 0; done < 6; done += 1) {
    time += step;
    progress.advance();
  }
  progress.end();
  return written;
}

describe('createProgress', () => {
  it('writes a line every ten seconds to a log', () => {
    expect(count(false, 4000)).toEqual(['demos 3/6\n', 'demos 6/6\n']);
  });

  it('writes nothing to a log when the step is short', () => {
    expect(count(false, 100)).toEqual([]);
  });

  it('writes over one line of a terminal, and removes it', () => {
    const clear = '\r\u001B[2K';
    expect(count(true, 50)).toEqual([`${clear}demos 2/6`, `${clear}demos 4/6`, `${clear}demos 6/6`, clear]);
  });
});
