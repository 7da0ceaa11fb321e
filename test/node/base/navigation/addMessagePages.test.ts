import { describe, expect, it } from 'vitest';
import { addMessagePages } from '../../../../src/node/base/navigation/addMessagePages';

const BARS = { pathname: '/x/react-charts/bars' };
const API = { pathname: '/x/api/charts' };
const ERRORS = { pathname: '/x/react-charts/errors', title: 'Errors' };
const PAGE = { section: '/x/charts-group', entry: ERRORS };

const createSection = (...children: object[]) => ({
  pathname: '/x/charts-group',
  children: [BARS, ...children] as (typeof BARS)[],
});

describe('addMessagePages', () => {
  it('adds a page to the resources of its product, however deep they are', () => {
    const group = (...children: object[]) => ({
      pathname: '/x/parts',
      children: [{ pathname: '/x/resources', subheader: 'Resources', children }],
    });
    expect(addMessagePages([createSection(group(API))], [PAGE])).toEqual([createSection(group(API, ERRORS))]);
  });

  it('adds it at the end where there are none, and changes no other section', () => {
    const other = { pathname: '/x/grid-group', children: [API] };
    expect(addMessagePages([other, createSection()], [PAGE])).toEqual([other, createSection(ERRORS)]);
    expect(addMessagePages([createSection()], [])).toEqual([createSection()]);
  });
});
