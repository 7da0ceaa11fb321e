import { useEffect, useState } from 'react';
import { AdBoundary } from './AdBoundary';
import { AdDisplay } from './AdDisplay';
import { fetchJsonAd } from './fetchJsonAd';
import type { JsonAd } from './parseJsonAd';

/** The advertisement below a demo: empty until one has come, and when none comes. */
export function DemoAd() {
  const [found, setFound] = useState<JsonAd>();
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const ad = await fetchJsonAd(abort.signal);
      if (ad && !abort.signal.aborted) {
        setFound(ad);
      }
    };
    void load();
    return () => abort.abort();
  }, []);
  return (
    found && (
      <AdBoundary label={found.ad.label ?? null}>
        <AdDisplay ad={found.ad} shape="inline" className="carbonads" />
        <span hidden>
          {found.trackingImages.map((src, index) => (
            // The list never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <img key={index} src={src} alt="" />
          ))}
        </span>
      </AdBoundary>
    )
  );
}
