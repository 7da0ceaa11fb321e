/**
 * Renderer process with a DOM: demos as they look once they run. Grids render nothing on a server, and a
 * chart without a width renders no marks there; in this document they believe that they were measured.
 */
import type { EmotionCache } from '@emotion/cache';
import { CACHE_KEY } from '../../../client/demo/criticalStyles';
import { answerTasks } from './answerTasks';
import { createDocument } from './createDocument';
import { nameVariables } from './nameVariables';
import { recordNestedCaches } from './nestedCaches';
import { numberIds } from './numberIds';
import { prefixForBrowsers } from './prefixForBrowsers';
import { stretchGrid, type RunningGrid } from './stretchGrid';
import { sizeSkeletons } from './sizeSkeletons';
import { takePicture } from './takePicture';
import { trimGrid } from './trimGrid';

const pictureDocument = createDocument();

// After the globals exist: these modules look for a document when they are loaded.
const { default: createCache } = await import('@emotion/cache');
const { LicenseInfo } = await import('@mui/x-license');
const { createRoot } = await import('react-dom/client');
const { demoNameToPrefix } = await import('../../../client/demo/demoPrefix');
const { DemoProviders } = await import('../../../client/providers/demo/DemoProviders');
const { defaultDemoTheme } = await import('../../../client/theme/createDemoTheme');
const { createPictureTheme } = await import('./pictureGrids');

LicenseInfo.setLicenseKey(process.env.NEXT_PUBLIC_MUI_LICENSE ?? '');

const GRID = '.MuiDataGrid-root';

const selectNestedStyles = recordNestedCaches(createCache({ key: CACHE_KEY }));

/** A cache that also writes each rule to `styles`, under the name of its class. */
function createRecordingCache(styles: Record<string, string>): EmotionCache {
  const cache = createCache({ key: CACHE_KEY, speedy: false, stylisPlugins: [prefixForBrowsers] });
  const { insert } = cache;
  const insertRule = cache.sheet.insert.bind(cache.sheet);
  let name = '';
  cache.sheet.insert = (rule) => {
    styles[name] = (styles[name] ?? '') + rule;
    insertRule(rule);
  };
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    name = serialized.name;
    return insert(selector, serialized, sheet, shouldCache);
  };
  return cache;
}

// What a demo awaits may come when its picture was taken and its elements are gone. The picture is not worse for it, and
// what fails in a demo that lives fails its test in the browser.
process.on('unhandledRejection', () => {});

/** A copy of what a demo shows, with its grids as wide as the room that they get: React still has to unmount its own nodes. */
function copyDemo(container: HTMLElement, grids: ReadonlySet<RunningGrid>): HTMLElement {
  const copy = container.cloneNode(true) as HTMLElement;
  document.body.append(copy);
  const copies = copy.querySelectorAll<HTMLElement>(GRID);
  for (const [index, gridRoot] of container.querySelectorAll(GRID).entries()) {
    const grid = [...grids].find(({ rootElementRef }) => rootElementRef.current === gridRoot);
    if (grid) {
      stretchGrid(copies[index]!, grid);
      trimGrid(copies[index]!, grid, gridRoot.clientHeight);
    }
  }
  return copy;
}

answerTasks(async (Demo, task) => {
  const container = pictureDocument.createContainer();
  const prefix = demoNameToPrefix(task.name);
  const styles: Record<string, string> = {};
  const cache = createRecordingCache(styles);
  const grids = new Set<RunningGrid>();
  let failure: unknown;
  let copy: HTMLElement | undefined;
  const root = createRoot(container, {
    identifierPrefix: prefix,
    onUncaughtError(error) {
      failure = error;
    },
  });
  try {
    root.render(
      <DemoProviders cache={cache} theme={createPictureTheme(defaultDemoTheme, grids)}>
        <Demo />
      </DemoProviders>,
    );
    await pictureDocument.settle();
    copy = copyDemo(container, grids);
    sizeSkeletons(copy);
    const picture = nameVariables(takePicture(copy));
    if (failure) {
      throw failure;
    }
    const nestedStyles = selectNestedStyles(picture.html);
    return {
      html: numberIds(picture.html, prefix),
      styles: { ...styles, ...nestedStyles, ...picture.styles },
    };
  } finally {
    // Also after a failure: what stays makes all demos after it slower.
    copy?.remove();
    root.unmount();
    cache.sheet.flush();
    container.remove();
    pictureDocument.restore();
  }
});
