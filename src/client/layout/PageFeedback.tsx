import { useLanguage } from '../providers/language/LanguageProvider';

const QUESTION_ID = 'page-feedback';

/** “Was this page helpful?”: two answers, which analytics count on the docs domain. */
export function PageFeedback({ pathname }: { pathname: string }) {
  const { t } = useLanguage();
  return (
    <div className="page-feedback" data-action="">
      <span id={QUESTION_ID}>{t('feedback.question')}</span>
      {(['yes', 'no'] as const).map((answer) => (
        <button
          key={answer}
          type="button"
          aria-describedby={QUESTION_ID}
          className="button"
          data-ga-event-category="feedback"
          data-ga-event-action={answer}
          data-ga-event-label={pathname}
        >
          {t(`feedback.${answer}`)}
        </button>
      ))}
    </div>
  );
}
