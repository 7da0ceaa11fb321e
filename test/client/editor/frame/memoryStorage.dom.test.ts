import { expect, it } from 'vitest';
import { provideStorage } from '../../../../src/client/editor/frame/memoryStorage';

it('gives a document storages of its own, which do what storages do', () => {
  provideStorage();
  localStorage.setItem('size', 4 as unknown as string);
  sessionStorage.setItem('a', '1');
  expect(localStorage.getItem('size')).toBe('4');
  expect(localStorage.getItem('a')).toBeNull();
  expect(localStorage.length).toBe(1);
  expect(localStorage.key(0)).toBe('size');
  expect(localStorage.key(1)).toBeNull();
  localStorage.removeItem('size');
  expect(localStorage.length).toBe(0);
  sessionStorage.clear();
  expect(sessionStorage.getItem('a')).toBeNull();
});
