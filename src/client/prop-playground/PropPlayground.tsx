import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createDemoHash } from '../../shared/demo/codePreferences';
import { listFileNames, type DemoData } from '../demo/demoData';
import type { PlaygroundFile } from '../../shared/prop-playground/playgroundFile';
import type { PropValues } from '../../shared/prop-playground/propPlayground';
import type { Translate } from '../../shared/languages/translate';
import { DemoToolbar } from '../demo/DemoToolbar';
import { useDemoEditor } from '../demo/useDemoEditor';
import { useFullWindow } from '../demo/useFullWindow';
import type { EditSession } from '../editor/EditSession';
import { getEditKey } from '../editor/editKey';
import { announce } from '../providers/announcer/announcer';
import { PropControls } from './PropControls';
import type { PropStore } from './propStore';
import { useShownCode } from './useShownCode';

/** The elements of a playground, as the page has them. */
interface PlaygroundElements {
  section: HTMLElement;
  stage: HTMLElement;
  /** The place of the toolbar. */
  tools: HTMLElement;
  /** The code of what is set. */
  code: HTMLElement;
  /** The place of the editor. */
  editor: HTMLElement;
}

interface PropPlaygroundProps {
  demo: DemoData;
  elements: PlaygroundElements;
  file: PlaygroundFile;
  store: PropStore;
  /** Looks up the texts of the controls. */
  t: Translate;
  /** The query with what is set, and nothing else. */
  createQuery: () => string;
  onChange: (values: PropValues) => void;
  /** Starts the component again. */
  onReset: () => void;
}

const noSubscription = () => () => {};

function useIsEdited(session: EditSession | undefined): boolean {
  return useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    () => session?.getState().isEdited === true,
  );
}

/** The controls of a playground, its toolbar, and the editor of its code. */
export function PropPlayground({
  demo,
  elements: { section, stage, tools, code, editor: place },
  file,
  store,
  t,
  createQuery,
  onChange,
  onReset,
}: PropPlaygroundProps) {
  const values = useSyncExternalStore(store.subscribe, store.getValues);
  const [isFull, toggleFull] = useFullWindow(section);
  const { name, pageId } = demo;
  const query = createQuery();
  const shownCode = useShownCode({ demo, file, store, element: code.querySelector('code')!, t });
  const { shown, readFiles } = shownCode;
  const editor = useDemoEditor({
    name,
    // Each set of props has code of its own, and so an edit of its own.
    storageKey: getEditKey(`${pageId}/${name}${query}`, shown),
    hasTailwind: false,
    section,
    stage,
    isCodeOpen: true,
    readFiles,
  });
  const isEdited = useIsEdited(editor.tools.session);
  const isEditing = editor.panel !== undefined;
  const { close } = editor;
  // Controls work while nothing is edited: their code takes the place of the editor.
  useEffect(() => store.subscribe(close), [store, close]);
  useLayoutEffect(() => {
    code.toggleAttribute('hidden', isEditing);
  }, [code, isEditing]);
  const reset = () => {
    // What was edited can be brought back, as long as the props are the same.
    editor.reset();
    if (!isEdited) {
      onChange({});
      announce(t('propPlayground.isReset'));
    }
    onReset();
  };
  return (
    <>
      <PropControls
        name={name}
        title={file.title}
        groups={file.groups}
        values={values}
        isEdited={isEdited}
        note={shownCode.note}
        t={t}
        onChange={onChange}
        onReset={reset}
        onDiscard={editor.reset}
      />
      {createPortal(
        <DemoToolbar
          demo={demo}
          section={section}
          stage={stage}
          file={`${pageId}/${name}.tsx`}
          files={listFileNames(demo)}
          shown={shown}
          variants={[]}
          stylings={[]}
          isCodeOpen
          createHref={(edit) => {
            // The hash names the section, which is that of the module.
            const hash = createDemoHash(name, { ...shown, variant: 'TS' }, edit);
            return `${location.pathname}${query}${hash}`;
          }}
          isFull={isFull}
          onFull={toggleFull}
          {...editor.tools}
          onReset={reset}
        />,
        tools,
      )}
      {createPortal(editor.panel, place)}
    </>
  );
}
