import Head from 'next/head';
import type { LayoutProps } from '../../shared/page/pageProps';

interface HiddenPageHeadProps extends Pick<LayoutProps, 'productId' | 'productCategoryId'> {
  title: string;
}

/** The head of a page that search engines leave out. */
export function HiddenPageHead({ title, productId, productCategoryId }: HiddenPageHeadProps) {
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="initial-scale=1, width=device-width" />
      <meta name="robots" content="noindex" />
      <meta name="mui:productId" content={productId} />
      <meta name="mui:productCategoryId" content={productCategoryId} />
    </Head>
  );
}
