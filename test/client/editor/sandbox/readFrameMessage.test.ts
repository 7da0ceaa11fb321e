import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrameMessage } from '../../../../src/client/editor/sandbox/readFrameMessage';

describe('readFrameMessage', () => {
  it.each([
    [{ type: 'ready' }],
    [{ type: 'pong', id: 3 }],
    [{ type: 'rendered', id: 3 }],
    [{ type: 'size', content: 120, full: 300 }],
    [{ type: 'fault', id: 3, fault: { kind: 'render', message: 'Error: a', file: 'Demo.tsx', line: 2 } }],
    [{ type: 'fault', id: 3, fault: { kind: 'rejection', message: 'a' } }],
  ])('reads %j', (message) => {
    expect(readFrameMessage(message)).toEqual(message);
  });

  it.each([
    [undefined],
    ['ready'],
    [{ type: 'run' }],
    [{ type: 'pong' }],
    [{ type: 'pong', id: -1 }],
    [{ type: 'size', content: Number.NaN, full: 3 }],
    [{ type: 'size', content: '1', full: 3 }],
    [{ type: 'fault', id: 1 }],
    [{ type: 'fault', id: 1, fault: { kind: 'other', message: 'a' } }],
    [{ type: 'fault', id: 1, fault: { kind: 'render', message: {} } }],
  ])('refuses %j', (message) => {
    expect(readFrameMessage(message)).toBeUndefined();
  });

  it('limits what a frame can ask for', () => {
    expect(readFrameMessage({ type: 'size', content: 1e9, full: -5 })).toEqual({
      type: 'size',
      content: 4000,
      full: 0,
    });
    const message = readFrameMessage({
      type: 'fault',
      id: 1,
      fault: { kind: 'render', message: 'a'.repeat(1e6) },
    });
    expect(message).toMatchObject({ fault: { message: 'a'.repeat(600) } });
  });

  it('leaves out a place that is none', () => {
    const fault = { kind: 'later', message: 'a', file: 5, line: -2 };
    expect(readFrameMessage({ type: 'fault', id: 1, fault })).toEqual({
      type: 'fault',
      id: 1,
      fault: { kind: 'later', message: 'a' },
    });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (data) => void readFrameMessage(data)));
  });
});
