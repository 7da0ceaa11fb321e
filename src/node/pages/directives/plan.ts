import { toString } from 'mdast-util-to-string';
import { localizeHref } from '../../../shared/paths/localizeHref';
import { PLANS } from '../../../shared/products/plans';
import { createTranslate } from '../../base/texts/createTranslate';
import { createText } from '../markdown/createNodes';
import { getLine } from '../markdown/readElements';
import type { Directive } from './directive';

const LICENSING = '/x/introduction/licensing';

/** `:plan[pro]` -> the plan's mark, a link to the licensing page when that page exists. */
export const plan: Directive<'textDirective'> = {
  type: 'textDirective',
  example: ':plan[pro]',
  isMark: true,
  render: (places, context) => {
    const t = createTranslate(context.language);
    const hasTarget = context.pathnames.has(LICENSING);
    for (const { node } of places) {
      const text = toString(node);
      const named = PLANS.find((name) => name === text);
      if (!named) {
        const message = `Unknown plan \`${text}\`. Write \`:plan[pro]\` or \`:plan[premium]\`.`;
        context.report(node, message);
        continue;
      }
      node.data = {
        hName: hasTarget ? 'a' : 'span',
        hProperties: {
          className: ['plan-mark', `plan-${named}`],
          title: t(`plans.${named}`),
          ...(hasTarget && { href: localizeHref(`${LICENSING}/#${named}-plan`, context.language) }),
        },
      };
      node.children = [createText(named === 'pro' ? 'Pro' : 'Premium')];
    }
  },
  toMarkdown: () => ({ 'plan-mark': (_, element) => createText(` (${getLine(element)})`) }),
};
