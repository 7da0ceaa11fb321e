import { getHealthAnchor, type HealthReport } from '../../shared/health';
import type { DemoGroup } from '../../shared/healthPage';

interface DemoStatesProps {
  groups: readonly DemoGroup[];
  passedText: string;
  /** Absent until it is loaded. */
  report?: HealthReport;
}

/** How many demos of a group passed; nothing unless one did. */
function countPassed({ demos }: DemoGroup, report: HealthReport | undefined): string {
  const passed = demos.filter(({ key }) => report?.proofs[key] !== undefined).length;
  return passed > 0 ? `${passed} / ${demos.length}` : '';
}

/** Every demo with what it is for. One that passed its browser tests says so; the others say nothing. */
export function DemoStates({ groups, passedText, report }: DemoStatesProps) {
  return groups.map((group) => (
    <section key={group.id} aria-labelledby={group.id}>
      <h3 id={group.id}>
        {group.title} <span className="health-count">{countPassed(group, report)}</span>
      </h3>
      <ul className="health-demos">
        {group.demos.map((demo) => {
          const date = report?.proofs[demo.key];
          return (
            <li key={demo.key} id={getHealthAnchor(demo.key)}>
              <a href={demo.href}>{demo.title}</a>
              {date && (
                <span className="health-passed">
                  {passedText} <time dateTime={date}>{date.slice(0, 10)}</time>
                </span>
              )}
              <p lang="en">{demo.claim}</p>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
