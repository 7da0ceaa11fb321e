import { useEffect, useState, type ComponentType } from 'react';
import { HiddenPageHead } from '../../src/client/layout/HiddenPageHead';

/** Without the condition the server would compile it too, and every page would carry what that takes. */
const loadScratch =
  typeof window === 'undefined' ? undefined : () => import('../../src/client/playground/Scratch');

/** Where maintainers try things out: without the layout, the theme and a second language. */
export default function PlaygroundPage() {
  const [Scratch, setScratch] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const scratch = await loadScratch?.();
      setScratch(() => scratch?.default);
    };
    void load();
  }, []);
  return (
    <>
      <HiddenPageHead title="Playground" productId="null" productCategoryId="null" />
      <main id="main-content" className="content playground" tabIndex={-1}>
        <h1>Playground</h1>
        {Scratch && <Scratch />}
      </main>
    </>
  );
}
