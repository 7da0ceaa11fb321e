import { createElement } from '../../platform/createElement';

/** Posts fields to another site, whose answer is shown in a new tab. */
export function submitForm(action: string, fields: Readonly<Record<string, string>>): void {
  const inputs = Object.entries(fields).map(([name, value]) =>
    createElement('input', { type: 'hidden', name, value }),
  );
  const form = createElement('form', { action, method: 'post', target: '_blank' }, ...inputs);
  document.body.append(form);
  form.submit();
  form.remove();
}
