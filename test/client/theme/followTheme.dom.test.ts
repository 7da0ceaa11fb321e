import './lightSystem';
import { expect, it } from 'vitest';
import { followTheme } from '../../../src/client/theme/followTheme';

it('removes styles of the prerendered page, once', () => {
  const addStyles = () => {
    document.head.innerHTML = '<style id="jss-server-side"></style>';
  };
  addStyles();
  followTheme('ltr');
  expect(document.head.childElementCount).toBe(0);
  addStyles();
  dispatchEvent(new Event('storage'));
  expect(document.head.childElementCount).toBe(1);
});
