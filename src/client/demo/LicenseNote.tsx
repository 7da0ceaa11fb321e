import { Link } from '../components/Link';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { Plan } from '../../shared/products/plans';

/** Why a demo of a paid plan shows a watermark and logs an error. */
export function LicenseNote({ plan }: { plan: Plan }) {
  const { t } = useLanguage();
  return (
    <p className="demo-license">
      {t('demo.license', { plan: t(`plans.${plan}`) })}{' '}
      <Link href="/x/introduction/licensing/#set-the-key">{t('footer.licensing')}</Link>
    </p>
  );
}
