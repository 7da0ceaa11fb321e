import { PaletteEditor } from '../../client/palette-page/PaletteEditor';
import { useLanguage } from '../../client/providers/language/LanguageProvider';
import { createWidget } from './createWidget';

const ignore = () => {};

/** The editor of the demos' colours as it stands until it is live, and what stands there without JavaScript. */
function StaticPaletteEditor() {
  const { t } = useLanguage();
  return (
    <>
      <p className="palette-needs-script">{t('palette.needsScript')}</p>
      <div className="palette-editor">
        <PaletteEditor colors={{}} t={t} onChange={ignore} onReset={ignore} />
      </div>
    </>
  );
}

export const paletteEditor = createWidget(StaticPaletteEditor, () => undefined);
