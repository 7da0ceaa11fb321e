import { describe, expect, it } from 'vitest';
import { isWorkerMessage } from '../../src/worker/messages';

describe('isWorkerMessage', () => {
  it.each([
    ['skipWaiting', true],
    [{ type: 'pageRead', pathname: '/x/', assets: [] }, true],
    [{ type: 'pageRead', pathname: '/x/', assets: ['a'] }, true],
    [{ type: 'pageRead', pathname: '/x/' }, false],
    [{ type: 'pageRead', pathname: 7, assets: [] }, false],
    [{ type: 'pageRead', pathname: '/x/', assets: [7] }, false],
    [{ type: 'skipWaiting' }, false],
    ['reload', false],
    [null, false],
    [undefined, false],
    [[], false],
  ])('%o: %s', (data, expected) => {
    expect(isWorkerMessage(data)).toBe(expected);
  });
});
