import { useLanguage } from '../providers/language/LanguageProvider';
import type { LayoutProps } from '../../shared/page/pageProps';

/** Below the title: the plan that has the feature, and whether it is new, planned or unstable. */
export function PageMarks({ marks }: Pick<LayoutProps, 'marks'>) {
  const { t } = useLanguage();
  const { plan, newFeature, planned, unstable } = marks;
  if (!plan && !newFeature && !planned && !unstable) {
    return null;
  }
  return (
    <p className="page-marks">
      {plan && <span className={`plan-mark plan-${plan}`}>{t(`plans.${plan}`)}</span>}
      {newFeature && <span className="menu-chip">{t('marks.newFeature')}</span>}
      {planned && <span className="menu-chip">{t('marks.planned')}</span>}
      {unstable && <span className="menu-chip">{t('marks.unstable')}</span>}
    </p>
  );
}
