import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import { DEFAULT_LANGUAGE, getTextAttributes } from '../../../../shared/languages/languages';
import { useApiView } from '../ApiViewContext';

/** A description from the packages, which write English. */
export function DocText({ markdown }: { markdown: string | undefined }) {
  const { language } = useLanguage();
  const { renderDoc } = useApiView();
  if (!markdown) {
    return null;
  }
  return (
    <div
      {...getTextAttributes(language, DEFAULT_LANGUAGE)}
      className="api-text"
      dangerouslySetInnerHTML={{ __html: renderDoc(markdown) }}
    />
  );
}
