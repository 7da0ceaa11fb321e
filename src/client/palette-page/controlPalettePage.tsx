import { createRoot } from 'react-dom/client';
import { createTranslate, type Translations } from '../../shared/translate';
import type { Language } from '../../shared/languages';
import { NO_COLORS, writePaletteColors, type PaletteColors } from '../theme/paletteColors';
import { ThemeContext } from '../theme/ThemeProvider';
import { useChangeTheme, useThemeDispatch, useThemeState } from '../theme/useTheme';
import { PaletteEditor } from './PaletteEditor';

interface PalettePageOptions {
  /** Contains the editor as the build rendered it. */
  root: HTMLElement;
  language: Language;
  /** All that the page says: its own texts no other page carries. */
  translations: Translations;
  announce: (text: string) => void;
}

function LivePaletteEditor({ language, translations, announce }: Omit<PalettePageOptions, 'root'>) {
  const t = createTranslate(translations, language);
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
export function controlPalettePage({ root, ...options }: PalettePageOptions): () => void {
  const reactRoot = createRoot(root.querySelector('.palette-editor')!);
  // A root of its own, in a page that has the theme.
  reactRoot.render(
    <ThemeContext value>
      <LivePaletteEditor {...options} />
    </ThemeContext>,
  );
  // React refuses to unmount a root while another one renders.
  return () => setTimeout(() => reactRoot.unmount());
}
