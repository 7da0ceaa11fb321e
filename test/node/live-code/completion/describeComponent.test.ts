import { expect, it } from 'vitest';
import { createTypeReader } from '../../../../src/node/api/type-reader/createTypeReader';
import { describeComponent } from '../../../../src/node/live-code/completion/describeComponent';

it('describes own and inherited props by name, each once', () => {
  const facts = describeComponent(
    {
      name: 'BarChart',
      pathname: '/x/api/charts/bar-chart',
      props: [
        { name: 'layout', type: { text: "'horizontal' | 'vertical'" }, default: "`'vertical'`" },
        { name: 'series', type: { text: 'Bar[]' } },
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
    {
      reader: createTypeReader({ named: new Map(), components: new Map() }),
      refer: (types) => (types[0]!.node.getText() === 'Bar[]' ? { members: 'types/x/Bar' } : undefined),
    },
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
      { name: 'series', type: 'Bar[]', members: 'types/x/Bar' },
    ],
  });
});
