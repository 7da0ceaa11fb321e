import { products } from '../../../../data/products';
import type { DemoGroup, HealthPageProps, DemoLink } from '../../../shared/page/healthPage';
import type { Language } from '../../../shared/languages/languages';
import { createTranslate } from '../../base/texts/createTranslate';
import { loadRareStyles } from '../page-props/loadRareStyles';
import { loadLayoutProps } from '../page-props/loadLayoutProps';
import { loadPageLanguage } from '../page-props/loadPageLanguage';
import { loadSiteIndex } from '../../base/store/loadSiteIndex';
import { readDocsVersion } from '../../base/packages/readDocsVersion';
import { getBuildDate } from '../../export/worker/writeWorker';
import { listChecks } from './listChecks';
import { listDemos } from './listDemos';
import { readCommit } from './readCommit';

/** The group of demos that belong to no product. */
const COMMON = 'common';

async function listDemoLinks(projectDirectory: string, language: Language): Promise<DemoLink[]> {
  const demos = await listDemos(projectDirectory, language);
  return demos.map(({ key, address, demo }) => ({
    key,
    title: demo.title ?? demo.name,
    href: `${address}#${demo.name}.tsx`,
  }));
}

/**
 * Props of the page that says what was checked in this build; it is in no menu. Results of browser tests are in the
 * report instead: the tests run after the build, and not on every machine that builds.
 */
export async function loadHealthPageProps(language: Language): Promise<HealthPageProps> {
  const projectDirectory = process.cwd();
  const t = createTranslate(language);
  const { pages, packages } = await loadSiteIndex();
  const demos = await listDemoLinks(projectDirectory, language);
  const belongs = ({ key }: DemoLink, folder: string) => key.startsWith(`${folder}/`);
  const groups: DemoGroup[] = [
    ...products.map(({ folder, id }) => ({
      id: folder,
      title: t(`products.${id}`),
      demos: demos.filter((demo) => belongs(demo, folder)),
    })),
    {
      id: COMMON,
      title: t('health.common'),
      demos: demos.filter((demo) => !products.some(({ folder }) => belongs(demo, folder))),
    },
  ];
  const title = t('health.title');
  const commit = readCommit(projectDirectory);
  const date = getBuildDate().toISOString().slice(0, 10);
  return {
    ...loadPageLanguage(language),
    rareStyles: await loadRareStyles(['health']),
    layout: await loadLayoutProps({ pathname: '/x/health', title, language }),
    title,
    description: t('health.description'),
    summary: commit ? t('health.summary', { commit, date }) : t('health.summaryWithoutCommit', { date }),
    testResults: {
      pending: t('health.tests.pending'),
      passed: t('health.tests.passed'),
      none: t('health.tests.none', { count: String(demos.length) }),
      demoPassed: t('health.tests.demoPassed'),
    },
    facts: [
      [t('health.documentation'), await readDocsVersion(projectDirectory)],
      ...Object.entries(packages),
    ],
    checksTitle: t('health.checksTitle'),
    checks: await listChecks(projectDirectory, { pages: pages.length, language, t }),
    demosTitle: t('health.demosTitle'),
    demosText: t('health.demosText', { count: String(demos.length) }),
    groups: groups.filter((group) => group.demos.length > 0),
    linksTitle: t('health.linksTitle'),
    linksText: t('health.linksText'),
  };
}
