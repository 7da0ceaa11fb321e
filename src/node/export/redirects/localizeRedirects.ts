import type { RedirectRule } from '../server/parseRedirects';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languageToPrefix,
  type Language,
} from '../../../shared/languages/languages';

/** A rule for the addresses of one language. */
export interface LocalRedirectRule extends RedirectRule {
  language: Language;
}

/**
 * Adds to each rule one for every other language, with source and target below its prefix:
 * `/a/ /b/ 301` -> also `/zh/a/ /zh/b/ 301`. A rule that was written for a language itself stands in for the one
 * that would be made; one about the prefix that English does not have stays alone.
 *
 * @returns the rules of one language after the other, each in the order they came
 */
export function localizeRedirects(rules: readonly RedirectRule[]): LocalRedirectRule[] {
  const written = rules.map((rule) => ({ ...rule, language: sourceToLanguage(rule.source) }));
  const sources = new Set(rules.map((rule) => rule.source));
  return LANGUAGES.flatMap((language) => [
    ...written.filter((rule) => rule.language === language),
    ...(language === DEFAULT_LANGUAGE ? [] : translate(written, language)).filter(
      (rule) => !sources.has(rule.source),
    ),
  ]);
}

function translate(rules: readonly LocalRedirectRule[], language: Language): LocalRedirectRule[] {
  const prefix = languageToPrefix(language);
  return rules
    .filter((rule) => rule.language === DEFAULT_LANGUAGE && !rule.source.startsWith(`/${DEFAULT_LANGUAGE}/`))
    .map((rule) => ({
      ...rule,
      language,
      source: `${prefix}${rule.source}`,
      target: rule.target.startsWith('/') ? `${prefix}${rule.target}` : rule.target,
    }));
}

/** `'/zh/x/a/' -> 'zh'`, `'/x/a/' -> 'en'` */
function sourceToLanguage(source: string): Language {
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  return (
    others.find((language) => `${source}/`.startsWith(`${languageToPrefix(language)}/`)) ?? DEFAULT_LANGUAGE
  );
}
