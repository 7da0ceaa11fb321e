/** The font of demos. */
const FAMILY = 'Roboto';

let areShown = false;

/** The rules of the page for the font, with the address that relative ones in them follow from. */
function listRules(): { style: CSSStyleDeclaration; base: string }[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules]
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ style }) => ({ style, base: sheet.href ?? location.href }));
    } catch {
      return []; // Of another origin.
    }
  });
}

/**
 * Shows the demos of the page in their font, also where it came too late for the page: an edited demo always has it, so that
 * an edit and its reset would change the look of the demo.
 */
export function showDemoFonts(): void {
  if (areShown) {
    return;
  }
  areShown = true;
  for (const { style, base } of listRules()) {
    if (style.getPropertyValue('font-family').replaceAll(/["']/g, '') === FAMILY) {
      const source = style
        .getPropertyValue('src')
        .replaceAll(/url\("([^"]+)"\)/g, (_, address: string) => `url("${new URL(address, base).href}")`);
      const face = new FontFace(FAMILY, source, {
        weight: style.getPropertyValue('font-weight'),
        unicodeRange: style.getPropertyValue('unicode-range'),
        display: 'swap',
      });
      document.fonts.add(face);
    }
  }
}
