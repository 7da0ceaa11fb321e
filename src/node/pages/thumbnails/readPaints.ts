import type { CheerioAPI } from 'cheerio';
import { compile } from 'stylis';

/** What decides how a shape is painted, as attributes and CSS name it. */
const PAINT_PROPERTIES = [
  'color',
  'display',
  'fill',
  'fill-opacity',
  'filter',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-opacity',
  'stroke-width',
  'visibility',
] as const;

type PaintProperty = (typeof PAINT_PROPERTIES)[number];

export type Paints = Partial<Record<PaintProperty, string>>;

/** An element of a picture. */
export type PictureElement = ReturnType<ReturnType<CheerioAPI>['find']>[number];

/** States that a demo is not in before a user acts, and parts that are no elements. */
const STATES = /:(hover|focus|active|disabled|checked|before|after|:)/;

function isPaintProperty(name: string): name is PaintProperty {
  return (PAINT_PROPERTIES as readonly string[]).includes(name);
}

/** The number of classes, attributes and pseudo-classes of a selector: enough to order the rules of packages and demos. */
function weigh(selector: string): number {
  return selector.match(/[.#:[]/g)?.length ?? 0;
}

/** True for a paint that leaves something to see. */
export function isPaint(paint: string | undefined): paint is string {
  return paint !== undefined && paint !== 'none' && paint !== 'transparent';
}

interface PaintRule {
  selector: string;
  paints: Paints;
}

/** The rules that paint, the weakest first. */
function listRules(css: string): PaintRule[] {
  const rules = compile(css).flatMap((node): PaintRule[] => {
    if (node.type !== 'rule' || !Array.isArray(node.props) || !Array.isArray(node.children)) {
      return [];
    }
    const paints = Object.fromEntries(
      node.children.flatMap(({ type, props, children }) =>
        type === 'decl' && isPaintProperty(String(props)) ? [[String(props), String(children)]] : [],
      ),
    );
    return Object.keys(paints).length > 0 ? node.props.map((selector) => ({ selector, paints })) : [];
  });
  return rules
    .filter(({ selector }) => !STATES.test(selector))
    .toSorted((first, second) => weigh(first.selector) - weigh(second.selector));
}

/** `'stroke: red; width: 4px' -> { stroke: 'red' }` */
function parseInlineStyle(style: string): Paints {
  const pairs = style.split(';').map((declaration) => declaration.split(/:(.*)/s).map((part) => part.trim()));
  return Object.fromEntries(pairs.filter(([name = '']) => isPaintProperty(name)));
}

/**
 * Reads how the elements of a picture are painted: by their attributes, by rules, by their own style, the last one
 * wins. What an element inherits is not among it.
 */
export function createReadPaints($: CheerioAPI, css: string): (element: PictureElement) => Paints {
  const ruled = new Map<PictureElement, Paints>();
  for (const { selector, paints } of listRules(css)) {
    let elements: PictureElement[];
    try {
      elements = $.root().find(selector).toArray();
    } catch {
      // A selector that the parser does not know, such as one of a browser.
      continue;
    }
    for (const element of elements) {
      ruled.set(element, { ...ruled.get(element), ...paints });
    }
  }
  return (element) => {
    const attributes = Object.entries(element.attribs).filter(([name]) => isPaintProperty(name));
    return {
      ...Object.fromEntries(attributes),
      ...ruled.get(element),
      ...parseInlineStyle(element.attribs.style ?? ''),
    };
  };
}
