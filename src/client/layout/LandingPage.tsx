import { Link } from '../components/Link';
import { Menu } from '../navigation/Menu';
import { PageBlocks } from '../page/PageBlocks';
import { RawHtml } from '../components/RawHtml';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { Block } from '../../shared/page/page';
import type { DocsPageProps } from '../../shared/page/pageProps';
import type { ProductFolder } from '../../shared/products/products';
import { AppBar } from './AppBar';
import { DocsHead } from './DocsHead';
import { Footer } from './Footer';
import { OpenSearchLink } from './OpenSearchLink';

interface LandingProduct {
  id: ProductFolder;
  title: string;
  /** What introduces the product, its demo, and how to install it. */
  blocks: Block[];
}

/** Something that can be counted, and where it is shown. */
export interface LandingFigure {
  value: string;
  text: string;
  href: string;
}

/** A way on. */
export interface LandingWay {
  href: string;
  title: string;
  text: string;
}

export interface LandingPageProps extends DocsPageProps {
  texts: Record<'start' | 'search' | 'products', string>;
  products: LandingProduct[];
  figures: LandingFigure[];
  ways: LandingWay[];
  /** Snapshot of the theme of the demos, as HTML. */
  themeSnapshot: string;
}

/** Shows one product at a time. Without JavaScript the page has all of them, and no switch. */
function ProductSwitch({ products, legend }: { products: LandingProduct[]; legend: string }) {
  return (
    <fieldset className="landing-switch" data-action="">
      <legend className="visually-hidden">{legend}</legend>
      {products.map(({ id, title }, index) => (
        <label key={id} data-product={id}>
          <input type="radio" name="product" value={id} defaultChecked={index === 0} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

/** The first page of the suite: what it is, a demo of each product, what can be counted, and the ways on. */
export function LandingPage({
  page,
  layout,
  texts,
  products,
  figures,
  ways,
  themeSnapshot,
}: LandingPageProps) {
  const { language, t } = useLanguage();
  return (
    <>
      <DocsHead page={page} layout={layout} />
      <OpenSearchLink language={language} />
      <a className="skip-link" href="#main-content">
        {t('skipToContent')}
      </a>
      <AppBar layout={layout} />
      <div className="shell shell-landing">
        <Menu menu={layout.menu} />
        <main id="main-content" className="content landing" tabIndex={-1}>
          <article data-ads={page.frontMatter.ads ? 'on' : undefined}>
            <header className="landing-intro">
              <h1>{page.title}</h1>
              <p className="description">{page.description}</p>
              <div className="landing-start">
                <Link className="button button-primary" href="/x/introduction/installation/">
                  {texts.start}
                </Link>
                <Link className="button" href="/x/search/">
                  {texts.search}
                </Link>
              </div>
            </header>
            <div className="landing-show">
              <ProductSwitch products={products} legend={texts.products} />
              <div className="landing-panels">
                {products.map(({ id, blocks }) => (
                  <section key={id} className="landing-product" data-product={id}>
                    <PageBlocks blocks={blocks} />
                  </section>
                ))}
              </div>
              <RawHtml className="landing-inspector" html={themeSnapshot} />
            </div>
            <ul className="landing-figures">
              {figures.map(({ value, text, href }) => (
                <li key={href + text}>
                  <Link href={href}>
                    <strong>{value}</strong> {text}
                  </Link>
                </li>
              ))}
            </ul>
            <ul className="landing-ways">
              {ways.map(({ href, title, text }) => (
                <li key={href}>
                  <Link href={href}>{title}</Link>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </article>
          <Footer />
        </main>
      </div>
    </>
  );
}
