import { useLanguage } from '../../../client/providers/language/LanguageProvider';
import { countLocaleTexts, type LocaleCounts } from './countLocaleTexts';
import { createWidget, type Widget } from './createWidget';
import { WidgetTable } from './WidgetTable';

/** The locales of a product by language, each with how many of its texts it has. */
export function LocaleTable({ data: { total, locales } }: { data: LocaleCounts }) {
  const { language, t } = useLanguage();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const percents = new Intl.NumberFormat(language, { style: 'percent' });
  const rows = locales
    .map((locale) => ({ ...locale, language: names.of(locale.tag)! }))
    .toSorted((a, b) => a.language.localeCompare(b.language, language));
  return (
    <WidgetTable
      heads={[t('locales.language'), t('locales.locale'), t('locales.translated'), t('locales.identical')]}
    >
      {rows.map(({ name, language: title, present, identical }) => (
        <tr key={name}>
          <td>{title}</td>
          <td>
            <code>{name}</code>
          </td>
          <td>
            {t('locales.share', {
              // Rounded down: only a complete locale has 100 %.
              percent: percents.format(Math.floor((100 * present) / total) / 100),
              count: String(present),
              total: String(total),
            })}
          </td>
          <td>{identical}</td>
        </tr>
      ))}
    </WidgetTable>
  );
}

/**
 * Makes the widget that counts the texts of a product's locales.
 *
 * @param themeName the component of the theme that the locales set texts of
 * @param loadLocales imports the module with the locales
 */
export function createLocalesWidget(themeName: string, loadLocales: () => Promise<object>): Widget {
  return createWidget(LocaleTable, async () => countLocaleTexts(await loadLocales(), themeName));
}
