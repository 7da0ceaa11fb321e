import { Link } from '../components/Link';
import { RawHtml } from '../components/RawHtml';
import { Menu } from '../navigation/Menu';
import { PageBlocks } from '../page/PageBlocks';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { Block } from '../../shared/page';
import type { DocsPageProps } from '../../shared/pageProps';
import { AppBar } from './AppBar';
import { DocsHead } from './DocsHead';
import { Footer } from './Footer';
import { OpenSearchLink } from './OpenSearchLink';
import { SETTINGS_ID } from './Settings';

export interface LandingPageProps extends DocsPageProps {
  /** Of the links that lead on. */
  texts: Record<'start' | 'search' | 'packages' | 'whatsNew' | 'sameTheme' | 'changeTheme', string>;
  /** How to install the packages, as HTML. */
  introduction: string;
  /** What introduces a product, and its demo. */
  products: Block[][];
}

/** The first page of the suite: what it is, a demo of each product, and the ways on. */
export function LandingPage({ page, layout, texts, introduction, products }: LandingPageProps) {
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
            <div className="landing-intro">
              <h1>{page.title}</h1>
              <p className="description">{page.description}</p>
              <div className="landing-ways">
                <Link className="button button-primary" href="/x/introduction/installation/">
                  {texts.start}
                </Link>
                <Link className="button" href="/x/search/">
                  {texts.search}
                </Link>
                <Link href="/x/introduction/licensing/">{texts.packages}</Link>
                <Link href="/x/whats-new/">{texts.whatsNew}</Link>
              </div>
              <RawHtml className="prose landing-install" html={introduction} />
              <p className="landing-theme" data-action="">
                {texts.sameTheme}{' '}
                <button type="button" className="button" popoverTarget={SETTINGS_ID}>
                  {texts.changeTheme}
                </button>
              </p>
            </div>
            <div className="landing-products">
              {products.map((group) => (
                <section key={group[0]!.key}>
                  <PageBlocks blocks={group} />
                </section>
              ))}
            </div>
          </article>
          <Footer />
        </main>
      </div>
    </>
  );
}
