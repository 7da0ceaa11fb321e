import { expect, it, vi } from 'vitest';
import { watchDocument } from './watchDocument';

it('leaves nothing of what a file did to the page', () => {
  const leave = watchDocument();
  const scrollBefore = Reflect.get(Element.prototype, 'scrollIntoView');
  const listener = vi.fn<() => void>();
  for (const target of [globalThis, document, document.documentElement, document.body]) {
    target.addEventListener('press', listener);
  }
  document.documentElement.dir = 'rtl';
  document.body.innerHTML = '<main></main>';
  document.head.innerHTML = '<style data-emotion="css"></style><style></style>';
  Element.prototype.scrollIntoView = () => {};
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('query', 'rows');
  document.cookie = 'language=zh; path=/';
  history.replaceState(null, '', '/x/react-charts/');
  Object.assign(globalThis, { theme: {}, matchMedia: () => ({ matches: true }) });

  leave();

  for (const target of [globalThis, document, document.documentElement, document.body]) {
    target.dispatchEvent(new Event('press', { bubbles: true }));
  }
  expect(listener).not.toHaveBeenCalled();
  expect(document.documentElement.outerHTML).toBe(
    '<html><head><style data-emotion="css"></style></head><body></body></html>',
  );
  expect(Reflect.get(Element.prototype, 'scrollIntoView')).toBe(scrollBefore);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(location.pathname).toBe('/');
  expect(globalThis).not.toHaveProperty('theme');
  expect(globalThis.matchMedia).toBeUndefined();
});
