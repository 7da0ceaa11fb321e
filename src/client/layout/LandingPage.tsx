import { Link } from '../components/Link';
import { Menu } from '../navigation/Menu';
import { PageBlocks } from '../page/PageBlocks';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { Block } from '../../shared/page';
import type { DocsPageProps } from '../../shared/pageProps';
import { AppBar } from './AppBar';
import { DocsHead } from './DocsHead';
import { Footer } from './Footer';
import { OpenSearchLink } from './OpenSearchLink';

export interface LandingPageProps extends DocsPageProps {
  /** Of the links that lead on. */
  texts: Record<'search' | 'install' | 'packages' | 'whatsNew', string>;
}

/** The blocks up to each demo: a product with what introduces it. */
function groupByDemo(blocks: Block[]): Block[][] {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    groups.at(-1)!.push(block);
    if (block.kind === 'demo') {
      groups.push([]);
    }
  }
  return groups.filter((group) => group.length > 0);
}

/** The first page of the suite: what it is, a demo of each product, and the ways on. */
export function LandingPage({ page, layout, texts }: LandingPageProps) {
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
              <ul className="landing-ways">
                <li>
                  <Link href="/x/search/">{texts.search}</Link>
                </li>
                <li>
                  <Link href="/x/introduction/installation/">{texts.install}</Link>
                </li>
                <li>
                  <Link href="/x/introduction/licensing/">{texts.packages}</Link>
                </li>
                <li>
                  <a href="https://mui.com/x/whats-new/" rel="noopener">
                    {texts.whatsNew}
                  </a>
                </li>
              </ul>
            </div>
            <div className="landing-products">
              {groupByDemo(page.blocks).map((group) => (
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
