import { expect, it } from 'vitest';
import { createTypeReader } from '../../../../src/node/api/type-reader/createTypeReader';
import { describeRows } from '../../../../src/node/live-code/completion/describeRows';

it('describes rows with their plan and the version that added them', () => {
  const rows = describeRows(
    {
      plan: 'pro',
      members: [
        { name: 'layout', type: { text: "'horizontal' | 'vertical'" }, default: "`'vertical'`" },
        {
          name: 'id',
          type: { text: 'string' },
          isRequired: true,
          plan: 'premium',
          description: 'An `id`. More.',
          history: { since: { minor: '8.9', after: '8.3' }, changes: [] },
        },
        { name: 'id', type: { text: 'number' } },
        { name: 'old', type: { text: 'number' }, deprecation: '', history: { changes: [] } },
      ],
    },
    createTypeReader({ named: new Map(), components: new Map() }),
  );
  expect(rows).toEqual({
    id: { type: 'string', isRequired: true, summary: 'An id.', plan: 'premium', since: '8.4–8.9' },
    layout: { type: "'horizontal' | 'vertical'", default: "'vertical'", plan: 'pro' },
    old: { type: 'number', isDeprecated: true, plan: 'pro' },
  });
});
