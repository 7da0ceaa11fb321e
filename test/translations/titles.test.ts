import { expect, it } from 'vitest';
import { navigation } from '../../data/navigation';
import { listTitledPathnames } from '../../src/node/checks/checkMenuTitles';
import titles from '../../translations/titles-zh.json';

it('the Chinese menu has a title for each entry', () => {
  expect(Object.keys(titles)).toEqual(listTitledPathnames(navigation));
});
