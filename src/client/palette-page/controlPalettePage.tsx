import { createRoot } from 'react-dom/client';
import { fillPlaceholders, findText, type Translate, type TranslationTable } from '../../shared/translate';
import { NO_COLORS, writePaletteColors, type PaletteColors } from '../theme/paletteColors';
import { ThemeContext } from '../theme/ThemeProvider';
import { useChangeTheme, useThemeDispatch, useThemeState } from '../theme/useTheme';
import { PaletteEditor } from './PaletteEditor';

interface PalettePageOptions {
  /** Contains the editor as the build rendered it, with its texts in `data-texts`. */
  root: HTMLElement;
  /** Looks up the texts of every page. */
  t: Translate;
  announce: (text: string) => void;
}

/** Looks up the texts of the editor, and those of every page. */
function createEditorTranslate(texts: TranslationTable, translateOther: Translate): Translate {
  return (key, values = {}) => {
    const text = findText(texts, key);
    return text === undefined ? translateOther(key, values) : fillPlaceholders(text, values);
  };
}

function LivePaletteEditor({ t, announce }: Omit<PalettePageOptions, 'root'>) {
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
 * @returns stops it
 */
export function controlPalettePage({ root, t, announce }: PalettePageOptions): () => void {
  const editor = root.querySelector<HTMLElement>('.palette-editor')!;
  const reactRoot = createRoot(editor);
  // A root of its own, in a page that has the theme.
  reactRoot.render(
    <ThemeContext value>
      <LivePaletteEditor
        t={createEditorTranslate(JSON.parse(editor.dataset.texts!), t)}
        announce={announce}
      />
    </ThemeContext>,
  );
  // React refuses to unmount a root while another one renders.
  return () => setTimeout(() => reactRoot.unmount());
}
