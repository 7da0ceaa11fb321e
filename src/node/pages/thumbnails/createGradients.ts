import type { CheerioAPI } from 'cheerio';
import type { Element } from 'hast';
import type { PictureElement } from './readPaints';
import type { Path } from './readShapes';

const REFERENCE = /^url\(["']?#([^"')]+)["']?\)$/;

/** `'var(--mui-palette-divider, rgba(0, 0, 0, 0.12))' -> 'var(--mui-palette-divider)'`: every page has the variables. */
function shortenColor(color: string): string {
  return color.replace(/^var\((--[\w-]+),.*\)$/s, 'var($1)');
}

/** Maps an outline as the shape that is painted. */
type Place = (data: string) => Path;

/** Where a gradient begins and ends. In pixels it moves with the drawing, in parts of a shape it stays. */
function readEnds({ attribs }: PictureElement, place: Place): Record<string, string | undefined> {
  const { x1, y1, x2, y2, gradientUnits } = attribs;
  if (gradientUnits !== 'userSpaceOnUse') {
    return { x1, y1, x2, y2 };
  }
  const ends = [x1, y1, x2, y2].map((value) => Number.parseFloat(value ?? '0'));
  const [left, top, right, bottom] = place(`M${ends.join(' ')}`)
    .round(0)
    .toString()
    .match(/-?\d+/g)!;
  return { gradientUnits, x1: left, y1: top, x2: right, y2: bottom };
}

function createStop({ attribs }: PictureElement): Element {
  const opacity = attribs['stop-opacity'];
  return {
    type: 'element',
    tagName: 'stop',
    properties: {
      offset: attribs.offset,
      stopColor: shortenColor(attribs['stop-color'] ?? 'currentColor'),
      ...(opacity !== undefined && { stopOpacity: opacity }),
    },
    children: [],
  };
}

interface Gradients {
  /** The paint that the thumbnail has for one of the picture: a color, or a reference to a gradient. */
  toPaint: (paint: string, place: Place) => string;
  /** The gradients that were referred to, for `<defs>`. */
  definitions: Element[];
}

/**
 * Copies the linear gradients that shapes are painted with.
 *
 * @param prefix of their ids, which differs between the thumbnails of a page
 */
export function createGradients($: CheerioAPI, prefix: string): Gradients {
  const definitions: Element[] = [];
  const references = new Map<string, string>();
  const copy = (gradient: PictureElement, place: Place): string => {
    const id = `${prefix}-${definitions.length + 1}`;
    definitions.push({
      type: 'element',
      tagName: 'linearGradient',
      properties: { id, ...readEnds(gradient, place) },
      children: $(gradient).find('stop').toArray().map(createStop),
    });
    return `url(#${id})`;
  };
  const toPaint = (paint: string, place: Place): string => {
    const id = REFERENCE.exec(paint)?.[1];
    if (id === undefined) {
      return shortenColor(paint);
    }
    // Not `linearGradient`: a selector is read in lower case.
    const gradient = $.root()
      .find('[id]')
      .toArray()
      .find(({ attribs }) => attribs.id === id);
    if (gradient?.name !== 'linearGradient') {
      return 'currentColor';
    }
    const reference = references.get(id) ?? copy(gradient, place);
    references.set(id, reference);
    return reference;
  };
  return { toPaint, definitions };
}
