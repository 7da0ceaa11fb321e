import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import { useApiView } from '../ApiViewContext';

/** A block of code with its copy button, as in guides. */
export function CodeView({ code }: { code: string }) {
  const { t } = useLanguage();
  const { getCode } = useApiView();
  return (
    <figure className="code MuiCode-root">
      <pre>
        <code className="language-tsx" dangerouslySetInnerHTML={{ __html: getCode(code) }} />
      </pre>
      <button
        type="button"
        className="MuiCode-copy"
        data-action="copy"
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
        aria-label={t('copy')}
      >
        <span className="MuiCode-copyKeypress" />
      </button>
    </figure>
  );
}
