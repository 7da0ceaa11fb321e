import type { OtherDateLibrary } from '../../shared/demo/dateLibraries';
import { translateFormat } from '../../shared/date-formats/translateFormat';
import { UntranslatableError } from '../../shared/date-formats/untranslatable';
import {
  getControlKey,
  listSetProps,
  type ControlGroup,
  type PropValue,
  type PropValues,
} from '../../shared/prop-playground/propPlayground';

/** What is set, for the code of a date library; or a format that the library has no equal of. */
export type TranslatedValues = { values: PropValues } | { untranslatable: string };

/** Writes the formats among what is set, which have the tokens of Day.js, in the tokens of a library. */
export function translateFormats(
  groups: readonly ControlGroup[],
  values: PropValues,
  library: OtherDateLibrary,
): TranslatedValues {
  const translated: Record<string, PropValue> = {};
  for (const group of groups) {
    for (const { control, value } of listSetProps(group, values)) {
      if (control.isFormat) {
        const format = String(value);
        try {
          translated[getControlKey(group.name, control.name)] = translateFormat(format, library);
        } catch (error) {
          if (error instanceof UntranslatableError) {
            return { untranslatable: format };
          }
          throw error;
        }
      }
    }
  }
  return { values: { ...values, ...translated } };
}
