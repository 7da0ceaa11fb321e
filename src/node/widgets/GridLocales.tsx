import { useLanguage } from '../../client/providers/language/LanguageProvider';
import { countLocaleTexts, type LocaleCount } from './countLocaleTexts';
import { createWidget } from './createWidget';

export interface GridLocaleCounts {
  /** How many texts the English locale of the grid has. */
  total: number;
  locales: LocaleCount[];
}

/** The locales of the grid by language, each with how many of the grid's texts it has. */
export function GridLocales({ data: { total, locales } }: { data: GridLocaleCounts }) {
  const { language, t } = useLanguage();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const percents = new Intl.NumberFormat(language, { style: 'percent' });
  const rows = locales
    .map((locale) => ({ ...locale, language: names.of(locale.tag)! }))
    .toSorted((a, b) => a.language.localeCompare(b.language, language));
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('gridLocales.language')}</th>
            <th scope="col">{t('gridLocales.locale')}</th>
            <th scope="col">{t('gridLocales.translated')}</th>
            <th scope="col">{t('gridLocales.identical')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, language: title, present, identical }) => (
            <tr key={name}>
              <td>{title}</td>
              <td>
                <code>{name}</code>
              </td>
              <td>
                {t('gridLocales.share', {
                  // Rounded down: only a complete locale has 100 %.
                  percent: percents.format(Math.floor((100 * present) / total) / 100),
                  count: String(present),
                  total: String(total),
                })}
              </td>
              <td>{identical}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

async function loadCounts(): Promise<GridLocaleCounts> {
  const [{ GRID_DEFAULT_LOCALE_TEXT: english }, locales] = await Promise.all([
    import('@mui/x-data-grid'),
    import('@mui/x-data-grid/locales'),
  ]);
  return { total: Object.keys(english).length, locales: countLocaleTexts(english, locales) };
}

export const gridLocales = createWidget(GridLocales, loadCounts);
