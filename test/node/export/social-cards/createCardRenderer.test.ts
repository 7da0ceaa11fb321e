import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createCardRenderer } from '../../../../src/node/export/social-cards/createCardRenderer';
import type { SocialCard } from '../../../../src/node/export/social-cards/describeCard';

const COLORS = { ground: '#000000', text: '#ffffff', muted: '#999999', accent: '#0000ff' };
const draw = createCardRenderer(COLORS);

const CARD: SocialCard = {
  language: 'en',
  product: { id: 'x-charts', name: 'Charts' },
  docsVersion: '8.0.0',
  title: 'Bars',
  description: 'Compare values by category.',
};

/** Bytes of a card that loads at once. */
const MOST_BYTES = 30_000;

/** The card as rows of bright pixels: true where something is drawn. */
async function readRows(card: SocialCard): Promise<boolean[]> {
  const { data, info } = await sharp(await draw(card))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) =>
    data
      .subarray(row * info.width * info.channels, (row + 1) * info.width * info.channels)
      .some((v) => v > 40),
  );
}

describe('a social card', () => {
  it.each([
    ['of a page', {}],
    ['of the suite', { product: undefined }],
    ['of a Chinese page', { language: 'zh', title: '图表错误与警告', description: '查看消息的原因。' }],
    ['with a title too long for it', { title: 'A title that nobody has shortened '.repeat(20) }],
    ['with a word too long for it', { title: 'A'.repeat(300), description: 'b'.repeat(600) }],
    ['with an emoji and a character that no font has', { title: 'Bars 🎉 ก \u{10ffff}' }],
    ['without description', { description: '' }],
  ] as [string, Partial<SocialCard>][])('%s is a small PNG of 1200 x 630', async (_, card) => {
    const png = await draw({ ...CARD, ...card });
    const { format, width, height, isPalette } = await sharp(png).metadata();
    expect({ format, width, height, isPalette }).toEqual({
      format: 'png',
      width: 1200,
      height: 630,
      isPalette: true,
    });
    expect(png.length).toBeLessThan(MOST_BYTES);
  });

  it('keeps the longest texts within its margins', async () => {
    const title = '图表错误与警告以及更多内容的很长标题'.repeat(10);
    const rows = await readRows({ ...CARD, title, description: '查看消息的原因。'.repeat(50) });
    expect(rows.slice(0, 60)).not.toContain(true);
    expect(rows.slice(-60)).not.toContain(true);
    // Between the line of the suite with the drawing and the product.
    expect(rows.slice(170, 190)).not.toContain(true);
  });

  it('is the same for the same texts', async () => {
    expect((await draw(CARD)).equals(await draw(CARD))).toBe(true);
  });

  it('leaves out an emoji, and draws the rest', async () => {
    const withEmoji = await draw({ ...CARD, title: '🎉' });
    expect(withEmoji.equals(await draw({ ...CARD, title: '\u00a0' }))).toBe(true);
  });
});
