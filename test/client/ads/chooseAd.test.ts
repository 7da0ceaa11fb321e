import { describe, expect, it } from 'vitest';
import { chooseAd, chooseShape, createSlotLabel, isBot } from '../../../src/client/ads/chooseAd';
import { UNKNOWN_SOURCE } from '../../../src/client/ads/watchAdSource';

const BLOCKED = { blocked: true, backers: false };
const HERE = { blocked: false, backers: false };
const FILLER = { blocked: false, backers: true };

describe('chooseAd', () => {
  it.each([
    ['nothing for bots, whatever the source', BLOCKED, true, 0, 'none', undefined],
    ['the appeal when blocked, below 0.2', BLOCKED, false, 0, 'appeal', 'in-house-adblock'],
    ['the appeal just below 0.2', BLOCKED, false, 0.1999, 'appeal', 'in-house-adblock'],
    ['an in-house ad from 0.2', BLOCKED, false, 0.2, 'in-house', 'in-house'],
    ['an in-house ad up to 1', BLOCKED, false, 0.9999, 'in-house', 'in-house'],
    ['blocked before filler', { blocked: true, backers: true }, false, 0.5, 'in-house', 'in-house'],
    ['an in-house ad for the filler', FILLER, false, 0, 'in-house', 'in-house-carbon'],
    ['the script while nothing is known', UNKNOWN_SOURCE, false, 0, 'script', 'carbon'],
    ['the script when its block is there', HERE, false, 0, 'script', 'carbon'],
  ] as const)('%s', (_name, source, isOff, draw, content, kind) => {
    expect(chooseAd(source, { isOff, isDocsDomain: true, draw })).toEqual(
      kind ? { content, kind } : { content },
    );
  });

  it.each([
    ['nothing is known', UNKNOWN_SOURCE],
    ['a block is missing', BLOCKED],
    ['a block is there', HERE],
  ])('an in-house ad off the docs domain for every draw, when %s', (_name, source) => {
    for (const draw of [0, 0.1999, 0.2, 0.9999]) {
      expect(chooseAd(source, { isOff: false, isDocsDomain: false, draw })).toEqual({
        content: 'in-house',
        kind: 'in-house',
      });
    }
    expect(chooseAd(source, { isOff: true, isDocsDomain: false, draw: 0 })).toEqual({ content: 'none' });
  });
});

describe('isBot', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
    ['SomeBOT', true],
    ['a Crawler', true],
    ['spider', true],
    ['Robot', true],
    ['crawling agent', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36', false],
    ['', false],
  ])('%s: %s', (userAgent, expected) => {
    expect(isBot(userAgent)).toBe(expected);
  });
});

describe('chooseShape', () => {
  it.each([
    [0, 'inline'],
    [0.1999, 'inline'],
    [0.2, 'image'],
    [0.9999, 'image'],
  ])('%s: %s', (draw, shape) => {
    expect(chooseShape(draw)).toBe(shape);
  });
});

describe('createSlotLabel', () => {
  it.each([
    [{ content: 'script', kind: 'carbon' }, 'image', 'carbon-body-top-image'],
    [{ content: 'appeal', kind: 'in-house-adblock' }, 'inline', 'in-house-adblock-body-top-inline'],
    [{ content: 'in-house', kind: 'in-house-carbon' }, 'image', 'in-house-carbon-body-top-image'],
    [{ content: 'none' }, 'image', null],
  ] as const)('%o in %s: %s', (choice, shape, label) => {
    expect(createSlotLabel(choice, shape)).toBe(label);
  });
});
