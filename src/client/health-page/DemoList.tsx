import { getHealthAnchor } from '../../shared/page/health';
import type { DemoGroup } from '../../shared/page/healthPage';

/** Every demo; the report adds what it is for. */
export function DemoList({ groups }: { groups: readonly DemoGroup[] }) {
  return groups.map(({ id, title, demos }) => (
    <section key={id} aria-labelledby={id}>
      <h3 id={id}>
        {title} <span className="health-count" />
      </h3>
      <ul className="health-demos">
        {demos.map((demo) => (
          <li key={demo.key} id={getHealthAnchor(demo.key)}>
            <a href={demo.href}>{demo.title}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
