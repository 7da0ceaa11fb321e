import { DEMO_MODULES_ID } from '../../shared/demo/demoModuleTable';
import { fetchFile } from './fetchFile';

/** What a page names of a build: its scripts, and where its demos are. */
function listBuiltNames(): string[] {
  const scripts = document.querySelectorAll('head script[type="module"][src]');
  const demos = document.getElementById(DEMO_MODULES_ID)?.textContent;
  return [...[...scripts].map((script) => script.getAttribute('src')!), ...(demos ? [demos] : [])];
}

/**
 * Whether the site was built again since this page was loaded: the page at its address names other scripts. False also
 * where the network does not say.
 */
export async function isRebuilt(): Promise<boolean> {
  try {
    const html = await (await fetchFile(location.pathname, { cache: 'no-store' })).text();
    return listBuiltNames().some((name) => !html.includes(name));
  } catch {
    return false;
  }
}
