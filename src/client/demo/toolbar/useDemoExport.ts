import { useState } from 'react';
import type { CodePreferences } from '../../../shared/demo/codePreferences';
import { useLanguage } from '../../providers/language/LanguageProvider';
import type { SourceFile } from '../sourceFile';
import type { Destination } from '../export/exportDemo';
import type { ToolAction } from './ToolAction';
import { TOOL_ICONS } from './toolIcons';

interface DemoExportOptions {
  name: string;
  shown: CodePreferences;
  /** As in `DemoToolbar`. */
  createHref: () => string;
  readFiles: () => Promise<SourceFile[]>;
}

interface DemoExport {
  stackblitz: ToolAction;
  codesandbox: ToolAction;
  download: ToolAction;
  /** Whether the last project could not be made. */
  hasFailed: boolean;
  /** Takes back that it could not. */
  forgetFailure: () => void;
}

/** What makes a project of the source that is shown; all that this needs is loaded when it is asked for. */
export function useDemoExport({ name, shown, createHref, readFiles }: DemoExportOptions): DemoExport {
  const { t } = useLanguage();
  const [busy, setBusy] = useState<Destination>();
  const [hasFailed, setHasFailed] = useState(false);
  const take = async (destination: Destination) => {
    if (busy) {
      return;
    }
    setBusy(destination);
    setHasFailed(false);
    try {
      const [{ exportDemo }, files] = await Promise.all([import('../export/exportDemo'), readFiles()]);
      const href = new URL(createHref(), location.href).href;
      await exportDemo(destination, { name, href, shown, files });
    } catch {
      setHasFailed(true);
    } finally {
      setBusy(undefined);
    }
  };
  const createAction = (destination: Destination): ToolAction => ({
    name: destination,
    label: t(`demo.${destination}`),
    icon: TOOL_ICONS[destination],
    place: destination === 'download' ? 'menu' : 'wide',
    isBusy: busy === destination,
    onPress: () => void take(destination),
  });
  return {
    stackblitz: createAction('stackblitz'),
    codesandbox: createAction('codesandbox'),
    download: createAction('download'),
    hasFailed,
    forgetFailure: () => setHasFailed(false),
  };
}
