import { useEffect, useRef } from 'react';
import { loadOnce } from '../../../shared/loadOnce';
import { fetchFile } from '../../platform/fetchFile';
import { savesData } from '../../platform/savesData';
import { readDemoPicture } from './readDemoPicture';

interface DemoPictureProps {
  /** Address of the page that has the demo; absent while it is not to be loaded. */
  href?: string;
  /** As in code. */
  name: string;
}

const pages = new Map<string, Promise<string>>();

function loadPage(href: string): Promise<string> {
  return loadOnce(pages, href, async () => (await fetchFile(href)).text());
}

/** Draws a demo in a shadow tree: neither its styles nor its ids meet those of the page. */
function draw(frame: HTMLElement, html: string, name: string): void {
  const picture = readDemoPicture(html, name);
  const shadow = frame.shadowRoot ?? frame.attachShadow({ mode: 'open' });
  if (!picture) {
    shadow.replaceChildren();
    delete frame.parentElement!.dataset.drawn;
    return;
  }
  const links = picture.styleSheets.map((href) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    return link;
  });
  const style = document.createElement('style');
  style.textContent = picture.styles;
  shadow.replaceChildren(...links, style, document.importNode(picture.stage, true));
  frame.dataset.drawn = name;
  frame.parentElement!.dataset.drawn = '';
}

/** The snapshot of a demo, small; its place is as large before it is there. */
export function DemoPicture({ href, name }: DemoPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isCurrent = true;
    if (href !== undefined && !savesData()) {
      loadPage(href).then(
        (html) => isCurrent && frame.current && draw(frame.current, html, name),
        // The place stays empty: the answer stands without it.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [href, name]);
  return (
    <span className="search-picture" aria-hidden="true" inert>
      <span ref={frame} className="search-picture-frame" />
    </span>
  );
}
