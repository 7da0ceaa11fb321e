import { useSyncExternalStore, type ComponentType } from 'react';
import { parseDemoHash } from '../../shared/demo/codePreferences';
import type { DemoData } from '../demo/demoData';
import { getPlaygroundHref, type PlaygroundFile } from '../../shared/prop-playground/playgroundFile';
import { hasDateValue, type PropValues } from '../../shared/prop-playground/propPlayground';
import { controlStage } from '../demo/controlStage';
import { createElement } from '../platform/createElement';
import { debounce } from '../platform/debounce';
import { fetchFile } from '../platform/fetchFile';
import { readJsonData } from '../platform/readJsonData';
import { writeAddress } from '../platform/writeAddress';
import { createTableTranslate } from '../providers/language/createTableTranslate';
import { mountIsland } from '../providers/mountIsland';
import type { PageContext } from '../providers/page/PageContext';
import { readPropQuery, writePropQuery } from './propQuery';
import { PropPlayground } from './PropPlayground';
import { createPropStore, createSubjectProps, type PropStore } from './propStore';

/** How long the address waits for the user to pause, in ms: browsers limit how often it may change. */
const ADDRESS_WAIT_MS = 400;

/** The component of a playground with what the user set. */
function createSubject(Subject: ComponentType, store: PropStore): ComponentType {
  return function LiveSubject() {
    const { groups, key } = useSyncExternalStore(store.subscribe, store.getProps, store.getInitialProps);
    return <Subject key={key} {...groups} />;
  };
}

/** What its controls need: their file, and the library of dates where one of them has a date. */
async function loadPlayground({ pageId, name }: DemoData, { language }: PageContext) {
  const response = await fetchFile(getPlaygroundHref(`${pageId}/${name}`, language));
  const file = (await response.json()) as PlaygroundFile;
  const hasDates = file.groups.some(({ controls }) => controls.some(hasDateValue));
  const toDate = hasDates ? (await import('dayjs')).default : String;
  return { file, toDate };
}

/** Controls that need no focus: an open calendar keeps that to itself. */
const PRESSED = 'label, button, [type="checkbox"], [type="radio"], [type="range"]';

/** Keeps presses on controls from what would take them for presses beside it, and close: the calendar that they change. */
function keepOpen(panel: HTMLElement): void {
  for (const type of ['click', 'touchstart']) {
    panel.addEventListener(type, (event) => {
      if (document.querySelector('.MuiPopper-root') && (event.target as Element).closest(PRESSED)) {
        event.stopPropagation();
      }
    });
  }
}

/**
 * Brings a prop playground to life: its component as a demo, controls in the place of the list of its props, and the code
 * of what is set.
 *
 * @param root as `PropPlaygroundFigure` renders it
 * @returns ends it
 */
export function controlPropPlayground(root: HTMLElement, page: PageContext): () => void {
  const demo = readJsonData<DemoData>(root);
  const stage = root.querySelector<HTMLElement>('.demo-stage')!;
  const panel = root.querySelector<HTMLElement>('.prop-panel')!;
  const code = root.querySelector<HTMLElement>('.prop-parts > .code')!;
  const tools = root.querySelector<HTMLElement>('.demo-tools')!;
  let create: Parameters<typeof createPropStore>[0] = () => ({ groups: {}, key: '' });
  const store = createPropStore((values) => create(values));
  const live = controlStage(stage, demo, { page, wrap: (Demo) => createSubject(Demo, store) });
  let hasEnded = false;
  let unmount = () => {};

  const start = async () => {
    const { file, toDate } = await loadPlayground(demo, page);
    if (hasEnded) {
      return;
    }
    create = (values) => createSubjectProps(file, values, toDate);
    const createQuery = (query: string) => writePropQuery(query, demo.name, file.groups, store.getValues());
    const changeAddress = debounce(
      // A reload keeps what is set.
      () => writeAddress(`${location.pathname}${createQuery(location.search)}${location.hash}`),
      ADDRESS_WAIT_MS,
    );
    store.subscribe(() => {
      if (stage.hidden) {
        // The stage is hidden after a crash with the props before.
        live.reset();
      }
    });
    const linked = readPropQuery(location.search, demo.name, file.groups);
    if (Object.keys(linked).length > 0) {
      store.setValues(linked);
    }
    const change = (values: PropValues) => {
      store.setValues(values);
      changeAddress();
    };
    const editor = createElement('div', { class: 'prop-editor' });
    code.after(editor);
    const island = mountIsland(panel, page);
    keepOpen(panel);
    island.render(
      <PropPlayground
        demo={demo}
        elements={{ section: root, stage, tools, code, editor }}
        file={file}
        store={store}
        t={createTableTranslate(file.texts, page.t)}
        createQuery={() => createQuery('')}
        onChange={change}
        onReset={() => live.reset()}
      />,
    );
    unmount = () => {
      changeAddress.clear();
      island.unmount();
      editor.remove();
    };
    if (parseDemoHash(location.hash)?.name === demo.name) {
      root.scrollIntoView();
    }
  };
  // Without its controls it is a demo with a list of props.
  start().catch(() => undefined);
  return () => {
    hasEnded = true;
    unmount();
    live.stop();
  };
}
