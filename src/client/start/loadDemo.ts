import type { ComponentType } from 'react';
import { DEMO_MODULES_ID, type DemoModuleTable } from '../../shared/demo/demoModuleTable';
import type { SiteModules } from '../providers/page/PageContext';

let table: DemoModuleTable | undefined;

/** The table that the page came with. */
function readTable(): DemoModuleTable {
  table ??= JSON.parse(document.getElementById(DEMO_MODULES_ID)!.textContent) as DemoModuleTable;
  return table;
}

const requested = new Set<string>();

/** Requests files that the browser would otherwise find one after the other. */
function preload(hrefs: readonly string[]): void {
  for (const href of hrefs) {
    if (!requested.has(href)) {
      requested.add(href);
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  }
}

/** Lets the browser answer the user, where it can be asked to. */
async function yieldToBrowser(): Promise<void> {
  await globalThis.scheduler?.yield?.();
}

/** Imports a demo of this page by the names of its files: one after the other, so that no task runs all of them. */
export const loadDemo: SiteModules['loadDemo'] = async (_pageId, moduleName) => {
  const { files, shared, demos } = readTable();
  const own = demos[moduleName];
  if (!own) {
    throw new Error(`There is no demo \`${moduleName}\` on this page.`);
  }
  // All scripts of the site are in one folder, wherever that is.
  const hrefs = [...files.slice(0, shared), ...own.map((number) => files[number]!)].map(
    (name) => new URL(`${name}.js`, import.meta.url).href,
  );
  preload(hrefs);
  const [demoHref, ...imports] = hrefs.toReversed();
  for (const href of imports.toReversed()) {
    // In their order: each file comes before those that import it.
    // oxlint-disable no-await-in-loop
    await import(href);
    await yieldToBrowser();
    // oxlint-enable no-await-in-loop
  }
  const module = (await import(demoHref!)) as { default: ComponentType };
  return module.default;
};
