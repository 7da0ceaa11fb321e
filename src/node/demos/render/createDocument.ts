import { JSDOM } from 'jsdom';
import { estimateTextSize } from './estimateTextSize';
import { takeTime } from './virtualTime';

/** Width of a demo on a desktop screen, in px: `--measure` less the padding and border of its figure. */
const PICTURE_WIDTH = 686;
/** Height, in px, of a box that nothing gives a height. */
const DEFAULT_HEIGHT = 400;
/** Size of text, in px, that nothing gives a size: that of the labels of charts. */
const DEFAULT_FONT_SIZE = 12;
const ROOT_FONT_SIZE = 16;
/** A picture is finished when nothing changed for so many milliseconds; a demo that never rests is taken as it is. */
const QUIET_MS = 40;
const PATIENCE_MS = 4000;

const GLOBALS = [
  'document',
  'navigator',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'HTMLAnchorElement',
  'HTMLIFrameElement',
  'SVGElement',
  'Event',
  'MouseEvent',
  'KeyboardEvent',
  'FocusEvent',
  'CustomEvent',
  'DocumentFragment',
  'MutationObserver',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'localStorage',
  'sessionStorage',
  'getSelection',
] as const;

interface PictureDocument {
  createContainer(): HTMLElement;
  /** Lets time pass until the document has been quiet for a moment. */
  settle(): Promise<void>;
  /** Forgets what a demo stored, and what it wrote to the root element: the next one finds the document as it was. */
  restore(): void;
}

/** Reads a length in px from a style: `'320px' -> 320`, `'1.5rem' -> 24`, anything else -> undefined. */
function parsePixels(value: string): number | undefined {
  const [, length, unit] = /^(\d+(?:\.\d+)?)(px|rem)$/.exec(value) ?? [];
  return length === undefined ? undefined : Number(length) * (unit === 'rem' ? ROOT_FONT_SIZE : 1);
}

/**
 * Makes a document whose elements have sizes and publishes it as the globals of this process.
 *
 * jsdom does no layout. An element is as wide as its style says, else as its parent, at most
 * `PICTURE_WIDTH`; the same for heights, where what grows in a column leaves room to the others. A button is as wide as its icon and words. Media queries answer like a
 * desktop screen that asks for reduced motion, so that charts render the end of their animation first.
 */
