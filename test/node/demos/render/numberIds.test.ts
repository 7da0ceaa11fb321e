import { expect, it } from 'vitest';
import { numberIds } from '../../../../src/node/demos/render/numberIds';

const createTree = (number: number) =>
  `<ul id="mui-tree-view-${number}"><li id="mui-tree-view-${number}-tools" aria-owns="mui-tree-view-${number}-saw"></li></ul>`;

it('numberIds counts in each demo from one, whatever was rendered before', () => {
  expect(numberIds(createTree(7), 'Tools-')).toBe(numberIds(createTree(12), 'Tools-'));
  expect(numberIds(createTree(7), 'Tools-')).toContain('aria-owns="Tools-mui-tree-view-1-saw"');
});

it('numberIds tells the trees of a demo, and the demos of a page, from each other', () => {
  const html = createTree(3) + createTree(4);
  expect([...numberIds(html, 'Tools-').matchAll(/<ul id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'Tools-mui-tree-view-1',
    'Tools-mui-tree-view-2',
  ]);
  expect(numberIds(html, 'Tools-')).not.toBe(numberIds(html, 'Plants-'));
});

it('numberIds leaves other ids as they are', () => {
  expect(numberIds('<li id="mail-12"></li>', 'Mail-')).toBe('<li id="mail-12"></li>');
});

it('numberIds counts the ids of React from one too, and gives them names that no live demo has', () => {
  const createField = (first: string, second: string) =>
    `<label for="_demo-Bars-r_${first}_">Day</label><input id="_demo-Bars-r_${first}_" aria-describedby="_demo-Bars-r_${second}_-text">`;
  expect(numberIds(createField('1e', 'k9'), 'demo-Bars-')).toBe(
    '<label for="_demo-Bars-s_1_">Day</label><input id="_demo-Bars-s_1_" aria-describedby="_demo-Bars-s_2_-text">',
  );
});

it('numberIds leaves the ids of server markup as they are: the live demo takes them over', () => {
  const markup = '<input id="_demo-Bars-R_1e_">';
  expect(numberIds(markup, 'demo-Bars-')).toBe(markup);
});
