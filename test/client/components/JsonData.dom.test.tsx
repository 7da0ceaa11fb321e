import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonData } from '../../../src/client/components/JsonData';
import { readJsonData } from '../../../src/client/platform/readJsonData';

function write(data: unknown, id?: string): HTMLElement {
  const place = document.createElement('section');
  place.innerHTML = renderToStaticMarkup(<JsonData id={id} data={data} />);
  return place;
}

describe('JsonData', () => {
  it('is read as it was written, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(readJsonData(write(data))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  it.each(['</script><img src=x>', '<!-- <script>', '</SCRIPT >', '\u2028'])('holds %j as text', (text) => {
    const place = write({ text });
    expect(place.childElementCount).toBe(1);
    expect(readJsonData(place)).toEqual({ text });
  });

  it('is data to the browser: nothing runs, nothing is shown', () => {
    const element = write({}, 'demo-modules').querySelector('script')!;
    expect(element.type).toBe('application/json');
    expect(element.id).toBe('demo-modules');
  });
});

describe('readJsonData', () => {
  it('reads the data of the element, not that of one inside it', () => {
    const place = write('outer');
    place.prepend(write('inner'));
    expect(readJsonData(place)).toBe('outer');
  });
});
