import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { createTranslate } from '../../../base/texts/createTranslate';
import { localizeHref } from '../../../../shared/paths/localizeHref';
import { PLANS } from '../../../../shared/products/plans';
import { reportProblem, type CompileContext } from '../compileContext';

const LICENSING = '/x/introduction/licensing';

/** `:plan[pro]` -> the plan's mark, a link to the licensing page when that page exists. */
export function renderPlanMarks(tree: Root, context: CompileContext): void {
  const t = createTranslate(context.language);
  visit(tree, 'textDirective', (node) => {
    if (node.name !== 'plan') {
      return;
    }
    const text = toString(node);
    const plan = PLANS.find((name) => name === text);
    if (!plan) {
      reportProblem(context, node, `Unknown plan \`${text}\`. Write \`:plan[pro]\` or \`:plan[premium]\`.`);
      return;
    }
    const hasTarget = context.pathnames.has(LICENSING);
    node.data = {
      hName: hasTarget ? 'a' : 'span',
      hProperties: {
        className: ['plan-mark', `plan-${plan}`],
        title: t(`plans.${plan}`),
        ...(hasTarget && { href: localizeHref(`${LICENSING}/#${plan}-plan`, context.language) }),
      },
    };
    node.children = [{ type: 'text', value: plan === 'pro' ? 'Pro' : 'Premium' }];
  });
}
