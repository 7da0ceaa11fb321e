import { createRequire } from 'node:module';

/** What the libraries have for each value that does not name a locale. */
const DEFAULT = 'en';

const LIBRARIES = { moment: 'Moment.js', dayjs: 'Day.js' };

const require = createRequire(import.meta.url);

/**
 * Gives the date libraries that demos have loaded into this process their default locale again: one demo would
 * otherwise decide what the others show.
 *
 * @returns titles of the libraries that had another locale
 */
export function restoreLocales(): string[] {
  return Object.entries(LIBRARIES).flatMap(([name, title]) => {
    const loaded = require.cache[require.resolve(name)]?.exports as
      { locale: (name?: string) => string } | undefined;
    if (!loaded || loaded.locale() === DEFAULT) {
      return [];
    }
    loaded.locale(DEFAULT);
    return [title];
  });
}
