import { useRef } from 'react';
import type { DemoData } from './demoData';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { EditSession } from '../editor/EditSession';
import { EditedMark } from './EditedMark';
import { focusStart } from './focusStart';
import type { SourceFile } from './sourceFile';
import { getSourceHref } from './toolbar/demoLinks';
import { MoreMenu } from './toolbar/MoreMenu';
import { SourceChoices, type SourceChoicesProps } from './toolbar/SourceChoices';
import type { ToolAction } from './toolbar/ToolAction';
import { ToolButton } from './toolbar/ToolButton';
import { TOOL_ICONS } from './toolbar/toolIcons';
import { useCopyCode } from './toolbar/useCopyCode';
import { useCopyLink } from './toolbar/useCopyLink';
import { useOwnAppearance } from './toolbar/useOwnAppearance';
import { useDemoExport } from './toolbar/useDemoExport';
import { useToolbarKeys } from './toolbar/useToolbarKeys';

/** What a demo that can be edited gives its toolbar. */
export interface EditorTools {
  /** Reads the source as the user has it, with changes. */
  readFiles: () => Promise<SourceFile[]>;
  /** What a link to the user's code adds to the hash: undefined for code that is too long, empty for the demo's own. */
  readEdit: () => Promise<string | undefined>;
  /** What is edited; absent while nothing is. */
  session?: EditSession;
  /** Whether the editor is in view; absent where it cannot be put away. */
  isEditing?: boolean;
  /** Opens the editor, or puts it away; absent where nothing can be edited. */
  onEdit?: () => void;
  /** The user may be about to edit. */
  onEditApproach: () => void;
}

interface DemoToolbarProps extends SourceChoicesProps, EditorTools {
  demo: DemoData;
  /** The figure of the demo, as the page has it. */
  section: HTMLElement;
  /** Where the demo runs, or the window of a demo in an iframe. */
  stage: HTMLElement;
  /** Names of the files that are copied. */
  files: readonly string[];
  /** Address of the page that has the demo alone. */
  standalonePage?: string;
  /** The address of what the demo shows. @param edit what `readEdit` says */
  createHref: (edit?: string) => string;
  /** Whether the demo fills the window. */
  isFull: boolean;
  onFull: () => void;
  onReset: () => void;
}

/** Everything that can be done with a demo and its code, grouped by purpose. */
export function DemoToolbar({
  demo,
  section,
  stage,
  files,
  standalonePage,
  createHref,
  isFull,
  onFull,
  readFiles,
  readEdit,
  session,
  isEditing,
  onEdit,
  onEditApproach,
  onReset,
  ...choices
}: DemoToolbarProps) {
  const { t } = useLanguage();
  const toolbar = useRef<HTMLDivElement>(null);
  useToolbarKeys(toolbar);
  const { name } = demo;
  const { file, shown } = choices;
  const copy = useCopyCode(readFiles, files.length);
  const link = useCopyLink({ shown, createHref, readEdit });
  const demoExport = useDemoExport({ name, shown, createHref, readFiles });
  const appearance = useOwnAppearance(stage);
  const edit: ToolAction = {
    name: 'edit',
    label: t('demo.edit'),
    word: t('demo.editWord'),
    icon: TOOL_ICONS.edit,
    place: 'toolbar',
    isPressed: isEditing,
    onApproach: onEditApproach,
    onPress: onEdit,
  };
  const reset: ToolAction = {
    name: 'reset',
    label: t('demo.reset'),
    icon: TOOL_ICONS.reset,
    place: 'medium',
    onPress: onReset,
  };
  const resetFocus: ToolAction = {
    name: 'reset-focus',
    label: t('demo.resetFocus'),
    icon: TOOL_ICONS.focus,
    place: 'menu',
    onPress: () => focusStart(section),
  };
  const github: ToolAction = {
    name: 'github',
    label: t('demo.github'),
    icon: TOOL_ICONS.source,
    place: 'menu',
    href: getSourceHref(demo, shown),
  };
  const alone: ToolAction = {
    name: 'open-alone',
    label: t('demo.alone'),
    icon: TOOL_ICONS.alone,
    place: 'wide',
    href: standalonePage,
    isNewTab: true,
  };
  const fill: ToolAction = {
    name: 'fill-window',
    label: t(isFull ? 'demo.leaveWindow' : 'demo.fillWindow'),
    icon: TOOL_ICONS[isFull ? 'reduce' : 'enlarge'],
    place: 'medium',
    isPressed: isFull,
    onPress: onFull,
  };
  const { stackblitz, codesandbox, download } = demoExport;
  const discard = () => {
    onReset();
    // The button that was pressed is gone.
    toolbar.current?.querySelector<HTMLElement>('[data-word]')?.focus();
  };

  return (
    <>
      {session && <EditedMark session={session} onReset={discard} />}
      <div ref={toolbar} className="demo-toolbar" role="toolbar" aria-label={t('demo.tools', { name })}>
        <SourceChoices {...choices} />
        <div className="demo-tool-group" data-place="medium">
          <ToolButton action={reset} file={file} />
        </div>
        <div className="demo-tool-group">
          {onEdit && <ToolButton action={edit} file={file} />}
          <ToolButton action={copy} file={file} />
          <ToolButton action={stackblitz} file={file} />
          <ToolButton action={codesandbox} file={file} />
          <MoreMenu
            groups={[
              [stackblitz, codesandbox, download, github],
              [link, ...(standalonePage ? [alone] : []), reset, resetFocus],
              appearance,
            ]}
            file={file}
          />
        </div>
        <div className="demo-tool-group" data-place="medium">
          <ToolButton action={link} file={file} />
          {standalonePage && <ToolButton action={alone} file={file} />}
          <ToolButton action={fill} file={file} />
        </div>
      </div>
      {demoExport.hasFailed && (
        <p className="demo-failure popup" role="alert">
          {t('demo.projectFailed')}{' '}
          <button type="button" className="button" onClick={demoExport.forgetFailure}>
            {t('demo.close')}
          </button>
        </p>
      )}
    </>
  );
}
