import type { MouseEvent } from 'react';
import { createDemoHash, type CodePreferences } from '../../../shared/codePreferences';
import { copyText } from '../../page/copyText';
import { announce } from '../../providers/announcer/announcer';
import { useLanguage } from '../../providers/language/LanguageProvider';
import { useConfirmation } from '../useConfirmation';
import type { ToolAction } from './ToolAction';
import { TOOL_ICONS } from './toolIcons';

/** A link that leads to the demo and the source that it shows; a press copies it. */
export function useCopyLink(name: string, shown: CodePreferences): ToolAction {
  const { t } = useLanguage();
  const [isCopied, confirm] = useConfirmation();
  const hash = createDemoHash(name, shown);
  const copy = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    if (await copyText(new URL(hash, location.href).href)) {
      confirm();
      announce(t('copied'));
    } else {
      // The address bar has it then.
      location.hash = hash;
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
