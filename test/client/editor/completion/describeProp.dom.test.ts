import { expect, it } from 'vitest';
import { describeProp } from '../../../../src/client/editor/completion/describeProp';

const phrase = (key: string) => key;

it('says what is known of a prop, as text', () => {
  const element = describeProp(
    {
      name: 'layout',
      type: "'a' | 'b'",
      default: "'a'",
      summary: 'The <b>direction</b>.',
      isDeprecated: true,
    },
    phrase,
    { href: '/x/api/charts/bar-chart/#bar-chart-prop-layout', text: 'API of BarChart' },
  );
  expect([...element.children].map(({ textContent }) => textContent)).toEqual([
    "layout?: 'a' | 'b'",
    "completion.default 'a'",
    'completion.deprecated',
    'The <b>direction</b>.',
    'API of BarChart',
  ]);
  expect(element.querySelector('a')?.getAttribute('href')).toMatch(/#bar-chart-prop-layout$/);
  expect(element.querySelector('[lang="en"]')?.textContent).toContain('direction');
});

it('is short where little is known', () => {
  const element = describeProp({ name: 'series', type: 'BarSeries[]', isRequired: true }, phrase);
  expect(element.textContent).toBe('series: BarSeries[]');
});
