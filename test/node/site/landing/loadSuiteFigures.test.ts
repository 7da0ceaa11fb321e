import { describe, expect, it } from 'vitest';
import { listMajors } from '../../../../src/node/site/landing/loadSuiteFigures';

describe('listMajors', () => {
  it.each([
    ['^17.0.0 || ^18.0.0 || ^19.0.0', ['17', '18', '19']],
    ['>=18', ['18']],
    ['', []],
  ])('reads the range %j', (range, majors) => {
    expect(listMajors(range)).toEqual(majors);
  });
});
