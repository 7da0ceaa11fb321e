import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect } from 'react';

const TARGET = '/x/introduction/';

/** The root leads to the introduction; hosts that read `_redirects` never show this page. */
export default function RootPage() {
  const router = useRouter();
  useEffect(() => {
    void router.replace(TARGET);
  }, [router]);
  return (
    <>
      <Head>
        <title>MUI X</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={TARGET} />
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${TARGET}`} />
        </noscript>
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
