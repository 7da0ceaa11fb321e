import { fillPlaceholders, findText, type Translate, type TranslationTable } from '../../shared/translate';
import { NO_COLORS, writePaletteColors, type PaletteColors } from '../theme/paletteColors';
import { mountIsland } from '../providers/mountIsland';
import type { PageContext } from '../providers/page/PageContext';
import { useChangeTheme, useThemeDispatch, useThemeState } from '../theme/useTheme';
import { PaletteEditor } from './PaletteEditor';

/** Looks up the texts of the editor, and those of every page. */
function createEditorTranslate(texts: TranslationTable, translateOther: Translate): Translate {
  return (key, values = {}) => {
    const text = findText(texts, key);
    return text === undefined ? translateOther(key, values) : fillPlaceholders(text, values);
  };
}

function LivePaletteEditor({ t, announce }: Pick<PageContext, 't' | 'announce'>) {
  const { paletteColors } = useThemeState();
  const dispatch = useThemeDispatch();
  const changeTheme = useChangeTheme();
  const onChange = (colors: PaletteColors) => {
    writePaletteColors(colors);
    changeTheme({ paletteColors: colors });
  };
  const onReset = () => {
    writePaletteColors(NO_COLORS);
    dispatch({ type: 'RESET_COLORS' });
    announce(t('palette.isReset'));
  };
  return <PaletteEditor colors={paletteColors} t={t} onChange={onChange} onReset={onReset} />;
}

/**
 * Brings the palette editor to life in the place of its static form: a choice is stored in the cookie, and
 * every demo has it at once.
 *
 * @param editor as the build rendered it, with its texts in `data-texts`
 */
export function controlPalettePage(editor: HTMLElement, page: PageContext): void {
  const t = createEditorTranslate(JSON.parse(editor.dataset.texts!), page.t);
  mountIsland(editor, page).render(<LivePaletteEditor t={t} announce={page.announce} />);
}
