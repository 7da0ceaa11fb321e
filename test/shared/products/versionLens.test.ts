import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReleaseMoment } from '../../../src/shared/products/releases';
import {
  findLack,
  findNewestMinor,
  formatMoment,
  isBefore,
  listMinors,
  packMoment,
  unpackMoment,
} from '../../../src/shared/products/versionLens';

const minor = fc.tuple(fc.nat(20), fc.nat(40)).map(([major, number]) => `${major}.${number}`);

describe('isBefore', () => {
  it.each([
    ['8.9', '8.10', true],
    ['8.10', '8.9', false],
    ['7.29', '8.0', true],
    ['8.4', '8.4', false],
    ['latest', '8.4', false],
    ['8.4', '', false],
    ['8', '8.1', false],
  ])('of %s and %s: %s', (first, second, expected) => {
    expect(isBefore(first, second)).toBe(expected);
  });

  it('orders any two minors one way', () => {
    fc.assert(
      fc.property(minor, minor, (a, b) => {
        expect(Number(isBefore(a, b)) + Number(isBefore(b, a))).toBe(a === b ? 0 : 1);
      }),
    );
  });
});

describe('findLack', () => {
  it.each<[ReleaseMoment | undefined, string, string | undefined]>([
    [undefined, '8.0', undefined],
    [{ minor: '8.14' }, '8.13', 'missing'],
    [{ minor: '8.14' }, '8.14', undefined],
    [{ minor: '8.14' }, '8.2', 'missing'],
    [{ minor: '8.14' }, '9.0', undefined],
    [{ minor: '8.9', after: '8.3' }, '8.3', 'missing'],
    [{ minor: '8.9', after: '8.3' }, '8.4', 'unsure'],
    [{ minor: '8.9', after: '8.3' }, '8.8', 'unsure'],
    [{ minor: '8.9', after: '8.3' }, '8.9', undefined],
    [{ minor: '8.14' }, 'anything', undefined],
  ])('%o in %s: %s', (since, version, expected) => {
    expect(findLack(since, version)).toBe(expected);
  });
});

describe('formatMoment', () => {
  it.each<[ReleaseMoment, string]>([
    [{ minor: '8.5' }, '8.5'],
    [{ minor: '8.9', after: '8.3' }, '8.4–8.9'],
  ])('%o: %s', (moment, expected) => {
    expect(formatMoment(moment)).toBe(expected);
  });
});

describe('packMoment', () => {
  it('can be read back', () => {
    fc.assert(
      fc.property(minor, fc.option(minor, { nil: undefined }), (since, after) => {
        const moment = { minor: since, ...(after && { after }) };
        expect(unpackMoment(packMoment(moment))).toEqual(moment);
      }),
    );
  });
});

describe('listMinors', () => {
  it('begins with the newest', () => {
    expect(listMinors('8.3')).toEqual(['8.3', '8.2', '8.1', '8.0']);
  });

  it('is empty for what is no minor version', () => {
    expect(listMinors('')).toEqual([]);
  });
});

describe('findNewestMinor', () => {
  it.each([
    [['8.29.3', '8.9.10', '8.28.0'], '8.29'],
    [[], undefined],
    [['', 'next'], undefined],
  ])('of %o: %s', (versions, expected) => {
    expect(findNewestMinor(versions)).toBe(expected);
  });
});
