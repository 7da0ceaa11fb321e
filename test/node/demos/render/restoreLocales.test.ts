import dayjs from 'dayjs';
import moment from 'moment';
import { beforeAll, expect, it } from 'vitest';
import { restoreLocales } from '../../../../src/node/demos/render/restoreLocales';

beforeAll(() => {
  moment.updateLocale('en-orders', { weekdays: ['1', '2', '3', '4', '5', '6', '7'] });
  dayjs.locale({ ...dayjs.Ls.en!, name: 'en-orders' });
});

it('names the libraries with another locale, and gives them English again', () => {
  expect(moment('2026-05-12').format('dddd')).toBe('3');
  expect(restoreLocales()).toEqual(['Moment.js', 'Day.js']);
  expect(moment('2026-05-12').format('dddd')).toBe('Tuesday');
  expect(dayjs.locale()).toBe('en');
  expect(restoreLocales()).toEqual([]);
});
