import type { PropFacts } from '../../../shared/demo/completion';
import type { Translate } from '../../../shared/languages/translate';
import { createElement } from '../../platform/createElement';

/** Where a prop is described in full. */
interface PropLink {
  href: string;
  text: string;
}

/** Shows what is known of a prop: its type, its default, a sentence, and where there is more. */
export function describeProp(prop: PropFacts, phrase: Translate, link?: PropLink): HTMLElement {
  const lines = [createElement('code', {}, `${prop.name}${prop.isRequired ? '' : '?'}: ${prop.type}`)];
  if (prop.default !== undefined) {
    const value = createElement('code', {}, prop.default);
    lines.push(createElement('span', {}, `${phrase('completion.default')} `, value));
  }
  if (prop.isDeprecated) {
    lines.push(createElement('strong', {}, phrase('completion.deprecated')));
  }
  if (prop.summary) {
    lines.push(createElement('span', { lang: 'en' }, prop.summary));
  }
  if (link) {
    lines.push(createElement('a', { href: link.href }, link.text));
  }
  return createElement('div', { class: 'editor-facts' }, ...lines);
}
