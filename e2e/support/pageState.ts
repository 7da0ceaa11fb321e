import type { Page } from '@playwright/test';

/** What a test may leave behind on a page; the inside of its demos is not part of it. */
export interface PageState {
  address: string;
  /** Attributes of the root and of the body. */
  roots: string[];
  cookies: string;
  storage: [name: string, value: string][];
  /** Everything that is open, edited, marked or in the way. */
  marks: string[];
}

/** What is there, or has this attribute, only while or after somebody uses it. */
const MARKS = [
  'details[open]',
  'dialog[open]',
  ':popover-open',
  '.settings-theme > *',
  '[role="menuitemcheckbox"][aria-checked="true"]',
  '[role="alert"]',
  '[inert]',
  '[data-edited]',
  '[data-full]',
  '[data-popup]',
  '[data-target]',
  '[data-copied]',
  '.cm-editor',
  '.demo-frame',
  '.demo-note',
  '.api-unfolded',
  ':is(.demo-stage, .demo-window):is([dir], [style]:not([style=""]), :has([data-styling]))',
];

/** Keys of the storage that a page writes by itself, whenever it comes to rest. */
const OWN_KEYS = ['search-visits'];

/** Reads what a test may have changed on a page. */
export function readPageState(page: Page): Promise<PageState> {
  return page.evaluate(
    ([marks, ownKeys]) => {
      const describe = (element: Element) =>
        [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`)].join(
          ' ',
        );
      const roots = [document.documentElement, document.body].map(describe);
      const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries({ ...storage }));
      const find = (mark: string) =>
        [...document.querySelectorAll(mark)]
          // A demo may have such parts of its own.
          .filter((element) => !element.parentElement?.closest('.demo-stage'))
          .map((element) => `${mark} in ${element.closest('[id]')?.id}`);
      const filled = [...document.querySelectorAll<HTMLInputElement>('.api-filter input')]
        .filter(({ value, type, checked, defaultChecked }) =>
          type === 'checkbox' ? checked !== defaultChecked : value !== '',
        )
        .map(({ value }) => `${value} in the filter`);
      // Of prop playgrounds.
      const codes = [...document.querySelectorAll('.prop-parts > .code code')].map(
        (code) => code.textContent,
      );
      return {
        address: location.href,
        roots,
        cookies: document.cookie.split('; ').toSorted().join('; '),
        storage: stored.filter(([name]) => !ownKeys.includes(name)).toSorted(),
        marks: [...marks.flatMap(find), ...filled, ...codes].toSorted(),
      };
    },
    [MARKS, OWN_KEYS] as const,
  );
}
