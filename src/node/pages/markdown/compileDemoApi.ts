import type { Language } from '../../../shared/languages/languages';
import type { DemoApi } from '../../../shared/page/page';
import { escapeHtml } from '../../../shared/escapeHtml';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import { createTranslate } from '../../base/texts/createTranslate';
import type { DemoApiLink } from '../../demos/usage/findDemoApi';

/** The line that links the API of a demo; undefined for a demo that uses none. */
export function compileDemoApi(links: readonly DemoApiLink[], language: Language): DemoApi | undefined {
  if (links.length === 0) {
    return undefined;
  }
  const t = createTranslate(language);
  const anchors = links.map(
    ({ name, pathname }) =>
      `<a href="${escapeHtml(pathnameToHref(pathname, language))}">${escapeHtml(name)}</a>`,
  );
  const html = `${escapeHtml(t('demo.api'))} <code>${anchors.join(' · ')}</code>`;
  return { html };
}
