import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { CodePreferences } from '../../shared/codePreferences';
import { listFileNames, type DemoData } from '../../shared/demoData';
import { tokensToText } from '../../shared/prop-playground/codeTemplate';
import { printCode } from '../../shared/prop-playground/printCode';
import type { PlaygroundFile } from '../../shared/prop-playground/playgroundFile';
import type { PropValues } from '../../shared/prop-playground/propPlayground';
import type { Translate } from '../../shared/translate';
import { DemoToolbar } from '../demo/DemoToolbar';
import type { SourceFile } from '../demo/sourceFile';
import { useDemoEditor } from '../demo/useDemoEditor';
import { useFullWindow } from '../demo/useFullWindow';
import type { EditSession } from '../editor/EditSession';
import { getEditKey } from '../editor/editKey';
import { announce } from '../providers/announcer/announcer';
import { PropControls } from './PropControls';
import type { PropStore } from './propStore';

/** What the code of a playground is written in. */
const SHOWN: CodePreferences = { variant: 'JS', styling: 'system', dateLibrary: 'dayjs' };

/** The elements of a playground, as the page has them. */
export interface PlaygroundElements {
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
  const readFiles = async (): Promise<SourceFile[]> => [
    { name: `${name}.js`, typedName: `${name}.tsx`, text: tokensToText(printCode(file, store.getValues())) },
  ];
  const editor = useDemoEditor({
    name,
    // Each set of props has code of its own, and so an edit of its own.
    storageKey: getEditKey(`${pageId}/${name}${query}`, SHOWN),
    hasTailwind: false,
    section,
    stage,
    isCodeOpen: true,
    readFiles,
  });
  const isEdited = useIsEdited(editor.session);
  const isEditing = editor.panel !== undefined;
  const { close } = editor;
  // Controls work while nothing is edited: their code takes the place of the editor.
  useEffect(() => store.subscribe(close), [store, close]);
  useLayoutEffect(() => {
    code.toggleAttribute('hidden', isEditing);
  }, [code, isEditing]);
  return (
    <>
      <PropControls
        name={name}
        title={file.title}
        groups={file.groups}
        values={values}
        isEdited={isEdited}
        t={t}
        onChange={onChange}
        onDiscard={editor.reset}
      />
      {createPortal(
        <DemoToolbar
          demo={demo}
          section={section}
          stage={stage}
          file={`${pageId}/${name}.tsx`}
          files={listFileNames(demo)}
          shown={SHOWN}
          variants={[]}
          stylings={[]}
          isCodeOpen={false}
          createHref={(edit) => `${location.pathname}${query}#${section.id}${edit ? `&edit=${edit}` : ''}`}
          isFull={isFull}
          onFull={toggleFull}
          {...editor.tools}
          onReset={() => {
            // What was edited can be brought back, as long as the props are the same.
            editor.reset();
            if (!isEdited) {
              onChange({});
              announce(t('propPlayground.isReset'));
            }
            onReset();
          }}
        />,
        tools,
      )}
      {createPortal(editor.panel, place)}
    </>
  );
}
