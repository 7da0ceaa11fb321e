import satori from 'satori';
import sharp from 'sharp';
import { CARD_HEIGHT, CARD_WIDTH } from '../../../shared/paths/socialCard';
import type { SocialCard } from './describeCard';
import { loadCardFonts } from './loadCardFonts';
import type { CardColors } from './readCardColors';
import { SocialCardView } from './SocialCardView';

/** The ground, three colors on it, and the steps between them at the edges of letters. */
const COLORS = 16;

/** What stands for a character that no font has, such as an emoji: an empty picture, instead of a box. */
const NOTHING = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`;

/** Draws a social card as PNG. */
export type RenderCard = (card: SocialCard) => Promise<Buffer>;

/** Renders cards; loads the fonts once, with the first card. */
export function createCardRenderer(colors: CardColors): RenderCard {
  let fonts: ReturnType<typeof loadCardFonts> | undefined;
  return async (card) => {
    fonts ??= loadCardFonts();
    const svg = await satori(<SocialCardView card={card} colors={colors} />, {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      fonts: await fonts,
      loadAdditionalAsset: () => Promise.resolve(NOTHING),
    });
    // Without dither: flat areas stay flat, and small. More effort takes longer, and saves nothing here.
    return sharp(Buffer.from(svg)).png({ palette: true, colors: COLORS, dither: 0, effort: 1 }).toBuffer();
  };
}
