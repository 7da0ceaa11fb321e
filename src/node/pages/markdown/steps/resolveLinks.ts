import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { localizeHref } from '../../../../shared/paths/localizeHref';
import type { CompileContext } from '../compileContext';

const EXTERNAL = /^https?:\/\//;

/** What is wrong with an address of another site and what to write instead; undefined where it is whole. */
function findFault(url: string): string | undefined {
  if (!URL.canParse(url) || !new URL(url).hostname.includes('.')) {
    return `\`${url}\` is not a valid address. Write it in full: \`https://react.dev/learn\`.`;
  }
  if (url.startsWith('http:')) {
    return `\`${url}\` is not encrypted. Write \`${url.replace('http:', 'https:')}\`.`;
  }
  if (/[.,;:!'"]$/.test(url)) {
    return `\`${url}\` ends with a mark of the sentence. Write \`${url.slice(0, -1)}\`.`;
  }
  return undefined;
}

/**
 * Checks how each link is written, marks external ones, and keeps internal ones in the user's language.
 * Whether the target exists is checked when all pages are compiled.
 */
export function resolveLinks(tree: Root, context: CompileContext): void {
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') {
      return;
    }
    const { url } = node;
    const line = node.position?.start.line ?? 0;
    if (EXTERNAL.test(url)) {
      const fault = findFault(url);
      if (fault) {
        context.report(node, fault);
      }
      node.data = { ...node.data, hProperties: { rel: ['noopener'], className: ['external'] } };
      return;
    }
    if (url.startsWith('#')) {
      context.links.push({ href: url, line });
      return;
    }
    if (!url.startsWith('/') || url.startsWith('//')) {
      const remedy =
        'Write the path from the root: `/x/introduction/installation/`, or `#heading` on the same page.';
      context.report(node, `The link \`${url}\` is relative. ${remedy}`);
      return;
    }
    const [pathname = ''] = url.split(/[?#]/);
    if (!pathname.endsWith('/') && !/\.[a-z0-9]+$/.test(pathname)) {
      context.report(
        node,
        `The link \`${url}\` lacks the trailing slash: \`${url.replace(pathname, `${pathname}/`)}\`.`,
      );
      return;
    }
    context.links.push({ href: url, line });
    node.url = localizeHref(url, context.language);
  });
}
