import Head from 'next/head';

const TARGET = '/x/';

/** The root leads to the first page of the suite; hosts that read `_redirects` never show this page. */
export default function RootPage() {
  return (
    <>
      <Head>
        <title>MUI X</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={TARGET} />
        <meta httpEquiv="refresh" content={`0; url=${TARGET}`} />
      </Head>
      <main className="content">
        <h1>MUI X</h1>
        <p>
          <a href={TARGET}>{TARGET}</a>
        </p>
      </main>
    </>
  );
}

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
