import Head from 'next/head';
import { useEffect, useState, type ComponentType } from 'react';

/** Without the condition the server would compile it too, and every page would carry what that takes. */
const loadScratch = typeof window === 'undefined' ? undefined : () => import('../../src/playground/Scratch');

/** Where maintainers try things out: without the frame, the theme and a second language (BEHAVIOUR 2.9). */
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
      <Head>
        <title>Playground</title>
        <meta name="viewport" content="initial-scale=1, width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
        <meta name="mui:productId" content="null" />
        <meta name="mui:productCategoryId" content="null" />
      </Head>
      <main id="main-content" className="content playground" tabIndex={-1}>
        <h1>Playground</h1>
        {Scratch && <Scratch />}
      </main>
    </>
  );
}
