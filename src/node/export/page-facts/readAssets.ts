import { hasClass, type PageElement } from './parseElements';

/** What the HTML of a page makes the browser fetch on a cold load, by address. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  fonts: string[];
  hasDemos: boolean;
}

/** Reads the assets of a page that are on this site. */
export function createAssetReader(): { visit: (element: PageElement) => void; read: () => PageAssets } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  let hasDemos = false;
  const add = (set: Set<string>, target: string | undefined) => {
    if (target?.startsWith('/')) {
      set.add(target);
    }
  };
  return {
    visit(element) {
      const { name, attributes } = element;
      if (name === 'script' && attributes.nomodule === undefined) {
        add(scripts, attributes.src);
      } else if (name === 'link' && attributes.rel === 'stylesheet') {
        add(styles, attributes.href);
      } else if (name === 'link' && attributes.rel === 'preload' && attributes.as === 'font') {
        add(fonts, attributes.href);
      }
      hasDemos ||= hasClass(element, 'demo-stage');
    },
    read: () => ({ scripts: [...scripts], styles: [...styles], fonts: [...fonts], hasDemos }),
  };
}
