import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useConfirmation } from '../demo/useConfirmation';
import { copyText } from '../platform/copyText';
import { writeAddress } from '../platform/writeAddress';
import { NO_COLORS, readPaletteColors, writePaletteColors, type PaletteColors } from '../theme/paletteColors';
import { createTableTranslate } from '../providers/language/createTableTranslate';
import { mountIsland } from '../providers/mountIsland';
import type { PageContext } from '../providers/page/PageContext';
import { useChangeTheme, useThemeDispatch, useThemeState } from '../theme/useTheme';
import { noteEarlyChoices } from './noteEarlyChoices';
import { PaletteEditor } from './PaletteEditor';
import { createPaletteQuery, isSamePalette, parsePaletteQuery } from './paletteQuery';

interface LivePaletteEditorProps extends Pick<PageContext, 't' | 'announce'> {
  /** As in `PaletteEditor`. */
  template: string;
}

function LivePaletteEditor({ t, announce, template }: LivePaletteEditorProps) {
  const { paletteColors } = useThemeState();
  const dispatch = useThemeDispatch();
  const changeTheme = useChangeTheme();
  const [linked] = useState(() => parsePaletteQuery(location.search));
  const [isLinkCopied, confirmLink] = useConfirmation();
  const onChange = (colors: PaletteColors) => {
    writePaletteColors(colors);
    changeTheme({ paletteColors: colors });
  };
  const onReset = () => {
    writePaletteColors(NO_COLORS);
    dispatch({ type: 'RESET_COLORS' });
    announce(t('palette.isReset'));
  };
  const onCopyLink = async (colors: PaletteColors) => {
    const query = `?${createPaletteQuery(colors)}`;
    if (await copyText(new URL(query, location.href).href)) {
      confirmLink();
      announce(t('copied'));
    } else {
      // The link cannot be copied: the user finds it in the address bar.
      writeAddress(query);
    }
  };
  useEffect(() => {
    // A palette that the user has is not lost to a link: the editor asks.
    if (linked !== NO_COLORS && readPaletteColors() === NO_COLORS) {
      writePaletteColors(linked);
      changeTheme({ paletteColors: linked });
    }
  }, [linked, changeTheme]);
  const isOffered = linked !== NO_COLORS && !isSamePalette(linked, paletteColors);
  return (
    <PaletteEditor
      colors={paletteColors}
      offered={isOffered ? linked : undefined}
      template={template}
      isLinkCopied={isLinkCopied}
      t={t}
      onChange={onChange}
      onReset={onReset}
      onCopyLink={onCopyLink}
    />
  );
}

/**
 * Brings the palette editor to life in the place of its snapshot: a choice is stored in the cookie, and
 * every demo has it at once. What the user chose in the snapshot is chosen again.
 *
 * @param editor as the build rendered it, with its texts in `data-texts`, and the theme in `data-template`
 */
export function controlPalettePage(editor: HTMLElement, page: PageContext): void {
  const t = createTableTranslate(JSON.parse(editor.dataset.texts!), page.t);
  const { template = '' } = editor.dataset;
  const repeatEarlyChoices = noteEarlyChoices(editor);
  flushSync(() =>
    mountIsland(editor, page).render(
      <LivePaletteEditor t={t} announce={page.announce} template={template} />,
    ),
  );
  repeatEarlyChoices();
}
