import type { ListedCheck } from '../../../shared/page/healthPage';
import type { Language } from '../../../shared/languages/languages';
import type { Translate } from '../../../shared/languages/translate';
import {
  readCheckReport,
  REPORTED_CHECKS,
  type CheckReport,
  type ReportedCheck,
} from '../../base/store/checkReports';
import { isPartialBuild } from '../../base/store/selectPathnames';

/**
 * What the checks of the content found, in words. Each of them ends the build when it finds something wrong: what is
 * listed has passed. A check that did not run, as in development or in a build of some pages, is not listed.
 *
 * @param pages how many pages there are in each language
 */
export async function listChecks(
  projectDirectory: string,
  { pages, language, t }: { pages: number; language: Language; t: Translate },
): Promise<ListedCheck[]> {
  const create = (key: ReportedCheck | 'links', { values, exceptions = [] }: CheckReport): ListedCheck => ({
    title: t(`health.checks.${key}.title`),
    text: t(
      `health.checks.${key}.text`,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    ),
    exceptions,
  });
  const reported = REPORTED_CHECKS.map(async (key) => {
    const report = await readCheckReport(projectDirectory, key, language);
    return report ? [create(key, report)] : [];
  });
  return [
    // The build itself looks at the links of all its pages.
    ...(isPartialBuild() ? [] : [create('links', { values: { pages } })]),
    ...(await Promise.all(reported)).flat(),
  ];
}
