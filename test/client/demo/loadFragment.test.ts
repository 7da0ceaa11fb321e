import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getFragmentFiles, loadFragment } from '../../../src/client/demo/loadFragment';

const FRAGMENT = {
  system: { JS: [{ name: 'Bars.js', html: 'js' }, { name: 'data.js' }] },
  css: { TS: [{ name: 'Bars.tsx', html: 'css ts' }], JS: [{ name: 'Bars.js' }] },
};

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});

afterEach(() => vi.unstubAllGlobals());

describe('loadFragment', () => {
  it('fetches the fragment of a demo once', async () => {
    answer.mockImplementation(async () => Response.json(FRAGMENT));
    const demo = { pageId: 'charts/bars', name: 'Once' };
    expect(await Promise.all([loadFragment(demo, 'dayjs'), loadFragment(demo, 'dayjs')])).toEqual([
      FRAGMENT,
      FRAGMENT,
    ]);
    expect(answer.mock.calls.map(([href]) => href)).toEqual(['/demos/charts/bars/Once.json']);
  });

  it('fetches another fragment for each date library', async () => {
    answer.mockImplementation(async () => Response.json(FRAGMENT));
    const demo = { pageId: 'date-pickers/date-picker', name: 'Dates' };
    await Promise.all([
      loadFragment(demo, 'luxon'),
      loadFragment(demo, 'date-fns'),
      loadFragment(demo, 'luxon'),
    ]);
    expect(answer.mock.calls.map(([href]) => href)).toEqual([
      '/demos/date-pickers/date-picker/Dates.luxon.json',
      '/demos/date-pickers/date-picker/Dates.date-fns.json',
    ]);
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', async () => new Response('', { status: 503 })],
    ['a page instead of data', async () => new Response('<!doctype html>')],
  ])('tries again after %s', async (name, fail) => {
    const demo = { pageId: 'charts/bars', name: name.replaceAll(' ', '') };
    answer.mockImplementationOnce(fail);
    await expect(loadFragment(demo, 'dayjs')).rejects.toThrow();
    answer.mockImplementation(async () => Response.json(FRAGMENT));
    expect(await loadFragment(demo, 'dayjs')).toEqual(FRAGMENT);
  });
});

describe('getFragmentFiles', () => {
  it('takes code without types from the TypeScript of the page', () => {
    expect(
      getFragmentFiles(FRAGMENT, { variant: 'JS', styling: 'system', dateLibrary: 'dayjs' }, ['ts', 'data']),
    ).toEqual([
      { name: 'Bars.js', key: 'system-JS-dayjs-0', html: 'js' },
      { name: 'data.js', key: 'system-JS-dayjs-1', html: 'data' },
    ]);
  });

  it('takes code without types from the TypeScript of its styling', () => {
    expect(
      getFragmentFiles(FRAGMENT, { variant: 'JS', styling: 'css', dateLibrary: 'luxon' }, ['ts']),
    ).toEqual([{ name: 'Bars.js', key: 'css-JS-luxon-0', html: 'css ts' }]);
  });

  it('refuses a source that is not there', () => {
    expect(() =>
      getFragmentFiles({}, { variant: 'JS', styling: 'system', dateLibrary: 'dayjs' }, []),
    ).toThrow('no JS of system');
  });
});
