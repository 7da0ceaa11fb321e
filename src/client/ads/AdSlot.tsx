import { useEffect, useState } from 'react';
import { AdAppeal } from './AdAppeal';
import { AdBoundary } from './AdBoundary';
import { AdDisplay } from './AdDisplay';
import { useAdConfig } from './AdProvider';
import { chooseAd, createSlotLabel, isBot, type AdChoice } from './chooseAd';
import { selectInHouseAd } from './inHouseAds';
import { ScriptAd } from './ScriptAd';
import { sendDisplay } from './sendAdEvent';
import { UNKNOWN_SOURCE, watchAdSource } from './watchAdSource';

/** A display is reported when it has lasted this long, in ms. */
const DISPLAY_DELAY = 2500;

/** Advertisements stay away from development, unless they are what is developed. */
const IS_OFF = process.env.NODE_ENV === 'development' && process.env.ENABLE_AD_IN_DEV_MODE !== 'true';

function SlotContent({ choice, draw }: { choice: AdChoice; draw: number }) {
  const { language, shape } = useAdConfig();
  switch (choice.content) {
    case 'appeal':
      return <AdAppeal />;
    case 'in-house':
      return <AdDisplay ad={selectInHouseAd(draw, language)} shape={shape} />;
    case 'script':
      return <ScriptAd />;
    default:
      return <span />;
  }
}

/** The advertisement at the top of a page, and its events. */
export function AdSlot() {
  const { isDocsDomain, userAgent, random, displayRatio, shape } = useAdConfig();
  const isOff = IS_OFF || isBot(userAgent);
  const isWatching = isDocsDomain && !isOff;
  // One draw each for the life of the slot, so that its content does not flicker.
  const [appealDraw] = useState(random);
  const [adDraw] = useState(random);
  const [source, setSource] = useState(UNKNOWN_SOURCE);
  useEffect(() => (isWatching ? watchAdSource(setSource) : undefined), [isWatching]);

  const choice = chooseAd(source, { isOff, isDocsDomain, draw: appealDraw });
  const label = createSlotLabel(choice, shape);
  useEffect(() => {
    if (label === null) {
      return undefined;
    }
    const timer = setTimeout(() => sendDisplay(label, displayRatio, random()), DISPLAY_DELAY);
    return () => clearTimeout(timer);
  }, [label, displayRatio, random]);

  return (
    <span
      className={`ad-slot ad-slot-${shape}`}
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-ga-event-label={label ?? undefined}
    >
      <AdBoundary label={label}>
        <SlotContent choice={choice} draw={adDraw} />
      </AdBoundary>
    </span>
  );
}
