import { isDocsDomain } from '../../shared/paths/docsDomain';
import { getLanguageRecord } from '../../shared/languages/languages';
import { STARTED_MARK } from './startedMark';
import { controlDemo } from '../demo/controlDemo';
import { whenNear } from '../demo/whenNear';
import { controlBackToTop } from '../layout/controlBackToTop';
import { controlColorMode } from '../layout/controlColorMode';
import { controlFeedback } from '../layout/controlFeedback';
import { controlKeySheet } from '../layout/controlKeySheet';
import { controlMarkdownExport } from '../layout/controlMarkdownExport';
import { controlReportLink } from '../layout/controlReportLink';
import { controlSettings } from '../layout/controlSettings';
import { controlVersionMenu } from '../layout/controlVersionMenu';
import { controlMenu } from '../navigation/controlMenu';
import { controlTableOfContents } from '../navigation/controlTableOfContents';
import { listenForMoves } from '../navigation/listenForMoves';
import { controlContent, prepareContent } from '../content/contentController';
import { listenForCopyShortcut } from '../page/listenForCopyShortcut';
import { listenForRest } from '../page/listenForRest';
import { repeatEarlyPresses } from '../platform/earlyPresses';
import { whenIdle } from '../platform/whenIdle';
import { createPageContext } from '../providers/page/createPageContext';
import type { PageContext, SiteModules } from '../providers/page/PageContext';
import { controlSearchField } from '../search/controlSearchField';
import { takeFoundWords } from '../search/foundWords';
import { followTheme } from '../theme/followTheme';

/** Brings one part of a page to life. */
type Control = (element: HTMLElement, page: PageContext) => unknown;

/** A part that every page may have; its controller is loaded with the page. */
const PARTS: [selector: string, control: Control][] = [
  ['.menu', controlMenu],
  ['.toc', controlTableOfContents],
  ['.settings', controlSettings],
  ['.color-mode', controlColorMode],
  ['.version', controlVersionMenu],
  ['.shell:not(.shell-landing) > .content', controlBackToTop],
  ['.search-field', controlSearchField],
  ['.markdown-export', controlMarkdownExport],
  ['.page-feedback', controlFeedback],
  ['.key-sheet-button', controlKeySheet],
  ['.report-link', (link) => controlReportLink(link as HTMLAnchorElement)],
];

/** A part of some pages, whose controller only they load. */
const RARE_PARTS: [selector: string, load: () => Promise<Control>][] = [
  ['article:has(.api-rows)', async () => (await import('../api-page/controlApiPage')).controlApiPage],
  [
    '#main-content:has([data-since], .my-version)',
    async () => (await import('../version-lens/controlVersionLens')).controlVersionLens,
  ],
  [
    '#main-content:has(.date-libraries, .date-package)',
    async () => (await import('../page/controlDateLibrary')).controlDateLibrary,
  ],
  ['.palette-editor', async () => (await import('../palette-page/controlPalettePage')).controlPalettePage],
  ['.landing-show', async () => (await import('../layout/controlLanding')).controlLanding],
  ['.search-page', async () => (await import('../search/mountInlineSearch')).mountInlineSearch],
  ['.health-page', async () => (await import('../health-page/controlHealthPage')).controlHealthPage],
  ['.not-found', async () => (await import('../layout/controlNotFoundPage')).controlNotFoundPage],
  ['.standalone-demo', async () => (await import('../demo/controlStandaloneDemo')).controlStandaloneDemo],
  ['.playground', async () => (await import('../playground/mountScratch')).mountScratch],
];

const DEMOS = '.demo, .iframe-demo';

/** A prop playground, whose controller its page loads when it comes near the view. */
function controlPlayground(element: HTMLElement, page: PageContext): () => void {
  let end: (() => void) | undefined;
  const load = async () => {
    const { controlPropPlayground } = await import('../prop-playground/controlPropPlayground');
    end = controlPropPlayground(element, page);
  };
  // Without the controller its code and the list of its props can be read.
  const stopWaiting = whenNear(element, () => void load().catch(() => undefined));
  return () => {
    stopWaiting();
    end?.();
  };
}

/** The demos that are live, each with what ends it. */
const demos = new Map<Element, () => void>();

/** Starts the demos that are new in the document, and ends those that are gone. */
function controlDemos(page: PageContext): void {
  for (const [element, end] of demos) {
    if (!element.isConnected) {
      end();
      demos.delete(element);
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>(DEMOS)) {
    if (!demos.has(element)) {
      const control = element.matches('.prop-playground') ? controlPlayground : controlDemo;
      demos.set(element, control(element, page));
    }
  }
}

/**
 * Loads the controllers of the rare parts that the page has. One that cannot be loaded leaves its part as it is, which
 * can be read without it.
 */
function controlRareParts(page: PageContext): void {
  for (const [selector, load] of RARE_PARTS) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) {
      load()
        .then((control) => control(element, page))
        .catch(() => undefined);
    }
  }
}

/** Marks the words of the query that found the page. */
function markFound(): void {
  const found = takeFoundWords();
  if (found) {
    // Without the module nothing is marked.
    import('../search/markFoundWords').then(
      ({ markFoundWords }) => markFoundWords(found),
      () => undefined,
    );
  }
}

/** Loads what waits until the page rests. */
function startLater(page: PageContext): void {
  markFound();
  // Without the module code is shown as the page has it.
  import('../providers/code/codePreferencesStore').then(
    ({ getCodePreferences }) => getCodePreferences(),
    () => undefined,
  );
  const content = document.querySelector<HTMLElement>('article[data-ads]');
  if (content) {
    whenIdle(async () => (await import('../ads/controlAds')).controlAds(content, page));
  }
  if (!isDocsDomain(location.host)) {
    return;
  }
  import('../theme/followDemoThemeFont').then(
    ({ followDemoThemeFont }) => followDemoThemeFont(),
    // Out of reach, the page keeps its own fonts.
    () => undefined,
  );
  // The document of a demo in an iframe belongs to the visit of the page around it.
  if (parent === window) {
    whenIdle(async () => (await import('./startServices')).startServices());
  }
}

/** Waits until the user sees a page that the browser rendered ahead. */
function whenShown(start: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else {
    start();
  }
}

/** What changes after the page was started, in development only. */
export interface StartedPage {
  /** Brings to life what came into the document later. */
  update: () => void;
}

/**
 * Brings the page to life: one controller for each part that moves, no framework. Demos and other islands are React
 * components in roots of their own.
 *
 * @returns undefined where nothing can come alive
 */
export function startPage(modules: SiteModules): StartedPage | undefined {
  const page = createPageContext(modules);
  if (!page) {
    return undefined;
  }
  if (!document.querySelector('.playground')) {
    followTheme(getLanguageRecord(page.language).direction);
  }
  const content = document.querySelector<HTMLElement>('#main-content');
  if (content) {
    // First, while the layout that the browser painted still holds.
    controlContent(content, page.t, page.announce);
    listenForCopyShortcut();
    listenForRest(content, page);
    listenForMoves();
  }
  for (const [selector, control] of PARTS) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) {
      control(element, page);
    }
  }
  controlRareParts(page);
  controlDemos(page);
  repeatEarlyPresses();
  whenShown(() => startLater(page));
  performance.mark(STARTED_MARK);
  return {
    update: () => {
      if (content) {
        prepareContent(content, page.t);
      }
      controlDemos(page);
    },
  };
}
