import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listStoredGroups } from '../../../src/client/search/listStoredGroups';
import { recordVisit } from '../../../src/client/search/recordVisit';
import { addQuery } from '../../../src/client/search/storedLists';
import { createIndex } from './engine/createIndex';

const say = (key: string) => key;
const listOptions = (group: number, onQuery = () => {}) =>
  listStoredGroups(createIndex(), say, onQuery)[group]!.options;

beforeEach(() => localStorage.clear());

describe('listStoredGroups', () => {
  it('is empty for a user who is new', () => {
    expect(listStoredGroups(createIndex(), say, () => {}).map(({ options }) => options)).toEqual([[], []]);
  });

  it('repeats a search, and forgets it', () => {
    addQuery('page size');
    const onQuery = vi.fn<(query?: string) => void>();
    const [option] = listOptions(0, onQuery);
    option!.run!();
    expect(onQuery).toHaveBeenCalledExactlyOnceWith('page size');
    option!.remove!();
    expect(listOptions(0)).toEqual([]);
  });

  it('leads to pages that were read, in either language, without the name of the site', () => {
    recordVisit('/zh/x/react-charts/', '图表 - MUI X');
    recordVisit('/x/react-data-grid/', 'Data Grid - MUI X');
    expect(listOptions(1).map(({ content, href }) => [content, href])).toEqual([
      ['Data Grid', '/x/react-data-grid/'],
      ['图表', '/zh/x/react-charts/'],
    ]);
    listOptions(1)[0]!.remove!();
    expect(listOptions(1).map(({ href }) => href)).toEqual(['/zh/x/react-charts/']);
  });

  it('leaves out pages that are gone, and all while the pages are not known', () => {
    recordVisit('/x/react-gone/', 'Gone');
    recordVisit('/x/react-charts/', 'Charts');
    expect(listOptions(1).map(({ href }) => href)).toEqual(['/x/react-charts/']);
    expect(listStoredGroups(undefined, say, () => {})[1]!.options).toEqual([]);
  });

  it('shows six pages at most', () => {
    const { pages } = createIndex();
    const many = Array.from({ length: 8 }, (_, index) => ({ ...pages[0]!, pathname: `/x/page-${index}` }));
    many.forEach(({ pathname, title }) => recordVisit(`${pathname}/`, title));
    const index = { ...createIndex(), pages: many };
    expect(listStoredGroups(index, say, () => {})[1]!.options).toHaveLength(6);
  });
});
