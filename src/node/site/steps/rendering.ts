import { writePageTexts } from '../../base/texts/pageTexts';
import { addTypeFiles } from '../../demos/code/addTypeFiles';
import { hasAllVariants, listVariants } from '../../demos/demoSource';
import { writeLanguagePacks } from '../../demos/language-packs/writeLanguagePacks';
import { stageDemos, startRendering } from '../../demos/renderDemos';
import { defineStep } from '../step';
import { guides } from './sources';

/** What scripts import of the texts of packages and of the interface. */
export const texts = defineStep('texts', {}, (_, { projectDirectory }) =>
  Promise.all([writeLanguagePacks(projectDirectory), writePageTexts(projectDirectory)]),
);

/** Ends a run whose guides cannot be parsed, before their demos take their time. */
export const parsedGuides = defineStep('parsed guides', { guides }, (needs, { problems, onProblems }) => {
  onProblems(problems);
  return needs.guides;
});

/**
 * The demos of the guides as modules, which files they consist of, and the processes that render them. They begin before
 * TypeScript takes all time of this process, and work beside it.
 */
export const startedDemos = defineStep(
  'modules of demos',
  { guides: parsedGuides, texts },
  async (needs, { projectDirectory, problems }) => {
    const demos = needs.guides.flatMap(({ english }) => english.demos);
    const variants = demos.flatMap(listVariants);
    const staged = await stageDemos(variants, projectDirectory, problems);
    const bundled = await addTypeFiles(staged.bundled);
    const rendering = await startRendering(variants, { ...staged, bundled }, projectDirectory);
    return { sound: demos.filter((demo) => hasAllVariants(bundled, demo)), bundled, rendering };
  },
);
