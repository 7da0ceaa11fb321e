import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DateLibrary, OtherDateLibrary } from '../../../src/shared/demo/dateLibraries';
import type { DemoData } from '../../../src/client/demo/demoData';
import type { CodeTemplate, CodeToken } from '../../../src/shared/prop-playground/codeTemplate';
import type { PlaygroundFile } from '../../../src/shared/prop-playground/playgroundFile';
import type { PropValues } from '../../../src/shared/prop-playground/propPlayground';
import { readTranslations } from '../../../src/node/base/texts/readTexts';
import type { useShownCode as useSubject } from '../../../src/client/prop-playground/useShownCode';

const DEMO: DemoData = { pageId: 'date-pickers/playground', name: 'Arrival', mode: 'hydrate' };

function createTemplate(name: string): CodeTemplate {
  const line: CodeToken[] = [[`import ${name};\n`]];
  const date = { before: [[name, 'tf'], ['(']] as CodeToken[], after: [[')']] as CodeToken[] };
  return {
    before: [{ imports: { none: [], date: line, time: line, both: line } }],
    tag: 'Picker',
    attributes: [{ group: 'field' }],
    after: [],
    indent: 0,
    isReturned: false,
    dates: { date, time: date },
  };
}

const FILE: PlaygroundFile = {
  title: 'Arrival',
  texts: {},
  code: createTemplate('dayjs'),
  groups: [
    {
      name: 'field',
      of: 'Picker',
      title: 'Field',
      controls: [
        { kind: 'date', name: 'min', href: '#' },
        { kind: 'text', name: 'format', isFormat: true, href: '#' },
      ],
    },
  ],
  dateLibraries: ['luxon', 'moment'],
};

const DAY: PropValues = { 'field.min': '2026-03-02' };

const fetchCode = vi.fn<typeof fetch>();
let element: HTMLElement;
let state: ReturnType<typeof useSubject>;
let setValues: (values: PropValues) => void;
let choose: (library: DateLibrary) => Promise<void>;

const toHref = (library: OtherDateLibrary) => `/demos/date-pickers/playground/Arrival.code.${library}.json`;

/** The playground on a page that was just loaded. */
async function show(file = FILE): Promise<void> {
  vi.resetModules();
  const { useShownCode } = await import('../../../src/client/prop-playground/useShownCode');
  const { createPropStore } = await import('../../../src/client/prop-playground/propStore');
  const { setCodePreferences } = await import('../../../src/client/providers/code/codePreferencesStore');
  const { createTableTranslate } =
    await import('../../../src/client/providers/language/createTableTranslate');
  const texts = {
    ...readTranslations('interface').en,
    ...readTranslations('interface', 'propPlayground').en,
  };
  const t = createTableTranslate(
    readTranslations('interface', 'propPlayground').en!,
    createTableTranslate(texts, String),
  );
  const store = createPropStore(() => ({ groups: {}, key: '' }));
  setValues = (values) => act(() => store.setValues(values));
  choose = (dateLibrary) => act(async () => setCodePreferences({ dateLibrary }));
  function Subject() {
    state = useShownCode({ demo: DEMO, file, store, element, t });
    return state.note;
  }
  await act(async () => {
    render(<Subject />);
  });
}

/** Holds back the next answer. @returns gives it */
function holdNext(): (response: Response) => void {
  let answer!: (response: Response) => void;
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  fetchCode.mockReturnValueOnce(held);
  return answer;
}

const readText = async () => (await state.readFiles()).map(({ text }) => text);

const expectCode = (text: string) => expect.poll(() => element.textContent).toContain(text);

const getAnnounced = () => document.getElementById('announcer')!.textContent;

beforeEach(() => {
  document.body.innerHTML = '<div id="announcer"></div><code></code>';
  element = document.querySelector('code')!;
  element.innerHTML = '&lt;<b>Picker</b> />';
  fetchCode.mockReset().mockImplementation(async (href) => {
    const [, library] = /code\.(.*)\.json/.exec(String(href))!;
    return Response.json(createTemplate(library!));
  });
  vi.stubGlobal('fetch', fetchCode);
});

afterEach(() => {
  cleanup();
  document.cookie = 'codeDateLibrary=;path=/;max-age=0';
  vi.unstubAllGlobals();
});

