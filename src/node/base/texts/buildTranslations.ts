import type { Translations } from '../../../shared/languages/translate';
import { readTranslations } from './readTexts';

/** Everything that a build renders texts from: those of the interface, and those that no page carries as data. */
export function getBuildTranslations(): Translations {
  return readTranslations('interface', 'palette', 'propPlayground', 'build');
}
