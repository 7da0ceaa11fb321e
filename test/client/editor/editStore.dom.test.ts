import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getEditKey, hasEdit } from '../../../src/client/editor/editKey';
import { readEdit, removeEdit, writeEdit } from '../../../src/client/editor/editStore';

const KEY = getEditKey('charts/bars/Stacked', { styling: 'css', variant: 'JS', dateLibrary: 'dayjs' });

const createEdit = (text: string) => ({ files: [{ name: 'Stacked.js', text }] });

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('the storage of edits', () => {
  it('keeps an edit by demo and source', () => {
    const edit = { ...createEdit('a'), isUntrusted: true, isUnfinished: true, link: 'q1Yq' };
    expect(writeEdit(KEY, edit)).toBe(true);
    expect(readEdit(KEY)).toEqual(edit);
    expect(hasEdit(KEY)).toBe(true);
    for (const other of [
      { styling: 'css', variant: 'TS', dateLibrary: 'dayjs' },
      { styling: 'css', variant: 'JS', dateLibrary: 'luxon' },
    ] as const) {
      const otherKey = getEditKey('charts/bars/Stacked', other);
      expect(readEdit(otherKey)).toBeUndefined();
      expect(hasEdit(otherKey)).toBe(false);
    }
    removeEdit(KEY);
    expect(readEdit(KEY)).toBeUndefined();
  });

  it.each([
    '',
    'x',
    'null',
    '[]',
    '{}',
    '{"files":[]}',
    '{"files":[{"name":"a"}]}',
    '{"files":[null]}',
    '{"files":"a"}',
  ])('reads nothing from %j', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readEdit(KEY)).toBeUndefined();
  });

  it('leaves out what an edit cannot have', () => {
    sessionStorage.setItem(
      KEY,
      '{"files":[{"name":"a","text":"b","c":1}],"isUntrusted":"yes","isUnfinished":1,"link":5}',
    );
    expect(readEdit(KEY)).toEqual({ files: [{ name: 'a', text: 'b' }] });
  });

  it('keeps no edit that is too long, and the one before', () => {
    writeEdit(KEY, createEdit('a'));
    expect(writeEdit(KEY, createEdit('a'.repeat(400_000)))).toBe(false);
    expect(readEdit(KEY)).toEqual(createEdit('a'));
  });

  it('makes room for the latest edits, and touches nothing else', () => {
    sessionStorage.setItem('visit-theme', 'kept');
    for (let index = 0; index < 12; index += 1) {
      expect(writeEdit(`${KEY}${index}`, createEdit('a'.repeat(250_000)))).toBe(true);
    }
    expect(sessionStorage.length).toBeLessThan(8);
    expect(readEdit(`${KEY}11`)).toBeDefined();
    expect(sessionStorage.getItem('visit-theme')).toBe('kept');
  });

  it('never throws', () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('out of reach');
      });
    }
    expect(writeEdit(KEY, createEdit('a'))).toBe(false);
    expect(readEdit(KEY)).toBeUndefined();
    expect(hasEdit(KEY)).toBe(false);
    removeEdit(KEY);
  });
});
