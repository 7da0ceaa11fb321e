import { describe, expect, it } from 'vitest';
import { FaultError } from '../../../../src/client/editor/frame/evaluateDemo';
import { LoopError } from '../../../../src/client/editor/frame/guardLoops';
import { getSourceUrl, locateFault } from '../../../../src/client/editor/frame/locateFault';
import { findRun, toFault } from '../../../../src/client/editor/frame/toFault';

describe('toFault', () => {
  it('takes the fault of an error that has one', () => {
    const fault = { kind: 'export', message: '@mui/x-charts BarChrt', file: 'A.tsx', line: 1 } as const;
    expect(toFault(new FaultError(fault), 'render')).toBe(fault);
  });

  it('names an error and its place in the edited code', () => {
    const error = new TypeError('x is undefined');
    error.stack = 'TypeError: x\n    at f (https://a/r.js:1:2)\n    at A (edited-code/4/A.tsx:12:5)';
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
    [{ code: 404 }, '{"code":404}'],
    [['a', 'b'], 'a,b'],
    [Object.create(null), '[object Object]'],
    [Symbol('late'), 'Symbol(late)'],
  ])('takes what is no error: %s', (thrown, message) => {
    expect(toFault(thrown, 'rejection')).toEqual({ kind: 'rejection', message });
  });
});

describe('findRun', () => {
  it('finds the run whose code threw an error', () => {
    const error = new Error('late');
    error.stack = 'Error: late\n    at tick (edited-code/4/A.tsx:12:5)';
    expect(findRun(error)).toBe(4);
  });

  it('finds none for what is no error, and for errors of packages', () => {
    const error = new Error('late');
    error.stack = 'Error: late\n    at f (https://a/r.js:1:2)';
    expect(findRun(error)).toBeUndefined();
    expect(findRun('edited-code/4/A.tsx:12:5')).toBeUndefined();
  });
});

describe('locateFault', () => {
  it('reads the stacks of browsers', () => {
    expect(locateFault('D@edited-code/1/data.ts:3:10\nrun@https://a/r.js:1:1')).toEqual({
      run: 1,
      file: 'data.ts',
      line: 3,
    });
    expect(locateFault(`    at eval (${getSourceUrl(12, 'D.tsx')}:7:1), <anonymous>:1:1`)).toEqual({
      run: 12,
      file: 'D.tsx',
      line: 7,
    });
  });

  it('finds nothing elsewhere', () => {
    expect(locateFault('at f (https://a/r.js:1:2)')).toBeUndefined();
    expect(locateFault(undefined)).toBeUndefined();
  });
});
