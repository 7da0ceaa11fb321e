import { describe, expect, it } from 'vitest';
import { cutCompletion } from '../../../src/node/date-libraries/cutCompletion';
import { completeFragment } from '../../../src/node/base/code/completeFragment';

/** What a rewriter does to a text. */
const rewrite = (text: string) => text.replaceAll('dayjs()', 'DateTime.now()').replaceAll('dayjs', 'luxon');

describe('cutCompletion', () => {
  it.each([
    ['a module', "import dayjs from 'dayjs';\nexport const day = dayjs();"],
    ['elements', '<DatePicker value={dayjs()} />\n<DatePicker />'],
    ['elements below a cut', "import dayjs from 'dayjs';\n// ---cut---\n<a>{dayjs()}</a>\n<b />"],
    ['the rest of an object', 'const props = {\n// ---cut---\n  value: dayjs(),'],
  ])('%s', (_, code) => {
    const completed = completeFragment(code, 'fence.tsx');
    expect(cutCompletion(code, completed, rewrite(completed))).toBe(rewrite(code));
  });

  it('is undefined where the completion is lost', () => {
    expect(cutCompletion('const a = {', 'const a = {\n}', 'const a = {};')).toBeUndefined();
    expect(cutCompletion('<a />\n<b />', '<><a />\n<b />\n</>;', '<a />')).toBeUndefined();
  });
});
