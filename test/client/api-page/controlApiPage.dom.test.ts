import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlApiPage } from '../../../src/client/api-page/controlApiPage';
import { trackListeners } from '../trackListeners';
import { createListPage } from './createListPage';

const announce = vi.fn<(text: string) => void>();
let root: HTMLElement;
let leavePage: () => void;

function start(hash = ''): void {
  history.replaceState(null, '', `/x/api/data-grid/data-grid/${hash}`);
  const t = (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(' ');
  controlApiPage(root, { t, announce, language: 'en' });
}

function find<Found extends HTMLElement>(selector: string): Found {
  return root.querySelector<Found>(selector)!;
}

function press(element: HTMLElement): boolean {
  return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  localStorage.clear();
  announce.mockReset();
  leavePage = trackListeners();
  root = createListPage();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  document.body.append(root);
});

afterEach(() => {
  vi.useRealTimers();
  leavePage();
  root.remove();
});

describe('the filter', () => {
  const isShown = (id: string) => !find(id).closest('[aria-hidden]');

  function type(text: string): void {
    find<HTMLInputElement>('[name="filter"]').value = text;
    find('form').dispatchEvent(new Event('input', { bubbles: true }));
  }

  it('shows names first, and what has the words in its text when asked', () => {
    start();
    type('rows');
    const shown = () => ['#grid-prop-rows', '#grid-prop-pageSize', '#grid-css-cell'].map((id) => isShown(id));
    expect(shown()).toEqual([true, false, false]);
    expect(find('.api-more').textContent).toContain('apiRows.more 1');
    press([...root.querySelectorAll('button')].find((button) => button.textContent === 'apiRows.showMore')!);
    expect(shown()).toEqual([true, true, false]);
    expect(find('output').textContent).toBe('apiRows.matches 2 3');
    type('how many rows');
    expect(shown()).toEqual([false, true, false]);
  });

  it('is in the address, and comes from it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    start('?filter=cell#grid-css-cell');
    expect([isShown('#grid-prop-rows'), isShown('#grid-css-cell')]).toEqual([false, true]);
    type('pag');
    vi.runAllTimers();
    expect(location.search + location.hash).toBe('?filter=pag#grid-css-cell');
    type('');
    vi.runAllTimers();
    expect(location.search).toBe('');
  });

  it('has its boxes in the address too, beside what is not its own', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    start('?required=on&version=8.2');
    expect([isShown('#grid-prop-rows'), isShown('#grid-prop-pageSize')]).toEqual([true, false]);
    expect(find<HTMLInputElement>('[name="required"]').checked).toBe(true);
    find<HTMLInputElement>('[name="required"]').checked = false;
    find<HTMLInputElement>('[name="current"]').checked = true;
    type('');
    vi.runAllTimers();
    expect(location.search).toBe('?version=8.2&current=on');
  });

  it('looks in what a row says, not in the names of its demos', () => {
    find('#grid-prop-rows .api-body').insertAdjacentHTML(
      'beforeend',
      '<p class="api-demos">Demos: Cells</p>',
    );
    start();
    type('cells');
    expect(find('output').textContent).toBe('apiRows.noMatch');
  });

  it('offers a way out where nothing matches: to clear it, or to search the site', () => {
    start();
    const wayOut = find('.api-no-match');
    expect(wayOut.hidden).toBe(true);
    type(' a & b ');
    expect(wayOut.hidden).toBe(false);
    expect(wayOut.querySelector('a')!.getAttribute('href')).toBe('/x/search/?q=a+%26+b');
    expect(root.hasAttribute('data-filtered')).toBe(true);
    press(wayOut.querySelector('button')!);
    expect(wayOut.hidden).toBe(true);
    expect(isShown('#grid-prop-rows')).toBe(true);
    expect(document.activeElement).toBe(find('[name="filter"]'));
    expect(root.hasAttribute('data-filtered')).toBe(false);
  });

  it('leaves lists without rows out of the contents list', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<nav class="toc"><li><a href="#props">Props</a></li><li><a href="#classes">Classes</a></li><li><a href="#other">Other</a></li></nav>',
    );
    find('[data-kind="props"]').insertAdjacentHTML('afterbegin', '<h2 id="props">Props</h2>');
    find('[data-kind="classes"]').insertAdjacentHTML('afterbegin', '<h2 id="classes">Classes</h2>');
    const listShown = () =>
      [...document.querySelectorAll<HTMLElement>('.toc li:not([hidden])')].map((line) => line.textContent);
    start();
    type('cell');
    await expect.poll(() => listShown()).toEqual(['Classes', 'Other']);
    type('');
    await expect.poll(() => listShown()).toEqual(['Props', 'Classes', 'Other']);
    document.querySelector('.toc')!.remove();
  });

  it('is answered, not sent', () => {
    start();
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it('holds what the browser kept of it over a reload', () => {
    find<HTMLInputElement>('[name="filter"]').value = 'cell';
    start();
    expect([isShown('#grid-prop-rows'), isShown('#grid-css-cell')]).toEqual([false, true]);
  });

  it('opens a list that is folded, with the first word', () => {
    start();
    const fold = find<HTMLDetailsElement>('[data-kind="classes"] > details');
    type('');
    expect(fold.open).toBe(false);
    type('cell');
    expect(fold.open).toBe(true);
    type('');
    expect(fold.open).toBe(true);
  });
});

