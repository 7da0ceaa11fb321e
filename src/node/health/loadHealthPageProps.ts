import { products } from '../../../data/products';
import { PROOF_STATES } from '../../shared/health';
import type { DemoGroup, HealthPageProps, ListedHealth } from '../../shared/healthPage';
import type { Language } from '../../shared/languages';
import { createTranslate } from '../texts/createTranslate';
import { loadLayoutProps } from '../page-props/loadLayoutProps';
import { loadPageLanguage } from '../page-props/loadPageLanguage';
import { loadSiteIndex } from '../store/loadSiteIndex';
import { readProofKeys } from '../store/proofKeys';
import { readDocsVersion } from '../packages/readDocsVersion';
import { getBuildDate } from '../worker/writeWorker';
import { listChecks } from './listChecks';
import { listDemos } from './listDemos';
import { getProofFile, readClaim } from './proofSource';
import { readDemoHealth } from './readDemoHealth';

/** The group of demos that belong to no product. */
const COMMON = 'common';

async function listHealth(projectDirectory: string, language: Language): Promise<ListedHealth[]> {
  const demos = await listDemos(projectDirectory, language);
  const proofKeys = await readProofKeys(projectDirectory);
  return Promise.all(
    demos.map(async (listed) => ({
      key: listed.key,
      title: listed.demo.title ?? listed.demo.name,
      href: `${listed.route}#${listed.demo.name}.tsx`,
      claim: readClaim(getProofFile(projectDirectory, listed.key)),
      ...(await readDemoHealth(projectDirectory, listed, proofKeys[listed.key])),
    })),
  );
}

/** Props of the page that says what was checked in this build; it is in no menu. */
export async function loadHealthPageProps(language: Language): Promise<HealthPageProps> {
  const projectDirectory = process.cwd();
  const t = createTranslate(language);
  const { pages, packages } = await loadSiteIndex();
  const demos = await listHealth(projectDirectory, language);
  const belongs = ({ key }: ListedHealth, folder: string) => key.startsWith(`${folder}/`);
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
  return {
    ...loadPageLanguage(language),
    frame: await loadLayoutProps({ pathname: '/x/health', title, language }),
    title,
    description: t('health.description'),
    facts: [
      [t('health.built'), getBuildDate().toISOString().slice(0, 10)],
      [t('health.documentation'), await readDocsVersion(projectDirectory)],
      ...Object.entries(packages),
    ],
    checksTitle: t('health.checksTitle'),
    checks: await listChecks(projectDirectory, { pages: pages.length, t }),
    demosTitle: t('health.demosTitle'),
    demosText: t('health.demosText', { count: String(demos.length) }),
    groups: groups.filter((group) => group.demos.length > 0),
    states: Object.fromEntries(
      PROOF_STATES.map((state) => [state, t(`health.states.${state}`)]),
    ) as HealthPageProps['states'],
    linksTitle: t('health.linksTitle'),
    linksText: t('health.linksText'),
  };
}
