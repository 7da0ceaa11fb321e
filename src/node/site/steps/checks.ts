import { deprecatedInDemos, narrowInPages } from '../../../../data/intendedNames';
import { loadGuideFacts } from '../../pages/legacy-anchors/loadGuideFacts';
import { omitDuplicates } from '../../base/problems/problem';
import { omitIntendedUses } from '../../demos/usage/omitIntendedUses';
import { checkMaps } from '../checkMaps';
import { checkNarrowCode } from '../checkNarrowCode';
import { checkPageReferences } from '../checkPages';
import { defineStep } from '../step';
import { pathnames } from './api';
import { demos, shownGuides, usage } from './demos';
import { apiPages, apiTabs, englishPages, guideSummaries } from './pages';
import { earlierPages, guides, packages } from './sources';

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
export const deprecatedUses = defineStep('deprecated uses', { usage }, (needs, { chosen }) => {
  const options = { list: 'deprecatedInDemos', isWhole: chosen === undefined };
  return omitDuplicates(omitIntendedUses(needs.usage.deprecated, deprecatedInDemos, options));
});

/** The code of guides and demos is for every project, and holds nothing for a test. */
export const narrowCode = defineStep(
  'narrow code',
  { shownGuides, demos },
  async (needs, { projectDirectory, chosen }) => {
    const found = await checkNarrowCode(projectDirectory, {
      guides: needs.shownGuides,
      rendered: needs.demos.rendered,
    });
    const options = { list: 'narrowInPages', isWhole: chosen === undefined };
    return omitDuplicates(omitIntendedUses(found, narrowInPages, options));
  },
);
