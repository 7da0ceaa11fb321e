import { useAdConfig } from './AdProvider';

/** Asks a user who blocks advertisements to allow them. */
export function AdAppeal() {
  const { t } = useAdConfig();
  return (
    <span className="ad-appeal">
      <span>{t('likeMui')}</span>
      <span>{t('adblock')}</span>
      <span>
        {t('thanks')} {/* A character, not a picture: there is no address for an element of its own. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <span role="img" aria-label={t('emojiLove')}>
          ❤️
        </span>
      </span>
    </span>
  );
}
