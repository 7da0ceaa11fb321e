import { describe, expect, it } from 'vitest';
import { fitDescription } from '../../../../src/node/export/social-cards/fitDescription';

describe('fitDescription', () => {
  it.each([
    ['a description', 'Compare values by category. '.repeat(5)],
    ['a Chinese description', '粘贴打印的消息，查看它的原因。'.repeat(5)],
  ])('fills the lines of %s evenly', (_, description) => {
    expect(fitDescription(description, 30, 960)).toEqual({ textWrap: 'balance' });
  });

  it.each([
    ['a text', 'Compare values by category. '.repeat(8)],
    ['a Chinese text', '粘贴打印的消息，查看它的原因。'.repeat(8)],
  ])('cuts %s that is too long after three lines', (_, description) => {
    expect(fitDescription(description, 30, 960)).toEqual({ lineClamp: 3 });
  });
});
