import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../shared/languages/languages';
import { LANGUAGE_PARAMETERS, LOOSE_END } from './languageQuery';

const PREFIXED = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/**
 * The script that follows the query `userLanguage` before first paint: a page that is not
 * in the requested language is replaced by its translation, with the rest of the query and the hash. An unknown
 * language is ignored, and so is a page outside the documentation, which has no translation.
 */
export const languageScript = `(function(l){var u=/[?&]userLanguage=(${LANGUAGES.join('|')})(&|$)/.exec(l.search),p=/^(?:\\/(${PREFIXED.join('|')}))?(\\/(x\\/.*)?)$/.exec(l.pathname);
if(u&&p&&u[1]!==(p[1]||'${DEFAULT_LANGUAGE}'))l.replace((u[1]==='${DEFAULT_LANGUAGE}'?'':'/'+u[1])+p[2]+l.search.replace(${LANGUAGE_PARAMETERS},'$1').replace(${LOOSE_END},'')+l.hash)})(location);`;
