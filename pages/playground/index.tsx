import dynamic from 'next/dynamic';
import Head from 'next/head';

/** In the browser only, so that nothing about it can stop a build. */
const Scratch = dynamic(() => import('../../src/playground/Scratch'), { ssr: false });

/** Where maintainers try things out: without the frame, the theme and a second language (BEHAVIOUR 2.9). */
export default function PlaygroundPage() {
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
        <Scratch />
      </main>
    </>
  );
}
