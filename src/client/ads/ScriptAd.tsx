import { useEffect, useRef } from 'react';
import { AD_SCRIPT_SRC } from '../../shared/thirdParties';

/** What the third party's script renders, inside of a span of its own. */
export function ScriptAd() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const holder = ref.current!;
    // On the next tick: a slot that unmounts at once requests nothing.
    const timer = setTimeout(() => {
      const script = document.createElement('script');
      script.async = true;
      script.id = '_carbonads_js';
      script.src = AD_SCRIPT_SRC;
      holder.append(script);
    });
    return () => {
      clearTimeout(timer);
      holder.replaceChildren();
    };
  }, []);
  return <span className="ad-script" ref={ref} />;
}
