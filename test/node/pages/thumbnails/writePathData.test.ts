import svgpath from 'svgpath';
import { describe, expect, it } from 'vitest';
import { writePathData } from '../../../../src/node/pages/thumbnails/writePathData';

describe('writePathData', () => {
  it.each([
    ['relates points to the one before', 'M10,10L15,12L30,9', 'M10 10l5 2 15-3'],
    ['shortens what is level or upright', 'M10,10L20,10L20,5', 'M10 10h10v-5'],
    ['rounds without adding up what it cuts off', 'M0,0L1.4,9L2.8,18L4.2,28', 'M0 0l1 9 2 9 1 10'],
    ['joins lines in one direction', 'M0,0L1,1L2,2L5,5', 'M0 0l5 5'],
    ['keeps a line that turns back', 'M0,0L9,0L4,0', 'M0 0h9-5'],
    ['leaves out a point that is there twice', 'M0,0L5,6L5.2,6.1L9,9', 'M0 0l5 6 4 3'],
    ['draws a short curve as a line', 'M0,0C1,2 3,4 6,6', 'M0 0l6 6'],
    ['keeps a long curve', 'M0,0C10,20 30,40 60,60', 'M0 0c10 20 30 40 60 60'],
    ['keeps an arc', 'M0,0A40.4,40.4 0 0 1 60,60', 'M0 0a40 40 0 0 1 60 60'],
    ['begins again after the end of an outline', 'M0,0h5v5zM9,9h5', 'M0 0h5v5z m9 9h5'],
  ])('%s', (_, data, expected) => {
    expect(writePathData(svgpath(data))).toBe(expected);
  });
});
