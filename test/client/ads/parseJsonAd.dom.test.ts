import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonAd, readTrackingImages } from '../../../src/client/ads/parseJsonAd';

describe('parseJsonAd', () => {
  it.each([
    ['the first with a link', [{}, { statlink: '//a' }], '//a'],
    ['none without a link', [{ company: 'x' }, { statlink: '' }], undefined],
    ['none in an empty list', [], undefined],
    ['none with a script as its link', [{ statlink: 'javascript:alert(1)' }], undefined],
    ['none with a disguised script', [{ statlink: ' \tJaVaScRiPt:alert(1)' }], undefined],
    ['none with data as its link', [{ statlink: 'data:text/html,x' }], undefined],
    ['the one after a script', [{ statlink: 'javascript:0' }, { statlink: 'https://b' }], 'https://b'],
    ['none of what is no record', [null, 7, 'text', [], [[]]], undefined],
  ])('%s', (_name, ads, link) => {
    expect(parseJsonAd({ ads })?.ad.link).toBe(link);
  });

  it.each([null, 7, 'ads', [], {}, { ads: null }, { ads: {} }, { ads: 'x' }, { other: [] }])(
    '%o has no list: no use in asking again',
    (answer) => {
      expect(parseJsonAd(answer)).toBeNull();
    },
  );

  it('cuts a text that has no room', () => {
    const found = parseJsonAd({
      ads: [{ statlink: '//a', company: 'x'.repeat(250_000), description: 'y'.repeat(250_000) }],
    });
    const { bold, text } = found!.ad.description;
    expect(`${bold}${text}`.length).toBeLessThan(700);
    expect(text).toMatch(/y…$/);
  });

  it('maps the fields', () => {
    const fields = {
      statlink: '//srv/click',
      statimp: '//srv/seen',
      image: 'https://cdn/a.png',
      company: 'Acme',
      description: 'Tools for <b>all</b>',
    };
    expect(parseJsonAd({ ads: [fields] })).toEqual({
      ad: {
        name: 'Acme',
        link: '//srv/click',
        img: 'https://cdn/a.png',
        description: { bold: 'Acme', text: ' - Tools for <b>all</b>' },
        poweredby: 'Carbon',
        label: 'carbon-demo-inline',
      },
      trackingImages: ['//srv/seen'],
    });
  });

  it('never throws, and never lets a link through that is none of the web', () => {
    const link = fc.constantFrom('https://a', '//a', 'ftp://a', 'javascript:0', '\tjavascript:0', 'data:,');
    const value = fc.oneof(link, fc.string(), fc.integer(), fc.constant(null), fc.constant({}));
    const fields = fc.record(
      { statlink: value, statimp: value, pixel: value, timestamp: value, image: value, company: value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(value, fc.record({ ads: fc.array(fields) })), (answer) => {
        const found = parseJsonAd(answer);
        const addresses = found ? [found.ad.link, ...found.trackingImages] : [];
        return addresses.every((address) => /^https?:$/.test(new URL(address, location.href).protocol));
      }),
      { numRuns: 50 },
    );
  });
});

describe('readTrackingImages', () => {
  it.each([
    [{ pixel: '//a/p?t=[timestamp]', timestamp: 17 }, ['//a/p?t=17']],
    [
      { pixel: '//a/1||//a/2?x=[timestamp]&y=[timestamp]', timestamp: '17' },
      ['//a/1', '//a/2?x=17&y=[timestamp]'],
    ],
    [{ statimp: '//s', timestamp: 17 }, ['//s']],
    [{ statimp: '//s', pixel: '//a' }, ['//s', '//a']],
    [{ pixel: '||//a||' }, ['//a']],
    [{ pixel: 'javascript:alert(1)||//a' }, ['//a']],
    [{ pixel: '//a?[timestamp]', timestamp: '$&' }, ['//a?$&']],
    [{ pixel: null, statimp: 7 }, ['7']],
    [{ pixel: {} }, []],
  ])('%o', (fields, images) => {
    expect(readTrackingImages(fields)).toEqual(images);
  });

  it('asks for no more than twenty images of a huge list', () => {
    expect(readTrackingImages({ pixel: '//a||'.repeat(100_000) })).toHaveLength(20);
  });
});