describe('useShownCode', () => {
  it('leaves the code of the page until something is set, and loads nothing for Day.js', async () => {
    await show();
    expect(element.innerHTML).toContain('<b>Picker</b>');
    setValues(DAY);
    await expectCode("import dayjs;\n<Picker min={dayjs('2026-03-02')} />");
    expect(state.dateLibrary).toBe('dayjs');
    expect(fetchCode).not.toHaveBeenCalled();
  });

  it('has the library of a former visit', async () => {
    document.cookie = 'codeDateLibrary=luxon;path=/';
    await show();
    setValues(DAY);
    await expectCode("import luxon;\n<Picker min={luxon('2026-03-02')} />");
    expect(fetchCode.mock.calls.map(([href]) => href)).toEqual([toHref('luxon')]);
    expect(state.shown).toEqual({ variant: 'TS', styling: 'system', dateLibrary: 'luxon' });
  });

  it('follows a choice at once, loads each library once, and keeps the code until the next is there', async () => {
    await show();
    setValues(DAY);
    await choose('luxon');
    await expectCode('luxon(');
    const answer = holdNext();
    await choose('moment');
    await expectCode('luxon(');
    expect(state.shown.dateLibrary).toBe('moment');
    await act(async () => answer(Response.json(createTemplate('moment'))));
    await expectCode('moment(');
    await choose('dayjs');
    await expectCode('dayjs(');
    await choose('luxon');
    await expectCode('luxon(');
    expect(fetchCode).toHaveBeenCalledTimes(2);
  });

  it('reads the code of the library although it is not shown yet', async () => {
    await show();
    setValues(DAY);
    const answer = holdNext();
    await choose('luxon');
    await expectCode('dayjs(');
    const reading = readText();
    await act(async () => answer(Response.json(createTemplate('luxon'))));
    expect(await reading).toEqual(["import luxon;\n<Picker min={luxon('2026-03-02')} />"]);
  });

  it('writes formats for the library', async () => {
    await show();
    setValues({ 'field.format': 'DD/MM/YYYY' });
    await expectCode('<Picker format="DD/MM/YYYY" />');
    await choose('luxon');
    await expectCode('<Picker format="dd/MM/yyyy" />');
    await choose('moment');
    await expectCode('<Picker format="DD/MM/YYYY" />');
  });

  it('shows Day.js for a format that the library has not, and says so once', async () => {
    document.cookie = 'codeDateLibrary=luxon;path=/';
    await show();
    setValues(DAY);
    await expectCode('luxon(');
    setValues({ ...DAY, 'field.format': 'wo' });
    await expectCode('dayjs(');
    await expectCode('format="wo"');
    const note = 'Luxon has no equivalent of the format wo. The Day.js code is shown instead.';
    expect(document.querySelector('.demo-note')!.textContent).toBe(note);
    expect(getAnnounced()).toBe(note);
    expect(state.shown.dateLibrary).toBe('dayjs');
    expect(state.dateLibrary).toBe('luxon');
    expect((await readText())[0]).toContain('dayjs(');
    setValues({ ...DAY, 'field.format': 'wo w' });
    expect(getAnnounced()).toBe(note);
    setValues(DAY);
    expect(document.querySelector('.demo-note')).toBeNull();
    await expectCode('luxon(');
    expect(state.shown.dateLibrary).toBe('luxon');
  });

  it('shows Day.js where the library has no code', async () => {
    document.cookie = 'codeDateLibrary=date-fns;path=/';
    await show();
    setValues(DAY);
    await expectCode('dayjs(');
    expect(document.querySelector('.demo-note')!.textContent).toBe('This demo has Day.js code only.');
    expect(state.dateLibrary).toBe('date-fns');
    expect(state.shown.dateLibrary).toBe('dayjs');
    expect(fetchCode).not.toHaveBeenCalled();
  });

  it('says that the code is out of reach, and tries again', async () => {
    fetchCode.mockResolvedValueOnce(new Response('', { status: 404 }));
    await show();
    setValues(DAY);
    await choose('luxon');
    const note = 'Could not load the Luxon code. The Day.js code is shown instead.';
    await expect.poll(getAnnounced).toBe(note);
    await expectCode('dayjs(');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    });
    expect(document.querySelector('.demo-note')).toBeNull();
    await expectCode('luxon(');
  });

  it('forgets a failure once another library is chosen', async () => {
    fetchCode.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await show();
    setValues(DAY);
    await choose('luxon');
    await expect(state.readFiles()).resolves.toHaveLength(1);
    await choose('moment');
    expect(document.querySelector('.demo-note')).toBeNull();
    await choose('luxon');
    await expectCode('luxon(');
  });

  it('has no choice where the code is the same with all libraries', async () => {
    document.cookie = 'codeDateLibrary=luxon;path=/';
    const { dateLibraries: _, ...file } = FILE;
    await show(file);
    setValues({ 'field.format': 'DD' });
    await expectCode('<Picker format="DD" />');
    expect(state.dateLibrary).toBeUndefined();
    expect(state.shown.dateLibrary).toBe('dayjs');
    expect(fetchCode).not.toHaveBeenCalled();
  });
});
