import { expect, it } from 'vitest';
import { describeComponent } from '../../../src/node/completion/describeComponent';

it('describes own and inherited props by name, each once', () => {
  const facts = describeComponent(
    {
      name: 'BarChart',
      pathname: '/x/api/charts/bar-chart',
      props: [
        { name: 'layout', type: { text: "'horizontal' | 'vertical'" }, default: "`'vertical'`" },
        { name: 'id', type: { text: 'string' }, isRequired: true, description: 'An `id`. More.' },
      ],
      inherited: [
        {
          component: 'Paper',
          packageName: '@mui/material',
          members: [
            { name: 'id', type: { text: 'number' } },
            { name: 'elevation', type: { text: 'number' }, deprecation: 'Use `shadow`.' },
          ],
        },
      ],
    },
    new Map(),
  );
  expect(facts).toEqual({
    name: 'BarChart',
    pathname: '/x/api/charts/bar-chart',
    props: [
      { name: 'elevation', type: 'number', isDeprecated: true, summary: 'Use shadow.' },
      { name: 'id', type: 'string', isRequired: true, summary: 'An id.' },
      {
        name: 'layout',
        type: "'horizontal' | 'vertical'",
        default: "'vertical'",
        values: ['horizontal', 'vertical'],
      },
    ],
  });
});
