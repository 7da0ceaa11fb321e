/** The script of every page in development, where Next.js compiles the demos. */
import { demoModules } from '../../../.cache/generated/developmentModules';
import { languagePacks } from '../../../.cache/generated/languagePacks/index';
import { createLoadLanguagePack } from '../theme/createLoadLanguagePack';
import { loadSearchSetup } from './loadSearchSetup';
import { startPage, type StartedPage } from './startPage';

let page: StartedPage | undefined;

/** Starts the page, or brings to life what a save has changed in it. */
export function startOrUpdatePage(): void {
  if (page) {
    page.update();
    return;
  }
  page = startPage({
    loadDemo: async (pageId, name) => {
      const demo = await demoModules[pageId]?.[name]?.();
      if (!demo) {
        throw new Error(`There is no demo \`${name}\` in \`${pageId}\`.`);
      }
      return demo.default;
    },
    loadLanguagePack: createLoadLanguagePack(languagePacks),
    loadSearchSetup,
  });
}
