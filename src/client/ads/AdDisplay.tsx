import { useEffect } from 'react';
import { useAdConfig } from './AdProvider';
import type { AdRecord, AdShape } from './AdRecord';
import { sendDisplay } from './sendAdEvent';

interface AdDisplayProps {
  ad: AdRecord;
  shape: AdShape;
  /** `carbonads` marks what the poll takes for the third party's block. */
  className?: string;
}

/** One advertisement as a link: an image with text, or a line of text. */
export function AdDisplay({ ad, shape, className = '' }: AdDisplayProps) {
  const { t, displayRatio, random } = useAdConfig();
  const { name, link, img, description, poweredby, label } = ad;
  useEffect(() => {
    if (label) {
      sendDisplay(label, displayRatio, random());
    }
  }, [label, displayRatio, random]);
  const clickAttributes = label && {
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
    'data-ga-event-label': label,
  };
  return (
    <span className={`ad-display ad-display-${shape} ${className}`}>
      <a href={link} target="_blank" rel="noopener sponsored" {...clickAttributes}>
        {shape === 'image' && img && (
          <span className="ad-image">
            <img src={img} alt={name} width={130} height={100} />
          </span>
        )}
        <span className="ad-text">
          {shape === 'inline' && <span className="ad-badge">{t('ad.badge')}</span>}
          <span className="ad-description">
            <b>{description.bold}</b>
            {description.text}
          </span>
          {shape === 'inline' && <span className="ad-action">{t('ad.getStarted')}</span>}
        </span>
      </a>
      <span className="ad-publisher">{t('adPublisher', { publisher: poweredby })}</span>
    </span>
  );
}
