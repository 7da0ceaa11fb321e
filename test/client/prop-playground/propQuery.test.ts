import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPropQuery, writePropQuery } from '../../../src/client/prop-playground/propQuery';
import type { ControlGroup, PropValues } from '../../../src/shared/prop-playground/propPlayground';

const href = '#';

const GROUPS: ControlGroup[] = [
  {
    name: 'chart',
    of: 'BarChart',
    title: 'Chart',
    controls: [
      { name: 'hideLegend', kind: 'switch', default: false, href },
      { name: 'layout', kind: 'choice', options: ['horizontal', 'vertical'], default: 'vertical', href },
      { name: 'columns', kind: 'choice', options: [true, 3, 4], href },
      { name: 'height', kind: 'number', initial: 280, href },
      { name: 'radius', kind: 'size', default: 0, href },
      { name: 'title', kind: 'text', href },
      { name: 'color', kind: 'color', href },
      { name: 'minDate', kind: 'date', href },
      { name: 'minTime', kind: 'time', href },
      { name: 'baseline', kind: 'size', options: ['min', 'max'], href },
    ],
  },
  {
    name: 'series',
    of: 'BarSeries',
    title: 'Series',
    controls: [
      { name: 'title', kind: 'text', href },
      { name: 'colors', kind: 'list', of: 'color', href },
      { name: 'sizes', kind: 'list', of: 'number', default: [25, 50], href },
      { name: 'views', kind: 'selection', options: ['year', 'month', 'day'], href },
    ],
  },
];

const read = (query: string) => readPropQuery(query, 'Bars', GROUPS);
const write = (values: PropValues, query = '') => writePropQuery(query, 'Bars', GROUPS, values);

const number = fc
  .double({ min: -9999, max: 9999, noNaN: true })
  .map((value) => Number(value.toFixed(3)) || 0);
const text = fc
  .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
  .filter((value) => value.length <= 200);
const color = fc.stringMatching(/^[\da-f]{6}$/).map((digits) => `#${digits}`);
const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const taken = fc.constant(null);

const anyValues = fc.record(
  {
    'chart.hideLegend': fc.constant(true),
    'chart.layout': fc.constant('horizontal'),
    'chart.columns': fc.constantFrom(true, 3, 4),
    'chart.height': fc.oneof(
      taken,
      number.filter((value) => value !== 280),
    ),
    'chart.radius': fc.oneof(
      number.filter((value) => value !== 0),
      fc.constantFrom('80%', '1e3', '0x10'),
    ),
    'chart.title': text,
    'chart.color': color,
    'chart.minDate': day,
    'chart.minTime': fc.constantFrom('00:00', '09:30', '23:59'),
    'chart.baseline': fc.oneof(number, fc.constantFrom('min', 'max')),
    'series.title': text,
    'series.colors': fc.array(color, { minLength: 1, maxLength: 20 }),
    'series.sizes': fc.array(number, { minLength: 3, maxLength: 20 }),
    'series.views': fc.subarray(['year', 'month', 'day'], { minLength: 1 }),
  },
  { requiredKeys: [] },
);

describe('the query of a prop playground', () => {
  it('says what is set, and nothing else', () => {
    expect(write({ 'chart.layout': 'horizontal', 'chart.height': null, 'series.sizes': [1, 2] })).toBe(
      '?Bars.chart.layout=horizontal&Bars.chart.height=&Bars.series.sizes=1&Bars.series.sizes=2',
    );
    expect(write({})).toBe('');
  });

  it('keeps other parameters, and replaces its own', () => {
    expect(write({ 'chart.title': 'b' }, '?a=1&Bars.chart.title=a&Pie.chart.title=c')).toBe(
      '?a=1&Pie.chart.title=c&Bars.chart.title=b',
    );
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(read(write(values))).toEqual({ ...values });
      }),
    );
  });

  it.each([
    ['an unknown prop', '?Bars.chart.width=3'],
    ['an unknown group', '?Bars.axis.height=3'],
    ['another playground', '?Pie.chart.height=3'],
    ['names of the prototype', '?Bars.chart.constructor=1&Bars.__proto__.x=1'],
    ['no option', '?Bars.chart.layout=diagonal&Bars.chart.columns=5'],
    ['no boolean', '?Bars.chart.hideLegend=yes'],
    ['no number', '?Bars.chart.height=tall'],
    ['a number without end', '?Bars.chart.height=1e9&Bars.series.sizes=1&Bars.series.sizes=Infinity'],
    ['a number that is too large', '?Bars.chart.height=1000000'],
    ['a text that is too long', `?Bars.chart.title=${'a'.repeat(201)}`],
    ['no color', '?Bars.chart.color=url(x)&Bars.series.colors=red'],
    ['no day', '?Bars.chart.minDate=2026-02-30'],
    ['a list that is too long', `?${'Bars.series.sizes=1&'.repeat(21)}`],
    ['a broken escape', '?Bars.chart.title=%E0%A4%A&Bars.chart.height=%'],
    ['the default', '?Bars.chart.layout=vertical&Bars.chart.height=280'],
  ])('leaves out %s', (_, query) => {
    expect(read(query)).toEqual(query.includes('%A') ? { 'chart.title': expect.any(String) } : {});
  });

  it('reads any query', () => {
    const names = ['hideLegend', 'layout', 'height', 'radius', 'color', 'minDate'];
    const pair = fc.tuple(fc.constantFrom(...names), fc.string());
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const query = new URLSearchParams(pairs.map(([name, value]) => [`Bars.chart.${name}`, value]));
        const values = read(`?${query}`);
        expect(read(write(values))).toEqual(values);
      }),
    );
    fc.assert(fc.property(fc.string(), (query) => void read(query)));
  });
});
