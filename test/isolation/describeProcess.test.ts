import { describe, expect, it } from 'vitest';
import { describeProcess, findChanges } from './describeProcess';

describe('describeProcess', () => {
  it('knows the folder, the variables and the globals', () => {
    const state = describeProcess();
    expect(state.get('process.cwd()')).toBe(process.cwd());
    expect(state.get('process.env.PATH')).toBe(process.env.PATH);
    expect(state.get('globalThis.fetch')).toBe(fetch);
  });

  it('is the same after code that changes nothing, whatever was loaded', () => {
    const before = describeProcess();
    expect(new Blob(['text']).size).toBe(4);
    expect(findChanges(before, describeProcess())).toEqual([]);
  });
});

describe('findChanges', () => {
  it('names what was added, replaced and removed', () => {
    const before = new Map<string, unknown>([
      ['process.cwd()', '/project'],
      ['process.env.PORT', '1'],
      ['globalThis.fetch', fetch],
      ['globalThis.undefined', undefined],
    ]);
    const after = new Map<string, unknown>([
      ['process.cwd()', '/other'],
      ['globalThis.fetch', fetch],
      ['globalThis.undefined', undefined],
      ['globalThis.added', undefined],
    ]);
    expect(findChanges(before, after)).toEqual(['process.cwd()', 'process.env.PORT', 'globalThis.added']);
  });
});
