import { useLanguage } from '../providers/language/LanguageProvider';

interface DemoCrashProps {
  error: Error;
  onRetry: () => void;
}

/** Stands in the place of a demo that threw: what happened, where, and a second chance. */
export function DemoCrash({ error, onRetry }: DemoCrashProps) {
  const { t } = useLanguage();
  return (
    <div className="demo-crash" role="alert">
      <p className="demo-crash-title">{t('demo.failed')}</p>
      <p>
        <code>{`${error.name}: ${error.message}`}</code>
      </p>
      <pre>{error.stack}</pre>
      <button type="button" className="button" onClick={onRetry}>
        {t('demo.retry')}
      </button>
    </div>
  );
}
