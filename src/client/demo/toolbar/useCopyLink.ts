import type { MouseEvent } from 'react';
import { createDemoHash, type CodePreferences } from '../../../shared/codePreferences';
import { copyText } from '../../page/copyText';
import { announce } from '../../providers/announcer/announcer';
import { useLanguage } from '../../providers/language/LanguageProvider';
import { useConfirmation } from '../useConfirmation';
import type { ToolAction } from './ToolAction';
import { TOOL_ICONS } from './toolIcons';

interface CopyLinkOptions {
  name: string;
  /** The source that the demo shows. */
  shown: CodePreferences;
  /** As in `DemoToolbar`. */
  readEdit: () => Promise<string | undefined>;
}

/** A link that leads to the demo and the source that it shows, with the user's changes; a press copies it. */
export function useCopyLink({ name, shown, readEdit }: CopyLinkOptions): ToolAction {
  const { t } = useLanguage();
  const [isCopied, confirm] = useConfirmation();
  const hash = createDemoHash(name, shown);
  const copy = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const edit = await readEdit();
    if (edit === undefined) {
      return;
    }
    const target = createDemoHash(name, shown, edit);
    if (await copyText(new URL(target, location.href).href)) {
      confirm();
      announce(t('copied'));
    } else {
      // The address bar has it then.
      location.hash = target;
    }
  };
  return {
    name: shown.variant === 'JS' ? 'copy-js-source-link' : 'copy-ts-source-link',
    label: t('demo.copyLink'),
    icon: TOOL_ICONS.link,
    place: 'medium',
    href: hash,
    confirmation: isCopied ? t('copied') : undefined,
    onPress: copy,
  };
}
