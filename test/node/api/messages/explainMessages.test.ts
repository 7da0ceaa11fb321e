import { describe, expect, it } from 'vitest';
import { explainMessages } from '../../../../src/node/api/messages/explainMessages';
import type { Message } from '../../../../src/node/api/messages/mergeMessages';
import type { ExplainedMessage } from '../../../../src/shared/page/messages';

const MESSAGES: Message[] = [
  'No filter operator found for {field}.',
  'No filter operators.',
  'Wrong way',
].map((text) => ({ kind: 'error', text, packageNames: ['@mui/x-data-grid'] }));

function explain(...parts: ExplainedMessage['message'][]) {
  const explained = parts.map((message) => ({ message, cause: { en: 'Why.' }, cure: { en: 'How.' } }));
  const sourceFiles = [{ file: 'data/messages/dataGrid.ts', text: "\nmessage: 'Right way',\n" }];
  return explainMessages({ messages: MESSAGES, explained, sourceFiles });
}

describe('explainMessages', () => {
  it('joins an explanation with the message that has its part, and leaves the others', () => {
    const { explanations, others, problems } = explain('operator found');
    expect(explanations.map(({ messages }) => messages)).toEqual([[MESSAGES[0]]]);
    expect(others).toEqual(MESSAGES.slice(1));
    expect(problems).toEqual([]);
  });

  it('joins one explanation with several messages', () => {
    const { explanations, others } = explain(['operator found', 'operators.']);
    expect(explanations[0]!.messages).toEqual(MESSAGES.slice(0, 2));
    expect(others).toEqual([MESSAGES[2]]);
  });

  it('names file and line of a part that no message has', () => {
    const { explanations, problems } = explain('Right way');
    expect(explanations).toEqual([]);
    expect(problems).toEqual([
      {
        file: 'data/messages/dataGrid.ts',
        line: 2,
        message: expect.stringContaining('No message of the packages has "Right way".'),
      },
    ]);
  });

  it('reports a part that several messages have, with their texts', () => {
    expect(explain('filter operator').problems[0]!.message).toMatch(
      /^2 messages have "filter operator": "No filter operator found for \{field\}\.", "No filter operators\."/,
    );
  });

  it('reports a message that is explained twice', () => {
    expect(explain('Wrong', 'way').problems[0]!.message).toContain('"Wrong way" is explained twice');
  });
});
