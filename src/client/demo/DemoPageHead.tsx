import Head from 'next/head';

/** The head of a page with nothing but a demo, which search engines leave out. */
export function DemoPageHead({ title }: { title: string }) {
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="initial-scale=1, width=device-width" />
      <meta name="robots" content="noindex" />
    </Head>
  );
}
