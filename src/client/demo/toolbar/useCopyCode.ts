import { copyText } from '../../platform/copyText';
import { announce } from '../../providers/announcer/announcer';
import { useLanguage } from '../../providers/language/LanguageProvider';
import { joinFiles, type SourceFile } from '../sourceFile';
import { useConfirmation } from '../useConfirmation';
import type { ToolAction } from './ToolAction';
import { TOOL_ICONS } from './toolIcons';

/** @param count of the files that are copied */
export function useCopyCode(readFiles: () => Promise<SourceFile[]>, count: number): ToolAction {
  const { t } = useLanguage();
  const [isCopied, confirm] = useConfirmation();
  const copy = async () => {
    const text = joinFiles(await readFiles().catch(() => []));
    if (text && (await copyText(text))) {
      confirm();
      announce(t('copied'));
    }
  };
  return {
    name: 'copy',
    label: count > 1 ? t('demo.copyFiles', { count: String(count) }) : t('demo.copyFile'),
    word: t('demo.copyWord'),
    icon: TOOL_ICONS.copy,
    place: 'toolbar',
    confirmation: isCopied ? t('copied') : undefined,
    onPress: copy,
  };
}
