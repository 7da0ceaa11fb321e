import { extractApi } from '../../api/extractApi';
import { readSymbols } from '../../api/readApiSymbols';
import { checkSources } from '../checkSources';
import { listPathnames } from '../listPathnames';
import { defineStep } from '../step';
import { startedDemos } from './rendering';
import { summaries } from './sources';

/** The API of the installed packages, once demos are being rendered: it takes the time of this process. */
export const api = defineStep('api data', { startedDemos }, (_, { projectDirectory, problems }) =>
  extractApi(projectDirectory, problems),
);

/** The symbols that have a page. */
export const symbols = defineStep('symbols', { api }, (needs, { projectDirectory }) =>
  readSymbols(needs.api, projectDirectory),
);

/** Pathnames of every page of the site. */
export const pathnames = defineStep('pathnames', { summaries, api }, (needs) =>
  listPathnames(needs.summaries, needs.api),
);

/** What the menu says of the pages that exist; it and all other records are checked. */
export const menu = defineStep(
  'sources',
  { summaries, api },
  async (needs, { projectDirectory, problems, onProblems }) => {
    const checked = await checkSources(projectDirectory, { guides: needs.summaries, api: needs.api });
    problems.push(...checked.problems);
    onProblems(problems);
    return checked;
  },
);
