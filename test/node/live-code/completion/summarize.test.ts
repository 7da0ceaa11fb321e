import { expect, it } from 'vitest';
import { summarize } from '../../../../src/node/live-code/completion/summarize';

it.each([
  ['The first. The second.', 'The first.'],
  ['The direction\nof the `bar` elements.\nDepends on it.', 'The direction of the bar elements.'],
  ['A size, e.g. `4`, or none. More', 'A size, e.g. 4, or none.'],
  ['See [the docs](https://mui.com/x/) for more', 'See the docs for more'],
  ['The renderer.\n- `a`: one', 'The renderer.'],
  ['One of:\n- `a`: first. second', 'One of:'],
  ['Version 8.2 of it. More', 'Version 8.2 of it.'],
  ['', ''],
])('%j is %j', (markdown, expected) => {
  expect(summarize(markdown)).toBe(expected);
});
