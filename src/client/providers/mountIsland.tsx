import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageContext } from './page/PageContext';
import { SiteProviders } from './SiteProviders';

/** A part of the page that React renders. */
export interface Island {
  /** Renders other content in its place. */
  render: (content: ReactNode) => void;
  unmount: () => void;
}

/** Lets React render a part of the page, inside the providers of the site. @param place becomes its root */
export function mountIsland(place: HTMLElement, { language, translations }: PageContext): Island {
  const root = createRoot(place);
  return {
    render: (content) =>
      root.render(
        <SiteProviders language={language} translations={translations}>
          {content}
        </SiteProviders>,
      ),
    // React refuses to unmount a root while another one renders.
    unmount: () => void setTimeout(() => root.unmount()),
  };
}
