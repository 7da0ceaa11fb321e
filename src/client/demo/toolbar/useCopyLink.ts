import type { MouseEvent } from 'react';
import type { CodePreferences } from '../../../shared/demo/codePreferences';
import { copyText } from '../../platform/copyText';
import { announce } from '../../providers/announcer/announcer';
import { useLanguage } from '../../providers/language/LanguageProvider';
import { useConfirmation } from '../useConfirmation';
import type { ToolAction } from './ToolAction';
import { TOOL_ICONS } from './toolIcons';

interface CopyLinkOptions {
  /** The source that the demo shows. */
  shown: CodePreferences;
  /** As in `DemoToolbar`. */
  createHref: (edit?: string) => string;
  /** As in `DemoToolbar`. */
  readEdit: () => Promise<string | undefined>;
}

/** A link that leads to the demo and the source that it shows, with the user's changes; a press copies it. */
export function useCopyLink({ shown, createHref, readEdit }: CopyLinkOptions): ToolAction {
  const { t } = useLanguage();
  const [isCopied, confirm] = useConfirmation();
  const copy = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const edit = await readEdit();
    if (edit === undefined) {
      return;
    }
    const { href } = new URL(createHref(edit), location.href);
    if (await copyText(href)) {
      confirm();
      announce(t('copied'));
    } else {
      // The link cannot be copied: the user finds it in the address bar.
      location.assign(href);
    }
  };
  return {
    name: shown.variant === 'JS' ? 'copy-js-source-link' : 'copy-ts-source-link',
    label: t('demo.copyLink'),
    icon: TOOL_ICONS.link,
    place: 'medium',
    href: createHref(),
    confirmation: isCopied ? t('copied') : undefined,
    onPress: copy,
  };
}
