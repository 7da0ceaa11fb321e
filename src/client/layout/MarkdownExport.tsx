import { useLanguage } from '../providers/language/LanguageProvider';

/** The page as markdown: to the clipboard, or to be read. */
export function MarkdownExport({ href }: { href: string }) {
  const { t } = useLanguage();
  return (
    <p className="markdown-export">
      <button type="button">
        <span>{t('markdownExport.copy')}</span>
        <span>{t('copied')}</span>
      </button>
      <a href={href}>{t('markdownExport.view')}</a>
    </p>
  );
}
