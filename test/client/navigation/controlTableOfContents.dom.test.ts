import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  controlTableOfContents,
  listHeadingIds,
} from '../../../src/client/navigation/controlTableOfContents';
import { trackListeners } from '../trackListeners';
import { placeHeadings } from './placeHeadings';

const scrollIntoView = vi.fn<(this: Element) => void>();
let leavePage: () => void;

/** The links that are marked. */
const getMarked = () =>
  [...document.querySelectorAll('.toc [aria-current]')].map(
    (link) => `${link.textContent}: ${link.getAttribute('aria-current')}`,
  );

function scrollPage(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  leavePage = trackListeners();
  vi.stubGlobal('scrollY', 0);
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  placeHeadings({ 'a b': 100, rows: 600, 列: 1400 }, 3000);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<nav class="toc"><a href="/x/rows/#a%20b">A</a><a href="/x/rows/#rows">Rows</a><a href="/x/rows/#列">列</a></nav>`,
  );
});

afterEach(() => {
  leavePage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const control = () => controlTableOfContents(document.querySelector<HTMLElement>('.toc')!);

describe('listHeadingIds', () => {
  it('decodes what the table of contents leads to', () => {
    expect(listHeadingIds()).toEqual(['a b', 'rows', '列']);
  });

  it('lists none on a page without one', () => {
    document.querySelector('.toc')!.remove();
    expect(listHeadingIds()).toEqual([]);
  });
});

describe('controlTableOfContents', () => {
  it('marks the heading under the eyes of the user, at the start and as the page moves', () => {
    control();
    expect(getMarked()).toEqual(['A: location']);
    scrollPage(600);
    expect(getMarked()).toEqual(['Rows: location']);
    scrollPage(3000 - innerHeight);
    expect(getMarked()).toEqual(['列: location']);
  });

  it('takes the mark away above the first heading', () => {
    control();
    placeHeadings({ 'a b': 500 }, 3000);
    document.body.insertAdjacentHTML('beforeend', '<nav class="toc"><a href="#a%20b">A</a></nav>');
    control();
    expect(getMarked()).toEqual([]);
  });

  it('follows a link within the page', () => {
    control();
    vi.stubGlobal('scrollY', 600);
    dispatchEvent(new Event('hashchange'));
    vi.runAllTimers();
    expect(getMarked()).toEqual(['Rows: location']);
  });

  describe('near the end of the page, where two headings are in view', () => {
    const end = 1600 - innerHeight;

    beforeEach(() => {
      placeHeadings({ 'a b': 100, rows: 1100, 列: 1400 }, 1600);
      document.body.insertAdjacentHTML(
        'beforeend',
        `<nav class="toc"><a href="#a%20b">A</a><a href="#rows">Rows</a><a href="#列">列</a></nav>`,
      );
      scrollPage(end);
    });

    afterEach(() => history.replaceState(null, '', ' '));

    it.each(['rows', '列'])('marks the one that a link led to, until the user moves on: %s', (id) => {
      control();
      expect(getMarked()).toEqual(['列: location']);
      history.replaceState(null, '', `#${id}`);
      document.querySelector<HTMLElement>(`.toc [href="#${id}"]`)!.click();
      scrollPage(end);
      expect(document.querySelector('.toc [aria-current]')!.getAttribute('href')).toBe(`#${id}`);
      scrollPage(end - 1);
      expect(getMarked()).toEqual(['列: location']);
    });

    it('follows a link in the text', () => {
      control();
      history.replaceState(null, '', '#rows');
      dispatchEvent(new Event('hashchange'));
      vi.runAllTimers();
      expect(getMarked()).toEqual(['Rows: location']);
    });
  });

  it('keeps the mark in view, and moves nothing while the heading stays the same', () => {
    control();
    scrollPage(600);
    scrollPage(620);
    expect(scrollIntoView.mock.contexts.map((link) => (link as Element).textContent)).toEqual(['A', 'Rows']);
    expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' });
  });
});
