import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DemoData } from '../../../src/client/demo/demoData';
import { createPropStore } from '../../../src/client/prop-playground/propStore';
import { useShownCode } from '../../../src/client/prop-playground/useShownCode';
import { setCodePreferences } from '../../../src/client/providers/code/codePreferencesStore';
import { createTableTranslate } from '../../../src/client/providers/language/createTableTranslate';
import { readTranslations } from '../../../src/node/base/texts/readTexts';
import type { PlaygroundFile } from '../../../src/shared/prop-playground/playgroundFile';
import type { PropValues } from '../../../src/shared/prop-playground/propPlayground';

const DEMO: DemoData = { pageId: 'date-pickers/playground', name: 'Arrival', mode: 'hydrate' };

const FILE: PlaygroundFile = {
  title: 'Arrival',
  texts: {},
  code: {
    before: [{ dateImport: [['import dayjs;\n']] }],
    tag: 'Picker',
    attributes: [{ group: 'field' }],
    after: [],
    indent: 0,
    isReturned: false,
  },
  groups: [
    {
      name: 'field',
      of: 'Picker',
      title: 'Field',
      controls: [{ kind: 'date', name: 'min', href: '#' }],
    },
  ],
  hasDates: true,
};

const DAY: PropValues = { 'field.min': '2026-03-02' };
const DAY_CODE = "import dayjs;\n<Picker min={dayjs('2026-03-02')} />";
const NOTE = 'This demo has Day.js code only.';

let element: HTMLElement;

/** Shows a playground. @returns what it reads, and sets its values */
function show(file = FILE) {
  const t = createTableTranslate(readTranslations('interface').en!, String);
  const store = createPropStore(() => ({ groups: {}, key: '' }));
  let state: ReturnType<typeof useShownCode>;
  function Subject() {
    state = useShownCode({ demo: DEMO, file, store, element, t });
    return state.note;
  }
  render(<Subject />);
  return {
    setValues: (values: PropValues) => act(() => store.setValues(values)),
    readTexts: async () => (await state.readFiles()).map(({ text }) => text),
  };
}

const getNote = () => document.querySelector('.demo-note')?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<div id="announcer"></div><code></code>';
  element = document.querySelector('code')!;
  element.innerHTML = '&lt;<b>Picker</b> />';
});

afterEach(() => {
  cleanup();
  setCodePreferences({ dateLibrary: 'dayjs' });
});

describe('useShownCode', () => {
  it('leaves the code of the page until something is set', async () => {
    const { setValues, readTexts } = show();
    expect(element.innerHTML).toContain('<b>Picker</b>');
    setValues(DAY);
    expect(element.textContent).toBe(DAY_CODE);
    expect(await readTexts()).toEqual([DAY_CODE]);
    expect(getNote()).toBeUndefined();
  });

  it('says that it has Day.js to users of another library', () => {
    show();
    act(() => setCodePreferences({ dateLibrary: 'luxon' }));
    expect(getNote()).toBe(NOTE);
    expect(document.getElementById('announcer')!.textContent).toBe(NOTE);
    act(() => setCodePreferences({ dateLibrary: 'dayjs' }));
    expect(getNote()).toBeUndefined();
  });

  it('says nothing where no code depends on the library', () => {
    const { hasDates: _, ...file } = FILE;
    show(file);
    act(() => setCodePreferences({ dateLibrary: 'luxon' }));
    expect(getNote()).toBeUndefined();
  });
});
