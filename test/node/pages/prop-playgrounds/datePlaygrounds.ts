import fs from 'node:fs/promises';
import path from 'node:path';
import { OTHER_DATE_LIBRARIES, type OtherDateLibrary } from '../../../../src/shared/demo/dateLibraries';
import type { CodeTemplate } from '../../../../src/shared/prop-playground/codeTemplate';
import type { ControlKind, PropPlayground } from '../../../../src/shared/prop-playground/propPlayground';
import {
  locatePlaygroundForms,
  readPlaygroundCode,
  toDateModules,
} from '../../../../src/node/pages/date-forms/playgroundCode';
import { rewriteCodes } from '../../../../src/node/pages/date-forms/rewriteCodes';
import { createDatedTemplate } from '../../../../src/node/pages/prop-playgrounds/createDatedTemplate';
import { PARSED } from '../../date-libraries/rewriteFixtures';
import { createPlayground, createScope, type SampleKind } from './samplePlaygrounds';

export const PROJECT = path.resolve(import.meta.dirname, '../../../..');

const FOLDER = path.join(PROJECT, 'data/date-pickers/playground');

const SWITCH: ControlKind = { kind: 'switch' };
const DATE: ControlKind = { kind: 'date' };
const TIME: ControlKind = { kind: 'time' };
const TEXT: ControlKind = { kind: 'text' };

/** The controls of the pickers' playgrounds, as they follow from the types of the packages. */
const KINDS: Record<string, SampleKind> = {
  ...Object.fromEntries(
    [
      'ampm',
      'ampmInClock',
      'closeOnSelect',
      'disabled',
      'disableFuture',
      'disableHighlightToday',
      'disableOpenPicker',
      'disablePast',
      'displayWeekNumber',
      'loading',
      'readOnly',
      'showDaysOutsideCurrentMonth',
      'skipDisabled',
    ].map((name) => [name, SWITCH]),
  ),
  ...Object.fromEntries(['defaultValue', 'maxDate', 'minDate', 'referenceDate'].map((name) => [name, DATE])),
  minTime: TIME,
  maxTime: TIME,
  label: TEXT,
  desktopModeMediaQuery: TEXT,
  format: { ...TEXT, isFormat: true },
  fixedWeekNumber: { kind: 'number' },
  minutesStep: { kind: 'number' },
  formatDensity: { kind: 'choice', options: ['dense', 'spacious'] },
  orientation: { kind: 'choice', options: ['portrait', 'landscape'] },
  monthsPerRow: { kind: 'choice', options: [3, 4] },
  yearsPerRow: { kind: 'choice', options: [3, 4] },
  yearsOrder: { kind: 'choice', options: ['asc', 'desc'] },
};

const VIEWS = ['year', 'month', 'day'];
const CLOCK_VIEWS = ['hours', 'minutes', 'seconds'];

function createKinds(views: string[]): Record<string, SampleKind> {
  return {
    ...KINDS,
    views: { kind: 'selection', options: views },
    openTo: { kind: 'choice', options: views },
  };
}

/** A playground of the site, and its code with the other date libraries. */
export interface DatePlayground extends PropPlayground {
  name: string;
  templates: Record<OtherDateLibrary, CodeTemplate>;
}

const PLAYGROUNDS = { DeliveryDate: VIEWS, ArrivalDay: VIEWS, OpeningHour: CLOCK_VIEWS };

/** The playgrounds of the pickers as the build makes them; fails for code that a library has not. */
export async function createDatePlaygrounds(): Promise<DatePlayground[]> {
  const demos = Object.keys(PLAYGROUNDS).map((name) => ({
    pageId: 'date-pickers/playground',
    name,
    file: path.join(FOLDER, `${name}.tsx`),
  }));
  const codes = await Promise.all(demos.map(readPlaygroundCode));
  const forms = await rewriteCodes(PROJECT, codes, PARSED);
  return Promise.all(
    demos.map(async ({ name, file }, index) => {
      const { gaps, faults, texts } = locatePlaygroundForms(file, forms[index]!);
      if (faults.length > 0 || Object.keys(gaps).length > 0) {
        throw new Error(JSON.stringify({ gaps, faults }));
      }
      const kinds = createKinds(PLAYGROUNDS[name as keyof typeof PLAYGROUNDS]);
      const playground = await createPlayground(await fs.readFile(file, 'utf8'), kinds);
      const modules = toDateModules(PROJECT, codes[index]!, {
        forms: { texts, gaps, faults },
        libraries: OTHER_DATE_LIBRARIES,
      });
      const scope = createScope(playground.groups);
      const templates = [...modules].map(
        async ([library, own]) => [library, await createDatedTemplate(own, scope)] as const,
      );
      return {
        ...playground,
        name,
        templates: Object.fromEntries(await Promise.all(templates)) as DatePlayground['templates'],
      };
    }),
  );
}
