import { describe, expect, it } from 'vitest';
import { FaultError } from '../../../../src/client/editor/frame/evaluateDemo';
import { LoopError } from '../../../../src/client/editor/frame/guardLoops';
import { locateFault } from '../../../../src/client/editor/frame/locateFault';
import { toFault } from '../../../../src/client/editor/frame/toFault';

describe('toFault', () => {
  it('takes the fault of an error that has one', () => {
    const fault = { kind: 'export', message: '@mui/x-charts BarChrt', file: 'A.tsx', line: 1 } as const;
    expect(toFault(new FaultError(fault), 'render')).toBe(fault);
  });

  it('names an error and its place in the edited code', () => {
    const error = new TypeError('x is undefined');
    error.stack = 'TypeError: x\n    at f (https://a/r.js:1:2)\n    at A (edited-code/A.tsx:12:5)';
    expect(toFault(error, 'later')).toEqual({
      kind: 'later',
      message: 'TypeError: x is undefined',
      file: 'A.tsx',
      line: 12,
    });
    const loop = new LoopError();
    loop.stack = undefined;
    expect(toFault(loop, 'render')).toEqual({ kind: 'loop', message: `${loop.name}: ${loop.message}` });
  });

  it.each([
    ['text', 'text'],
    [undefined, 'undefined'],
    [{ toString: (): string => 'object' }, 'object'],
  ])('takes what is no error: %s', (thrown, message) => {
    expect(toFault(thrown, 'rejection')).toEqual({ kind: 'rejection', message });
  });
});

describe('locateFault', () => {
  it('reads the stacks of browsers', () => {
    expect(locateFault('D@edited-code/data.ts:3:10\nrun@https://a/r.js:1:1')).toEqual({
      file: 'data.ts',
      line: 3,
    });
    expect(locateFault('    at eval (edited-code/D.tsx:7:1), <anonymous>:1:1')).toEqual({
      file: 'D.tsx',
      line: 7,
    });
  });

  it('finds nothing elsewhere', () => {
    expect(locateFault('at f (https://a/r.js:1:2)')).toEqual({});
    expect(locateFault(undefined)).toEqual({});
  });
});
