/** A rule of a style sheet, and the value that it gives a property. */
interface Declaration {
  selector: string;
  value: string;
}

/** The rules that apply on a screen, in the order of the document. */
function listStyleRules(document: Document): CSSStyleRule[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      const { media, cssRules } = rule as CSSMediaRule;
      if (media) {
        // Its list has indexes and no iterator.
        return Array.from(media).includes('screen') ? ([...cssRules] as CSSStyleRule[]) : [];
      }
      return 'selectorText' in rule ? [rule as CSSStyleRule] : [];
    }),
  );
}

/** The elements that a selector matches; none where the document does not understand it. */
function select(container: Element, selector: string): Element[] {
  try {
    return [...container.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/** What the rules and the elements themselves say of a property, by element; the last rule wins. */
function readDeclared(
  container: Element,
  property: 'visibility' | 'opacity',
  declarations: readonly Declaration[],
): Map<Element, string> {
  const values = new Map<Element, string>();
  for (const { selector, value } of declarations) {
    for (const element of select(container, selector)) {
      values.set(element, value);
    }
  }
  for (const element of container.querySelectorAll<HTMLElement>(`[style*="${property}"]`)) {
    const value = element.style[property];
    if (value) {
      values.set(element, value);
    }
  }
  return values;
}

/**
 * Finds the elements below a container that nobody sees: hidden ones, what is inherited included, and transparent ones.
 *
 * It asks only the rules that say so. `getComputedStyle` of a document without a browser matches every rule of every style
 * sheet with each element, which takes half of the time in which a grid is rendered. As there, specificity is
 * ignored: of the rules that match, the last one wins.
 */
export function findHidden(container: Element): Set<Element> {
  const rules = listStyleRules(container.ownerDocument);
  const [visibility, opacity] = (['visibility', 'opacity'] as const).map((property) => {
    const declarations = rules.flatMap(({ selectorText, style }) => {
      const value = style.getPropertyValue(property);
      return value ? [{ selector: selectorText, value }] : [];
    });
    return readDeclared(container, property, declarations);
  });
  const hidden = new Set<Element>();
  const computed = new Map<Element, string>();
  for (const element of container.querySelectorAll('*')) {
    const value = visibility!.get(element) ?? computed.get(element.parentElement!) ?? 'visible';
    computed.set(element, value);
    if (value === 'hidden' || Number(opacity!.get(element) ?? 1) === 0) {
      hidden.add(element);
    }
  }
  return hidden;
}
