/** The script of every page. */
import { languagePacks } from '../../../.cache/generated/languagePacks/index';
import { searchSetups } from '../../../.cache/generated/searchSetups/index';
import { createLoadLanguagePack } from '../theme/createLoadLanguagePack';
import { loadDemo } from './loadDemo';
import { startPage } from './startPage';

startPage({
  loadDemo,
  loadLanguagePack: createLoadLanguagePack(languagePacks),
  loadSearchSetup: async (language) => (await searchSetups[language]()).searchSetup,
});
