import { useCallback, useState } from 'react';
import type { CompiledDemo } from '../shared/page';
import { DemoCrash } from './DemoCrash';
import { DemoStage } from './DemoStage';

/** A demo, or in its place what made it crash. */
export function LiveDemo({ demo }: { demo: CompiledDemo }) {
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const onCrash = useCallback((crash: Error) => setError(crash), []);
  const onRetry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <DemoStage demo={demo} attempt={attempt} isHidden={error !== undefined} onCrash={onCrash} />
      {error && <DemoCrash error={error} onRetry={onRetry} />}
    </>
  );
}
