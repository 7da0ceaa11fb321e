import type { ComponentType } from 'react';
import { DEMO_MODULES_ID, type DemoModuleTable } from '../../shared/demoModuleTable';
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

/** Imports a demo of this page by the names of its files. */
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
  const module = (await import(hrefs.at(-1)!)) as { default: ComponentType };
  return module.default;
};
