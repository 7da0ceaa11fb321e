import { PaletteEditor } from '../../client/palette-page/PaletteEditor';
import { useLanguage } from '../../client/providers/language/LanguageProvider';
import { readCompleteTexts } from '../texts/readTexts';
import { createWidget } from './createWidget';

const ignore = () => {};

/**
 * The editor of the demos' colours as it is until it is live, and what is there without JavaScript. Its texts
 * come with it: no other page says them.
 */
function StaticPaletteEditor() {
  const { language, t } = useLanguage();
  return (
    <>
      <p className="palette-needs-script">{t('palette.needsScript')}</p>
      <div className="palette-editor" data-texts={JSON.stringify(readCompleteTexts('palette', language))}>
        <PaletteEditor colors={{}} t={t} onChange={ignore} onReset={ignore} />
      </div>
    </>
  );
}

export const paletteEditor = createWidget(StaticPaletteEditor, () => undefined);
