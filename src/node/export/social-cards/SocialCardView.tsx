import type { ReactElement } from 'react';
import { getLanguageRecord } from '../../../shared/languages/languages';
import { CARD_HEIGHT, CARD_WIDTH } from '../../../shared/paths/socialCard';
import type { SocialCard } from './describeCard';
import { fitDescription } from './fitDescription';
import { fitTitle, TITLE_LINES } from './fitTitle';
import { CARD_FONT_FAMILY } from './loadCardFonts';
import type { CardColors } from './readCardColors';
import { products } from '../../../../data/products';
import type { ProductId } from '../../../shared/products/products';

/** Space around the text; some sites round the corners, or cut a little off. */
const PADDING = 80;
const DESCRIPTION_SIZE = 30;
const DESCRIPTION_WIDTH = 960;

interface SocialCardViewProps {
  card: SocialCard;
  colors: CardColors;
}

const WIDTH = 200;
const HEIGHT = 90;

/** How much smaller the drawings of all products are, side by side. */
const SUITE_SCALE = 0.5;

interface ProductDrawingProps {
  /** Absent for the suite, which shows all. */
  productId?: ProductId;
  color: string;
}

/** A product as a sign that is known at the size of a thumbnail. */
function ProductDrawing({ productId, color }: ProductDrawingProps): ReactElement {
  const shown = products.filter(({ id }) => !productId || id === productId);
  const scale = productId ? 1 : SUITE_SCALE;
  return (
    <div style={{ display: 'flex', gap: 28 }}>
      {shown.map(({ id, drawing }) => (
        <svg key={id} width={WIDTH * scale} height={HEIGHT * scale} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          <path d={drawing.lines} fill="none" stroke={color} strokeWidth={3 / scale} />
          <path d={drawing.shapes ?? ''} fill={color} />
        </svg>
      ))}
    </div>
  );
}

/** A social card as elements: only what the layout library knows of CSS, with every box a flex box or a block. */
export function SocialCardView({ card, colors }: SocialCardViewProps): ReactElement {
  const { language, product, docsVersion, title, description } = card;
  const { locale, isIdeographic } = getLanguageRecord(language);
  return (
    <div
      lang={locale}
      style={{
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        padding: `72px ${PADDING}px`,
        background: colors.ground,
        color: colors.text,
        fontFamily: CARD_FONT_FAMILY,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <div style={{ display: 'flex', alignItems: 'baseline', marginTop: -8 }}>
          <div style={{ fontSize: 40, fontWeight: 600, letterSpacing: '-0.03em' }}>MUI X</div>
          <div style={{ marginLeft: 20, fontSize: 28, color: colors.muted }}>{`v${docsVersion}`}</div>
        </div>
        <ProductDrawing productId={product?.id} color={colors.accent} />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', marginTop: 'auto' }}>
        {product && <div style={{ fontSize: 32, color: colors.accent }}>{product.name}</div>}
        <div
          style={{
            display: 'block',
            marginTop: 12,
            fontSize: fitTitle(title, CARD_WIDTH - 2 * PADDING),
            fontWeight: 600,
            lineHeight: isIdeographic ? 1.2 : 1.1,
            letterSpacing: isIdeographic ? '0' : '-0.035em',
            wordBreak: 'break-word',
            lineClamp: TITLE_LINES,
          }}
        >
          {title}
        </div>
        <div
          style={{
            display: 'block',
            marginTop: 24,
            maxWidth: DESCRIPTION_WIDTH,
            fontSize: DESCRIPTION_SIZE,
            lineHeight: isIdeographic ? 1.55 : 1.4,
            color: colors.muted,
            wordBreak: 'break-word',
            ...fitDescription(description, DESCRIPTION_SIZE, DESCRIPTION_WIDTH),
          }}
        >
          {description}
        </div>
      </div>
    </div>
  );
}