export function createDocument(): PictureDocument {
  const dom = new JSDOM(
    '<!doctype html><html data-mui-color-scheme="light"><head></head><body></body></html>',
    {
      pretendToBeVisual: true,
      url: 'http://localhost/',
    },
  );
  const { window } = dom;
  const passMillisecond = takeTime();

  const getSpecifiedStyle = window.getComputedStyle.bind(window);

  const getButtonWidth = (button: Element): number => {
    const { paddingLeft, paddingRight, minWidth, fontSize } = getSpecifiedStyle(button);
    const words = estimateTextSize(button.textContent ?? '', parsePixels(fontSize) ?? DEFAULT_FONT_SIZE);
    const parts = [...button.querySelectorAll('svg')].map((icon) => getSpecifiedStyle(icon).fontSize);
    const lengths = [...parts, paddingLeft, paddingRight].map((length) => parsePixels(length) ?? 0);
    return Math.max(
      parsePixels(minWidth) ?? 0,
      lengths.reduce((sum, length) => sum + length, words.width),
    );
  };
  /** What the others take of the column that an element grows in, its borders included. */
  const getTakenHeight = (element: Element): number => {
    const column = element.parentElement && getSpecifiedStyle(element.parentElement);
    const grows = Number(getSpecifiedStyle(element).flexGrow) > 0;
    if (!grows || column?.display !== 'flex' || !column.flexDirection.startsWith('column')) {
      return 0;
    }
    const others = [...element.parentElement!.children]
      .filter((other) => other !== element)
      .map((other) => getSpecifiedStyle(other))
      .filter(({ display, position }) => display !== 'none' && position !== 'absolute')
      .map(({ height, minHeight }) => Math.max(parsePixels(height) ?? 0, parsePixels(minHeight) ?? 0));
    const borders = [column.borderTopWidth, column.borderBottomWidth].map((width) => parsePixels(width) ?? 0);
    return [...others, ...borders].reduce((sum, height) => sum + height, 0);
  };
  const getSize = (element: Element, side: 'width' | 'height'): number => {
    if (side === 'width' && element.localName === 'button') {
      return getButtonWidth(element);
    }
    let taken = 0;
    for (let current: Element | null = element; current; current = current.parentElement) {
      const inline = (current as HTMLElement).style?.[side];
      const size = parsePixels(inline || getSpecifiedStyle(current)[side]);
      if (size !== undefined) {
        return Math.max(size - taken, 0);
      }
      taken += side === 'height' ? getTakenHeight(current) : 0;
    }
    return side === 'width' ? PICTURE_WIDTH : DEFAULT_HEIGHT;
  };
  for (const side of ['width', 'height'] as const) {
    const name = side === 'width' ? 'Width' : 'Height';
    for (const property of [`client${name}`, `offset${name}`]) {
      Object.defineProperty(window.HTMLElement.prototype, property, {
        configurable: true,
        get(this: HTMLElement) {
          return getSize(this, side);
        },
      });
    }
  }
  // A browser resolves `width: 100%` to pixels; charts read their size there.
  window.getComputedStyle = (element, pseudo) =>
    new Proxy(getSpecifiedStyle(element, pseudo), {
      get(style, property) {
        if (property === 'width' || property === 'height') {
          return `${getSize(element, property)}px`;
        }
        const value: unknown = Reflect.get(style, property);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  window.Element.prototype.getBoundingClientRect = function getBoundingClientRect(this: Element) {
    const width = getSize(this, 'width');
    const height = getSize(this, 'height');
    const rect = { x: 0, y: 0, top: 0, left: 0, right: width, bottom: height, width, height };
    return { ...rect, toJSON: () => rect };
  };

  // Charts leave out the labels of an axis that would overlap.
  Object.assign(window.SVGElement.prototype, {
    getBBox(this: SVGElement) {
      const fontSize = parsePixels(getSpecifiedStyle(this).fontSize) ?? DEFAULT_FONT_SIZE;
      return { x: 0, y: 0, ...estimateTextSize(this.textContent ?? '', fontSize) };
    },
  });

  class SizeObserver implements ResizeObserver {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(target: Element) {
      const contentRect = target.getBoundingClientRect();
      const size = [{ inlineSize: contentRect.width, blockSize: contentRect.height }];
      setTimeout(() => {
        this.callback(
          [
            {
              target,
              contentRect,
              borderBoxSize: size,
              contentBoxSize: size,
              devicePixelContentBoxSize: size,
            },
          ],
          this,
        );
      });
    }
    unobserve() {}
    disconnect() {}
  }
  class NeverIntersecting {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  const matchMedia = (media: string) => ({
    media,
    matches: /prefers-reduced-motion: reduce|pointer: fine|hover: hover|min-width/.test(media),
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  });
  Object.assign(window, {
    ResizeObserver: SizeObserver,
    IntersectionObserver: NeverIntersecting,
    matchMedia,
  });

  const published: Record<string, unknown> = { window, ResizeObserver: SizeObserver, matchMedia };
  published.IntersectionObserver = NeverIntersecting;
  for (const name of GLOBALS) {
    published[name] = window[name];
  }
  for (const [name, value] of Object.entries(published)) {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }

  const rootAttributes = [...window.document.documentElement.attributes].map(
    ({ name, value }) => [name, value] as const,
  );

  return {
    createContainer() {
      const container = window.document.createElement('div');
      container.style.width = `${PICTURE_WIDTH}px`;
      window.document.body.append(container);
      return container;
    },
    restore() {
      window.localStorage.clear();
      window.sessionStorage.clear();
      const { documentElement } = window.document;
      for (const name of documentElement.getAttributeNames()) {
        documentElement.removeAttribute(name);
      }
      for (const [name, value] of rootAttributes) {
        documentElement.setAttribute(name, value);
      }
    },
    async settle() {
      let hasChanged = false;
      const observer = new window.MutationObserver(() => {
        hasChanged = true;
      });
      observer.observe(window.document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      let quiet = 0;
      for (let passed = 0; quiet < QUIET_MS && passed < PATIENCE_MS; passed += 1) {
        hasChanged = false;
        await passMillisecond();
        quiet = hasChanged ? 0 : quiet + 1;
      }
      observer.disconnect();
    },
  };
}
