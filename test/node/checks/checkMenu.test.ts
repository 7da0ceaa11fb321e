import { expect, it } from 'vitest';
import { checkMenu } from '../../../src/node/checks/checkMenu';
import type { NavigationEntry } from '../../../src/shared/navigation/navigation';

const FILE = 'data/navigation/charts.ts';

const LINES = [
  "{ pathname: '/x/react-charts-group', children: [",
  "  { pathname: '/x/react-charts' },",
  "  { pathname: '/x/react-charts/bars' },",
  "  { pathname: '/x/react-charts/bars/#color', title: 'Color' },",
  "  { pathname: '/x/api/charts/bar-chart' },",
  "  { pathname: 'https://mui.com/x/', title: 'Overview' },",
];

const ENTRIES: NavigationEntry[] = [
  {
    pathname: '/x/react-charts-group',
    children: [
      { pathname: '/x/react-charts' },
      { pathname: '/x/react-charts/bars' },
      { pathname: '/x/react-charts/bars/#color', title: 'Color' },
      { pathname: '/x/api/charts/bar-chart' },
      { pathname: 'https://mui.com/x/', title: 'Overview' },
    ],
  },
];

function check(...added: NavigationEntry[]) {
  const text = [...LINES, ...added.map(({ pathname }) => `'${pathname}'`)].join('\n');
  return checkMenu([...ENTRIES, ...added], [{ file: FILE, text }]);
}

/** An entry below so many groups. */
function nest(entry: NavigationEntry, groups: number): NavigationEntry {
  return groups === 0 ? entry : { pathname: `/x/level-${groups}-group`, children: [nest(entry, groups - 1)] };
}

it('finds nothing in a menu of pages, places, files and links', () => {
  expect(check({ pathname: '/x/llms.txt' }, nest({ pathname: '/x/react-charts/pie' }, 5))).toEqual([]);
});

it.each<[entry: NavigationEntry, message: string]>([
  [{ pathname: '/x/react-charts/pie', title: ' - ' }, 'The title “ - ” does not begin with a letter. Write'],
  [
    { pathname: '/x/react-charts/Pie' },
    'No folder below data/ can have this address. Write lower-case words',
  ],
  [{ pathname: '/x/charts/pie' }, 'No folder below data/ can have this address'],
  [{ pathname: '/x/react-charts/bars/hooks-api' }, 'The address is that of the tab of another page. Name'],
])('names the line of %j', (entry, message) => {
  expect(check(entry)).toContainEqual({
    file: FILE,
    line: LINES.length + 1,
    message: expect.stringContaining(`\`${entry.pathname}\`: ${message}`),
  });
});

it('finds an entry that is too deep', () => {
  const messages = check(nest({ pathname: '/x/react-charts/pie' }, 6)).map(({ message }) => message);
  expect(messages).toEqual(['`/x/react-charts/pie`: The entry is on level 7. The menu has 6: move it up.']);
});

it('lets a title be absent by intent', () => {
  expect(check({ pathname: '/x/react-charts/pie', title: false })).toEqual([]);
});
