import type { TypeText } from '../../../api/types/typeText';
import { useApiView } from '../ApiViewContext';
import { BreakableName } from '../../../../client/components/BreakableName';

/** The text of a type, in which the names with a definition are links: to unfold, or to another page. */
function LinkedText({ text, types = {} }: { text: string; types?: Record<string, string> }) {
  const view = useApiView();
  // The names are at the odd places of what a split by a group returns.
  const parts = text.split(/([A-Za-z_$][\w$]*)/);
  return parts.map((part, index) => {
    const id = index % 2 === 1 && Object.hasOwn(types, part) ? types[part] : undefined;
    const href = id === undefined ? undefined : view.getTypeHref(id);
    return href ? (
      <a key={index} href={href} className="api-type-link">
        <BreakableName name={part} />
      </a>
    ) : (
      <BreakableName key={index} name={part} />
    );
  });
}

/** A type as a user would say it; a shortened one opens. */
export function TypeView({ type }: { type: TypeText }) {
  if (!type.full) {
    return (
      <code>
        <LinkedText text={type.text} types={type.types} />
      </code>
    );
  }
  // A summary is a control: it holds no links.
  return (
    <details className="api-type-full">
      <summary>
        <code>
          <LinkedText text={type.text} />
        </code>
      </summary>
      <code>
        <LinkedText text={type.full} types={type.types} />
      </code>
    </details>
  );
}
