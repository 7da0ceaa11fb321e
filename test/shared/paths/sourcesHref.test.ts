import { expect, it } from 'vitest';
import { getSourcesHref, isSourcesFile } from '../../../src/shared/paths/sourcesHref';

it.each([
  ['dayjs', '/demos/date-pickers/date-picker/Departure.json'],
  ['date-fns', '/demos/date-pickers/date-picker/Departure.date-fns.json'],
] as const)('has an address for the sources with %s', (library, href) => {
  expect(getSourcesHref('date-pickers/date-picker/Departure', library)).toBe(href);
});

it.each([
  ['Departure.json', true],
  ['Departure.luxon.json', true],
  ['Departure.date-fns.json', true],
  ['MonthlyBars.zh.json', false],
  ['Departure.luxon.js', false],
])('tells the sources of a demo from other files: %s', (name, isSources) => {
  expect(isSourcesFile(name)).toBe(isSources);
});
