// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { getEntryTitle } from '../../../src/node/navigation/getEntryTitle';
import { moveActiveMark } from '../../../src/client/navigation/moveActiveMark';
import { renderMenu } from '../../../src/node/navigation/renderMenu';
import { alpha5 } from '../../node/navigation/fixtures/alpha5';
import { MENU_LABELS } from '../../node/navigation/fixtures/menuLabels';

const SECTION = '/x/react-data-grid-group';
const START = '/x/react-data-grid/sorting';

function render(activePathname: string): HTMLElement {
  const root = document.createElement('nav');
  root.innerHTML = renderMenu({
    entries: alpha5,
    section: SECTION,
    language: 'en',
    getTitle: (entry) => getEntryTitle(entry),
    labels: MENU_LABELS,
    activePathname,
  });
  return root;
}

function getGroup(root: HTMLElement, title: string): HTMLDetailsElement {
  return [...root.querySelectorAll('details')].find(
    (group) => group.querySelector('summary')!.textContent === title,
  )!;
}

/** All that the mark changes in a menu. */
const getState = (menu: HTMLElement) => ({
  active: [...menu.querySelectorAll<HTMLElement>('.app-drawer-active[aria-current="page"]')].map((link) =>
    link.getAttribute('href'),
  ),
  marked: menu.querySelectorAll('[aria-current]').length,
  open: [...menu.querySelectorAll('details')].map((group) => group.open),
  above: [...menu.querySelectorAll('summary')].map((summary) => summary.matches('.algolia-lvl0')),
});

describe('moveActiveMark', () => {
  it('moves the mark to the link of the page', () => {
    const root = render(START);
    moveActiveMark(root, '/x/react-data-grid/pagination/');
    const marked = [...root.querySelectorAll('.app-drawer-active, [aria-current="page"]')];
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/x/react-data-grid/pagination/']);
  });

  it('opens the groups above the page, and them alone', () => {
    const root = render(START);
    moveActiveMark(root, '/x/react-data-grid/filtering/quick-filter/');
    expect([...root.querySelectorAll('details')].filter(({ open }) => open)).toEqual([
      getGroup(root, 'Data Grid'),
      getGroup(root, 'Filtering'),
    ]);
  });

  it('does not close what is open', () => {
    const root = render('/x/react-data-grid/filtering/quick-filter');
    getGroup(root, 'Columns').open = true;
    moveActiveMark(root, '/x/introduction/support/');
    const open = [...root.querySelectorAll('details')].filter((group) => group.open);
    expect(open).toEqual([
      getGroup(root, 'Introduction'),
      getGroup(root, 'Data Grid'),
      getGroup(root, 'Columns'),
      getGroup(root, 'Filtering'),
    ]);
  });

  it('removes the mark for a page that the menu does not name', () => {
    const root = render(START);
    moveActiveMark(root, '/x/react-data-grid/prompt/');
    expect(root.querySelector('.app-drawer-active, [aria-current], .algolia-lvl0')).toBeNull();
  });

  it('finds addresses of any characters', () => {
    const root = document.createElement('nav');
    root.innerHTML = '<a></a>';
    root.querySelector('a')!.setAttribute('href', '/x/"]');
    moveActiveMark(root, '/x/"]');
    expect(root.querySelector('.app-drawer-active')).not.toBeNull();
  });

  it('leaves details around the menu alone', () => {
    const around = document.createElement('details');
    around.append(render(START));
    moveActiveMark(around.firstElementChild as HTMLElement, '/x/react-data-grid/pagination/');
    expect(around.open).toBe(false);
  });

  it('leaves the menu as a full load of the page would, for every page of the menu', () => {
    const root = render(START);
    const hrefs = [...root.querySelectorAll('a:not(.menu-external)')].map((link) =>
      link.getAttribute('href')!,
    );
    expect(hrefs).toHaveLength(5 + 1 + 86 + 3 + 13);
    for (const href of hrefs) {
      root.querySelectorAll('details').forEach((group) => group.removeAttribute('open'));
      moveActiveMark(root, href);
      expect(getState(root)).toEqual(getState(render(href.replace(/\/$/, ''))));
    }
  });
});
