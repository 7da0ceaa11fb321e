/** The script of every page. */
import { languagePacks } from '../../../.cache/generated/languagePacks/index';
import { createLoadLanguagePack } from '../theme/createLoadLanguagePack';
import { loadDemo } from './loadDemo';
import { loadSearchSetup } from './loadSearchSetup';
import { startPage } from './startPage';

startPage({
  loadDemo,
  loadLanguagePack: createLoadLanguagePack(languagePacks),
  loadSearchSetup,
});
