import { migrationGuides } from '../../../../data/breaking-changes';
import { deprecatedInDemos, narrowInPages } from '../../../../data/intendedNames';
import { checkExports } from '../../export/markdown/checkExports';
import { checkMigrationGuides } from '../../api/migration/checkMigrationGuides';
import { getGuidePageId } from '../../api/migration/guideFiles';
import { checkSentences } from '../../pages/legacy-anchors/checkSentences';
import { loadGuideFacts } from '../../pages/legacy-anchors/loadGuideFacts';
import { omitDuplicates } from '../../base/problems/problem';
import { omitIntendedUses } from '../../demos/usage/omitIntendedUses';
import { checkMaps } from '../checkMaps';
import { checkNarrowCode } from '../checkNarrowCode';
import { checkCompleteness, checkPageReferences } from '../checkPages';
import { defineStep } from '../step';
import { demos, shownGuides, usage } from './demos';
import { apiPages, apiTabs, coverage, englishPages, guidePages, guideSummaries } from './pages';
import { earlierPages, guides, menu, packages, pathnames } from './sources';

/** Links of all pages lead somewhere, titles and descriptions differ. */
export const references = defineStep(
  'references',
  { guides, guideSummaries, apiPages, apiTabs },
  (needs, { problems }) => {
    const pages = {
      guides: needs.guideSummaries.guides,
      apiPages: needs.apiPages.pages,
      apiTabs: needs.apiTabs.pages,
    };
    problems.push(...checkPageReferences(needs.guides, pages));
  },
);

/** The same of the chosen guides, among the other pages as they were compiled last. */
export const chosenReferences = defineStep(
  'references of chosen guides',
  { guides, guideSummaries, earlierPages },
  (needs, { problems }) => {
    problems.push(
      ...checkPageReferences(needs.guides, { ...needs.earlierPages, guides: needs.guideSummaries.guides }),
    );
  },
);

/** What guides answer of what users of the existing documentation look for. Pages of the API are read from where they are written. */
export const maps = defineStep(
  'maps',
  { shownGuides, englishPages, guideSummaries, pathnames, packages },
  async (needs, { projectDirectory }) =>
    checkMaps({
      projectDirectory,
      facts: await loadGuideFacts(projectDirectory),
      guides: needs.shownGuides.map(({ pageId, map }) => ({ page: needs.englishPages.get(pageId)!, map })),
      mentions: needs.guideSummaries.mentions,
      pathnames: [...needs.pathnames],
      packages: needs.packages,
    }),
);

/** Demos use nothing that packages are going to remove. */
export const deprecatedUses = defineStep('deprecated uses', { usage }, (needs, { chosen, problems }) => {
  const options = { list: 'deprecatedInDemos', isWhole: chosen === undefined };
  problems.push(...omitDuplicates(omitIntendedUses(needs.usage.deprecated, deprecatedInDemos, options)));
});

/** The code of guides and demos is for every project, and holds nothing for a test. */
export const narrowCode = defineStep(
  'narrow code',
  { shownGuides, demos },
  async (needs, { projectDirectory, chosen, problems }) => {
    const found = await checkNarrowCode(projectDirectory, {
      guides: needs.shownGuides,
      rendered: needs.demos.rendered,
    });
    const options = { list: 'narrowInPages', isWhole: chosen === undefined };
    problems.push(...omitDuplicates(omitIntendedUses(found, narrowInPages, options)));
  },
);

/** What writers and maintainers must know of the whole site, and no page is made of. */
export const siteChecks = defineStep(
  'checks',
  { maps, apiPages, apiTabs, englishPages, coverage, menu, deprecatedUses, narrowCode },
  async (needs, { projectDirectory, problems }) => {
    problems.push(
      ...needs.menu.missing,
      ...needs.maps.problems,
      ...checkSentences(needs.maps.mapped),
      ...(await checkCompleteness({
        projectDirectory,
        englishPages: needs.englishPages,
        coverage: needs.coverage,
      })),
    );
  },
);

/** What the markdown exports of the chosen guides state, beside their pages. */
export const chosenExports = defineStep(
  'exports of chosen guides',
  { guidePages, packages },
  async (needs, { projectDirectory, chosen = [], problems }) => {
    const versions = Object.fromEntries(needs.packages.map(({ name, version }) => [name, version]));
    const pages = needs.guidePages.filter(({ id }) => chosen.includes(id));
    problems.push(...(await checkExports(projectDirectory, versions, pages)));
  },
);

/** The lists of changes of the migration guides that are chosen; their problems stand in records outside of the guides. */
export const chosenMigrations = defineStep(
  'changes of chosen guides',
  { englishPages },
  (needs, { projectDirectory, chosen = [] }) =>
    checkMigrationGuides({
      projectDirectory,
      guides: migrationGuides.filter((guide) => chosen.includes(getGuidePageId(guide))),
      pages: needs.englishPages,
    }),
);
