import type { DateLibrary, OtherDateLibrary } from '../../shared/demo/dateLibraries';
import { loadOnce } from '../../shared/loadOnce';
import type { CodeTemplate, CodeToken } from '../../shared/prop-playground/codeTemplate';
import { printCode } from '../../shared/prop-playground/printCode';
import { getPlaygroundCodeHref } from '../../shared/prop-playground/playgroundFile';
import type { PropPlayground, PropValues } from '../../shared/prop-playground/propPlayground';
import { fetchFile } from '../platform/fetchFile';
import type { translateFormats } from './translateFormats';

/** What the code of a playground is printed with, for a date library other than Day.js. */
export interface LibraryCode {
  library: OtherDateLibrary;
  template: CodeTemplate;
  translateFormats: typeof translateFormats;
}

/** By address. */
const codes = new Map<string, Promise<LibraryCode>>();

/**
 * Loads what the code with a date library is printed with, once.
 *
 * @param key of the playground: `date-pickers/playground/Arrival`
 * @throws when it is out of reach; the next call tries again
 */
export function loadLibraryCode(key: string, library: OtherDateLibrary): Promise<LibraryCode> {
  const href = getPlaygroundCodeHref(key, library);
  return loadOnce(codes, href, async () => {
    const [response, formats] = await Promise.all([fetchFile(href), import('./translateFormats')]);
    const template = (await response.json()) as CodeTemplate;
    return { library, template, translateFormats: formats.translateFormats };
  });
}

/** The code of what is set. */
export interface PrintedCode {
  tokens: CodeToken[];
  /** That it is written with. */
  dateLibrary: DateLibrary;
  /** The format for which it is not the wanted one. */
  untranslatable?: string;
}

/**
 * Prints the code of what is set, with Day.js where the library has no equal of a format.
 *
 * @param code of the wanted library; absent for Day.js
 */
export function printWithLibrary(
  playground: PropPlayground,
  values: PropValues,
  code?: LibraryCode,
): PrintedCode {
  const translated = code?.translateFormats(playground.groups, values, code.library);
  if (code && translated && 'values' in translated) {
    const { groups } = playground;
    const tokens = printCode({ groups, code: code.template }, translated.values);
    return { tokens, dateLibrary: code.library };
  }
  return { tokens: printCode(playground, values), dateLibrary: 'dayjs', ...translated };
}
