import type { CompiledPage } from './page';

/** Whether a page shows the API: a page of the reference, or a tab of a guide with rows of it. */
export function isReferencePage({ pathname, tab }: Pick<CompiledPage, 'pathname' | 'tab'>): boolean {
  return pathname.startsWith('/x/api/') || tab !== undefined;
}
