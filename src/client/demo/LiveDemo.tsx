import { lazy, Suspense, useCallback, useState } from 'react';
import type { Styling } from '../../shared/codePreferences';
import type { CompiledDemo } from '../../shared/page';
import type { DemoCrashProps } from './DemoCrash';
import { DemoStage } from './DemoStage';

interface LiveDemoProps {
  demo: CompiledDemo;
  styling?: Styling;
  /** How often the demo was reset. */
  resets?: number;
}

/** What is said of a crash when nothing more can be loaded. */
function PlainCrash({ error }: Pick<DemoCrashProps, 'error'>) {
  return <p className="demo-crash" role="alert">{`${error.name}: ${error.message}`}</p>;
}

const DemoCrash = lazy(async () => {
  try {
    return { default: (await import('./DemoCrash')).DemoCrash };
  } catch {
    return { default: PlainCrash };
  }
});

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
      {error && (
        <Suspense>
          <DemoCrash demo={demo} error={error} onRetry={() => setRetries(retries + 1)} />
        </Suspense>
      )}
    </>
  );
}
