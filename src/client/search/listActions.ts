import {
  getLanguageRecord,
  LANGUAGES,
  languageToPrefix,
  type Language,
} from '../../shared/languages/languages';
import { splitWords } from '../../shared/search/splitWords';
import { COLOR_MODES, getColorMode, setColorMode } from '../theme/colorMode';
import { matchWord } from './engine/matchWord';
import type { SearchPlace } from './readSearchPlace';
import type { Say } from './SearchTexts';

/** Something to do instead of a page to read: a link, or a call. */
export interface SearchAction {
  id: string;
  label: string;
  href?: string;
  run?: () => void;
}

/** What a user can do from the search: choose the mode, the language, the version. */
export function listActions(place: SearchPlace, language: Language, say: Say): SearchAction[] {
  const modes = COLOR_MODES.filter((mode) => mode !== getColorMode()).map((mode) => ({
    id: mode,
    label: say(`actions.${mode}`),
    run: () => setColorMode(mode),
  }));
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const languages = LANGUAGES.filter((other) => other !== language).map((other) => ({
    id: other,
    label: say('actions.language', {
      language: names.of(other) ?? other,
      name: getLanguageRecord(other).name,
    }),
    href: languageToPrefix(other) + place.canonicalAs,
  }));
  const versions = place.versions.map(({ text, href }) => ({
    id: text,
    label: say('actions.version', { version: text }),
    href,
  }));
  return [...modes, ...languages, ...versions];
}

/** How well a word of a query fits one of a label: half a word says too little. */
const MIN_MATCH = 0.7;

/** The actions whose label has every word of a query, or most of its beginning. */
export function findActions(actions: readonly SearchAction[], query: string): SearchAction[] {
  const words = splitWords(query);
  return actions.filter(({ label }) => {
    const labelWords = splitWords(label);
    return words.every((word) => labelWords.some((other) => matchWord(word, other, false) > MIN_MATCH));
  });
}