describe('the layout of the lists', () => {
  it('is a table when something else is stored', () => {
    localStorage.setItem('apiPage_props', '"><img src=x>');
    start();
    expect(root.dataset.layout).toBeUndefined();
  });

  it('is a table on pages without the switch', () => {
    localStorage.setItem('apiPage_props', 'collapsed');
    find('[data-action="api-layout"]').remove();
    start();
    expect(root.dataset.layout).toBeUndefined();
  });
});

describe('a press on an open row of a collapsed list', () => {
  it.each([
    ['opens a shortened type', '#grid-prop-pageSize summary', {}],
    ['follows a link into a new tab', '#grid-prop-pageSize .api-name > a', { ctrlKey: true }],
  ])('%s, and leaves the row open', (_does, selector, modifiers) => {
    localStorage.setItem('apiPage_props', 'collapsed');
    start();
    const row = find('#grid-prop-pageSize');
    press(row.querySelector<HTMLElement>('.api-name')!);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
    expect(find(selector).dispatchEvent(event)).toBe(true);
    expect(row.dataset.open).toBe('');
  });
});

describe('a link to a row', () => {
  it.each(['#%E0%A4%A', '#nothing', '#', '#grid-prop-rows"]'])(
    'that names nothing does nothing: %s',
    (hash) => {
      expect(() => start(hash)).not.toThrow();
      expect(root.querySelector('[data-open]')).toBeNull();
    },
  );
});

describe('a type', () => {
  it('opens in the list of types too, below the text that mentions it', () => {
    start();
    const link = find('#type-Rows .api-type-link');
    expect(press(link)).toBe(false);
    expect(find('#type-Rows > .api-unfolded').textContent).toBe('Rownext: Row');
    press(find('#grid-prop-rows .api-type-link'));
    expect(find('#grid-prop-rows .api-unfolded').textContent).toBe('Rows= Row[]');
  });

  it('opens above the members of a definition, where they would be between it and the text', () => {
    start();
    const body = find('#type-Rows');
    body.append(document.createElement('dl'));
    const parts = () => [...body.children].map(({ localName, className }) => className || localName);
    press(find('#type-Rows .api-type-link'));
    expect(parts()).toEqual(['p', 'api-unfolded', 'dl']);
    find('#type-Rows > p').append(
      Object.assign(document.createElement('a'), { href: '#type-Rows', className: 'api-type-link' }),
    );
    press(find('#type-Rows > p > a:last-child'));
    expect(parts()).toEqual(['p', 'api-unfolded', 'api-unfolded', 'dl']);
    press(find('#type-Rows .api-type-link'));
    expect(parts()).toEqual(['p', 'api-unfolded', 'dl']);
  });

  it('opens below the default that is on the line of the text', () => {
    start();
    find('#grid-prop-rows .api-facts').append(document.createElement('span'));
    press(find('#grid-prop-rows .api-type-link'));
    expect(find('#grid-prop-rows .api-facts').lastElementChild!.className).toBe('api-unfolded');
  });

  it('is an ordinary link where no line takes its definition, and when it is one of another page', () => {
    start();
    const link = find('#grid-prop-rows .api-type-link');
    root.append(link);
    expect(press(link)).toBe(true);
    find('#grid-prop-pageSize .api-facts').append(link);
    link.setAttribute('href', '/x/api/charts/bar-chart/#type-Rows');
    expect(press(link)).toBe(true);
    expect(root.querySelector('.api-unfolded')).toBeNull();
  });

  it('is an ordinary link for a press with a modifier', () => {
    start();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    expect(find('#grid-prop-rows .api-type-link').dispatchEvent(event)).toBe(true);
  });
});
