import { describe, expect, it } from 'vitest';
import { getEntryTitle } from '../../../../src/node/base/navigation/getEntryTitle';
import { renderMenu, type RenderMenuOptions } from '../../../../src/node/base/navigation/renderMenu';
import { alpha5 } from './fixtures/alpha5';
import { MENU_LABELS } from './fixtures/menuLabels';

function render(options: Partial<RenderMenuOptions> = {}): HTMLElement {
  const root = document.createElement('nav');
  root.innerHTML = renderMenu({
    entries: alpha5,
    language: 'en',
    getTitle: (entry) => getEntryTitle(entry),
    labels: MENU_LABELS,
    ...options,
  });
  return root;
}

const getLink = (root: HTMLElement, pathname: string) =>
  root.querySelector(`a:is([href="${pathname}/"], [href="/zh${pathname}/"])`);

function getGroup(root: HTMLElement, title: string) {
  return [...root.querySelectorAll('details')].find(
    (group) => group.querySelector('summary')!.textContent === title,
  );
}

describe('renderMenu', () => {
  it('is one list with an item for each top-level entry', () => {
    const root = render();
    expect(root.children).toHaveLength(1);
    const titles = [...root.querySelectorAll(':scope > ul > li')].map(
      (item) => item.firstElementChild!.firstChild!.textContent,
    );
    expect(titles).toEqual(alpha5.map((entry) => getEntryTitle(entry)));
  });

  it('has items alone in its lists, and one thing or a heading with its list in an item', () => {
    const root = render({ section: '/x/react-charts-group' });
    expect(root.querySelectorAll('ul > :not(li)')).toHaveLength(0);
    const shapes = [...root.querySelectorAll('li')].map((item) =>
      [...item.children].map(({ localName }) => localName).join(),
    );
    expect(new Set(shapes)).toEqual(new Set(['a', 'details', 'span,ul']));
  });

  describe('of a section', () => {
    it('has every page of the product that is read', () => {
      const root = render({ section: '/x/react-data-grid-group' });
      expect(getGroup(root, 'Data Grid')!.querySelectorAll('a')).toHaveLength(86);
    });

    it('links the first pages of the other products', () => {
      const root = render({ section: '/x/react-data-grid-group' });
      const links = ['/x/react-date-pickers', '/x/react-charts', '/x/react-tree-view'].map((pathname) =>
        getLink(root, pathname),
      );
      expect(links.map((link) => link?.textContent)).toEqual([
        'Date and Time Pickers',
        'Charts',
        'Tree View',
      ]);
      expect(root.querySelector('[href^="/x/react-charts/bars"]')).toBeNull();
    });

    it('has every page of the groups that are no product', () => {
      const root = render({ section: '/x/react-tree-view-group' });
      expect(getGroup(root, 'Introduction')!.querySelectorAll('a')).toHaveLength(5);
      expect(getGroup(root, 'Common concepts')!.querySelectorAll('a')).toHaveLength(1);
      expect(getGroup(root, 'Migration')!.querySelectorAll('a')).toHaveLength(13);
    });

    it('that is no product has every product as a link', () => {
      const root = render({ section: '/x/introduction-group' });
      expect(root.querySelectorAll(':scope > ul > li > a:not(.menu-external)')).toHaveLength(4);
    });
  });

  describe('renders', () => {
    it('a group without subheader as closed details that hold its links', () => {
      const group = getGroup(render({ section: '/x/react-data-grid-group' }), 'Filtering')!;
      expect(group.open).toBe(false);
      expect(group.querySelectorAll('ul.menu-list > li > a')).toHaveLength(7);
    });

    it('a group with a single page as the link to it', () => {
      const page = { pathname: '/x/bars', title: 'Overview' };
      const inner = { pathname: '/x/bars-group', title: 'Bars', children: [page] };
      const root = render({ entries: [{ pathname: '/x/charts-group', title: 'Charts', children: [inner] }] });
      expect([...root.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(['Charts']);
      const link = root.querySelector('details > ul > li > a')!;
      expect([link.textContent, link.getAttribute('href')]).toEqual(['Bars', '/x/bars/']);
    });

    it('a group with subheader as a heading with its list', () => {
      const root = render({ section: '/x/react-data-grid-group' });
      const heading = [...root.querySelectorAll('.menu-heading')].find(
        (element) => element.textContent === 'Main features',
      )!;
      expect(heading.localName).not.toBe('a');
      expect(heading.nextElementSibling!.matches('ul.menu-list')).toBe(true);
      expect(heading.closest('li')!.querySelector(':scope > details')).toBeNull();
    });

    it('an entry with an empty list as a link', () => {
      const root = render({ entries: [{ pathname: '/x/a', children: [] }] });
      expect(getLink(root, '/x/a')?.getAttribute('href')).toBe('/x/a/');
    });

    it('no entry that stays out of the menu', () => {
      const entries = [{ pathname: '/x/a', inSideNav: false }, { pathname: '/x/b' }];
      expect(render({ entries }).querySelectorAll('li')).toHaveLength(1);
    });
  });

  describe('links', () => {
    it('in the language of the user, with a trailing slash', () => {
      const root = render({ language: 'zh' });
      expect(getLink(root, '/x/introduction/licensing')!.getAttribute('href')).toBe(
        '/zh/x/introduction/licensing/',
      );
      expect(getLink(root, '/x/react-charts')!.getAttribute('href')).toBe('/zh/x/react-charts/');
    });

    it('to an anchor with its hash', () => {
      const root = render({ entries: [{ pathname: '/x/react-charts/#planned-charts' }], language: 'zh' });
      expect(root.querySelector('a')!.getAttribute('href')).toBe('/zh/x/react-charts/#planned-charts');
    });

    it('to a file without slash and language', () => {
      const root = render({ entries: [{ pathname: '/x/llms.txt' }], language: 'zh' });
      expect(root.querySelector('a')!.getAttribute('href')).toBe('/x/llms.txt');
    });

    it('to another site by its address', () => {
      const entries = [{ pathname: 'https://mui.com/store/', title: 'Store' }];
      const link = render({ entries, language: 'zh' }).querySelector('a.menu-external')!;
      expect(link.getAttribute('href')).toBe('https://mui.com/store/');
      expect(link.getAttribute('rel')).toBe('noopener');
    });
  });

  describe('with an active page', () => {
    const route = '/x/react-data-grid/filtering/quick-filter';
    const root = render({ section: '/x/react-data-grid-group', activePathname: route });

    it('marks its link and no other', () => {
      const links = root.querySelectorAll('.app-drawer-active');
      expect([...links].map((link) => link.getAttribute('href'))).toEqual([`${route}/`]);
      expect(root.querySelectorAll('[aria-current]')).toHaveLength(1);
      expect(links[0]!.getAttribute('aria-current')).toBe('page');
    });

    it('opens the groups above it, marks them as such, and leaves the others closed', () => {
      const open = [...root.querySelectorAll('details[open]')].map((group) =>
        group.querySelector('summary')!,
      );
      expect(open.map(({ textContent }) => textContent)).toEqual(['Data Grid', 'Filtering']);
      expect(open.every((summary) => summary.matches('.algolia-lvl0'))).toBe(true);
      expect(root.querySelectorAll('.algolia-lvl0')).toHaveLength(2);
    });

    it('marks the link of the page while a tab of it is read', () => {
      const activePathname = '/x/react-data-grid/components-api';
      const tabs = render({ section: '/x/react-data-grid-group', activePathname });
      expect(tabs.querySelector('.app-drawer-active')!.getAttribute('href')).toBe('/x/react-data-grid/');
    });

    it('outside the menu marks nothing, and opens its product alone', () => {
      const outside = render({
        section: '/x/react-data-grid-group',
        activePathname: '/x/react-data-grid/prompt',
      });
      expect(outside.querySelector('.app-drawer-active, .algolia-lvl0')).toBeNull();
      expect([...outside.querySelectorAll('[open]')]).toEqual([getGroup(outside, 'Data Grid')]);
    });

    it('throws for a pathname that is twice', () => {
      const entries = [{ pathname: '/x/a' }, { pathname: '/x/a' }];
      expect(() => render({ entries, activePathname: '/x/a' })).toThrow('twice');
    });
  });

  it('escapes titles, labels and addresses', () => {
    const attack = `"><script>alert('x')</script>&`;
    const entries = [
      { pathname: `/x/${attack}`, title: attack, newFeature: true, plan: 'pro' as const },
      { pathname: `https://mui.com/${attack}`, title: attack },
      {
        pathname: '/x/group',
        title: attack,
        children: [
          { pathname: '/x/heading', title: attack, subheader: 'Heading', children: [{ pathname: '/x/a' }] },
        ],
      },
    ];
    const labels = {
      plans: { pro: { name: attack, title: attack }, premium: { name: attack, title: attack } },
      marks: { newFeature: attack, planned: attack, unstable: attack },
    };
    const root = render({ entries, labels });
    expect(root.querySelector('script')).toBeNull();
    expect(root.querySelector('a')!.getAttribute('href')).toBe(`/x/${attack}/`);
    expect(root.querySelector('.menu-external')!.textContent).toBe(attack);
    expect(root.querySelector('summary')!.textContent).toBe(attack);
    expect(root.querySelector('.menu-heading')!.textContent).toBe(attack);
    expect(root.querySelector('.plan-pro')!.getAttribute('title')).toBe(attack);
  });
});
