import type ts from 'typescript';
import type { DomAttributes } from './types/apiMember';

/** Handlers that nothing declares anew, so that their type names the element. */
const PROBES = ['onCopy', 'onCut', 'onPaste', 'onCompositionEnd', 'onScroll', 'onWheel', 'onDrag'];

/** Elements that share an interface with others are named after the most usual one. */
const USUAL_TAGS: Record<string, string> = {
  HTMLHeadingElement: 'h2',
  HTMLTableSectionElement: 'tbody',
  HTMLTableCellElement: 'td',
  HTMLQuoteElement: 'blockquote',
  HTMLModElement: 'ins',
  HTMLTableColElement: 'col',
};

/** The element whose attributes a component takes. */
export function findDomElement(checker: ts.TypeChecker, propsType: ts.Type): DomAttributes {
  for (const probe of PROBES) {
    const symbol = checker.getPropertyOfType(propsType, probe);
    const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    const [element] = type?.aliasTypeArguments ?? [];
    const name = element?.getSymbol()?.name;
    if (name) {
      return { element: interfaceToTag(name), interfaceName: name };
    }
  }
  return { element: 'element', interfaceName: 'Element' };
}

/** `'HTMLDivElement' -> 'div'`, `'SVGPathElement' -> 'path'` */
export function interfaceToTag(interfaceName: string): string {
  const usual = USUAL_TAGS[interfaceName];
  if (usual) {
    return usual;
  }
  const [, family, name = ''] = /^(HTML|SVG)(\w*)Element$/.exec(interfaceName) ?? [];
  const tags: Record<string, string> = {
    UList: 'ul',
    OList: 'ol',
    LI: 'li',
    Paragraph: 'p',
    Anchor: 'a',
    Image: 'img',
    TableRow: 'tr',
    G: 'g',
    SVG: 'svg',
  };
  if (!family || !name) {
    return 'element';
  }
  const [first = '', ...rest] = name;
  return tags[name] ?? (family === 'SVG' ? first.toLowerCase() + rest.join('') : name.toLowerCase());
}
