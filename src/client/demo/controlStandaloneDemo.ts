import { parseStandaloneQuery, type StandaloneDemo } from './standaloneDemo';
import type { DemoData } from './demoData';
import { DEMO_MODULES_ID } from '../../shared/demo/demoModuleTable';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../shared/languages/languages';
import { getPathInfo } from '../../shared/paths/getPathInfo';
import { readJsonData } from '../platform/readJsonData';
import type { PageContext } from '../providers/page/PageContext';
import { controlStage } from './controlStage';

/** Why there is nothing to show. */
type Failure = 'missing' | 'failed';

/** The page that has a demo, and the figure of the demo in it. */
interface FoundDemo {
  page: Document;
  figure: HTMLElement;
}

/** @throws when the page is out of reach */
async function findDemo({ page: pathname, name }: StandaloneDemo): Promise<FoundDemo | undefined> {
  const response = await fetch(new URL(pathname, location.href));
  if (!response.ok && response.status !== 404) {
    throw new Error(`${pathname} answered with ${response.status}.`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const figure = page.getElementById(`${name}.tsx`);
  return figure?.querySelector(':scope > .demo-stage') ? { page, figure } : undefined;
}

/** Says in the language of the page why there is nothing to show. */
function showFailure(root: HTMLElement, failure: Failure, language: Language): void {
  const texts = root.querySelectorAll<HTMLElement>(`[data-failure="${failure}"]`);
  const text = [...texts].find(({ lang }) => lang === language) ?? texts[0]!;
  text.hidden = false;
}

/** Adopts from the page what the snapshot of the demo looks like, and where the module of the demo is. */
function adopt({ page }: FoundDemo): void {
  for (const element of page.querySelectorAll(`head > style[data-emotion], #${DEMO_MODULES_ID}`)) {
    document.head.append(document.importNode(element, true));
  }
}

/**
 * The controller of the page that shows one demo alone. The page that has the demo tells all of it: its snapshot, its
 * rules, and the files of its module.
 *
 * @param root holds a stage, and what is said where there is nothing to show
 */
export async function controlStandaloneDemo(root: HTMLElement, page: PageContext): Promise<void> {
  const wanted = parseStandaloneQuery(location.search);
  const { userLanguage } = getPathInfo(wanted?.page ?? '');
  let found: FoundDemo | undefined;
  try {
    found = wanted && (await findDemo(wanted));
  } catch {
    showFailure(root, 'failed', userLanguage);
    return;
  }
  if (!wanted || !found) {
    showFailure(root, 'missing', userLanguage);
    return;
  }
  const { lang } = found.page.documentElement;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  document.documentElement.lang = language;
  document.title = `${found.figure.getAttribute('aria-label')} - ${found.page.title}`;
  root.querySelector('h1')!.textContent = found.figure.getAttribute('aria-label');
  adopt(found);
  const stage = document.importNode(found.figure.querySelector<HTMLElement>(':scope > .demo-stage')!, true);
  root.append(stage);
  controlStage(stage, readJsonData<DemoData>(found.figure), {
    page: { ...page, language },
    styling: wanted.styling,
  });
}
