import { expect, it } from 'vitest';
import { createMessageIds } from '../../../../src/node/api/messages/createMessageIds';

it.each<[what: string, texts: string[], ids: string[]]>([
  [
    'the first words, without the name of the suite and placeholders',
    ['MUI X Charts: The `{propName}` prop, of type "{type}", has no data at all today.'],
    ['message-the-prop-of-type-has-no-data'],
  ],
  [
    'more words for messages that begin alike',
    ['a b c d e f g h', 'a b c d e f g i'],
    ['message-a-b-c-d-e-f-g-h', 'message-a-b-c-d-e-f-g-i'],
  ],
  [
    'of the line that tells them apart',
    ['All items need an id.\nNo id:\n{…}', 'All items need an id.\nTwo are the same: "{id}"'],
    ['message-no-id', 'message-two-are-the-same'],
  ],
  [
    'a number when all words are alike',
    ['Row {a} found', 'Row found!'],
    ['message-row-found', 'message-row-found-1'],
  ],
])('an id is %s', (_what, texts, ids) => {
  expect(createMessageIds(texts)).toEqual(ids);
});
