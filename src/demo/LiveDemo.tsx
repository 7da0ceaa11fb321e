import { useCallback, useState } from 'react';
import type { Styling } from '../shared/codePreferences';
import type { CompiledDemo } from '../shared/page';
import { DemoCrash } from './DemoCrash';
import { DemoStage } from './DemoStage';

interface LiveDemoProps {
  demo: CompiledDemo;
  styling?: Styling;
  /** How often the reader asked for a fresh start. */
  resets?: number;
}

/** A demo, or in its place what made it crash. */
export function LiveDemo({ demo, styling = 'system', resets = 0 }: LiveDemoProps) {
  const [crash, setCrash] = useState<{ error: Error; run: string }>();
  const [retries, setRetries] = useState(0);
  const run = `${styling}-${resets}-${retries}`;
  const onCrash = useCallback((error: Error) => setCrash({ error, run }), [run]);
  const error = crash?.run === run ? crash.error : undefined;
  return (
    <>
      <DemoStage demo={demo} styling={styling} run={run} isHidden={error !== undefined} onCrash={onCrash} />
      {error && <DemoCrash error={error} onRetry={() => setRetries(retries + 1)} />}
    </>
  );
}
