import { useLanguage } from '../../../client/providers/language/LanguageProvider';
import { useApiView } from '../ApiViewContext';

/** A description from the packages, which write English. */
export function DocText({ markdown }: { markdown: string | undefined }) {
  const { language } = useLanguage();
  const { renderDoc } = useApiView();
  if (!markdown) {
    return null;
  }
  const lang = language === 'en' ? undefined : 'en';
  return <div lang={lang} className="api-text" dangerouslySetInnerHTML={{ __html: renderDoc(markdown) }} />;
}
