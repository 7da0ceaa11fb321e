import { createSnippetTemplate } from '../../../client/palette-page/createSnippet';
import { PaletteEditor } from '../../../client/palette-page/PaletteEditor';
import { useLanguage } from '../../../client/providers/language/LanguageProvider';
import { highlightToHtml } from '../../base/code/highlightToHtml';
import { readCompleteTexts } from '../../base/texts/readTexts';
import { createWidget } from './createWidget';

const ignore = () => {};

/**
 * The editor of the demos' colors as it is until it is live, and what is there without JavaScript. Its texts
 * come with it: no other page says them.
 */
function StaticPaletteEditor({ data: template }: { data: string }) {
  const { language, t } = useLanguage();
  return (
    <>
      <p className="palette-needs-script">{t('palette.needsScript')}</p>
      <div
        className="palette-editor"
        data-texts={JSON.stringify(readCompleteTexts('palette', language))}
        data-template={template}
      >
        <PaletteEditor
          colors={{}}
          template={template}
          t={t}
          onChange={ignore}
          onReset={ignore}
          onCopyLink={ignore}
        />
      </div>
    </>
  );
}

export const paletteEditor = createWidget(StaticPaletteEditor, () =>
  highlightToHtml(createSnippetTemplate(), 'theme.ts'),
);
