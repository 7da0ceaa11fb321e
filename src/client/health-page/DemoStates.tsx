import { getHealthAnchor, type HealthReport } from '../../shared/health';
import type { DemoGroup, HealthPageProps } from '../../shared/healthPage';

interface DemoStatesProps extends Pick<HealthPageProps, 'groups' | 'states'> {
  report: HealthReport | undefined;
}

function countProven({ demos }: DemoGroup, report: HealthReport | undefined): number {
  return demos.filter(({ key, state }) => (report?.demos[key]?.state ?? state) === 'proven').length;
}

/** Every demo with what it is for and whether that is proven. */
export function DemoStates({ groups, states, report }: DemoStatesProps) {
  return groups.map((group) => (
    <section key={group.id} aria-labelledby={group.id}>
      <h3 id={group.id}>
        {group.title}{' '}
        <span className="health-count">{`${countProven(group, report)} / ${group.demos.length}`}</span>
      </h3>
      <ul className="health-demos">
        {group.demos.map((demo) => {
          const { state, date } = report?.demos[demo.key] ?? demo;
          return (
            <li key={demo.key} id={getHealthAnchor(demo.key)}>
              <a href={demo.href}>{demo.title}</a>
              <span className={`health-state health-${state}`}>
                {states[state]}
                {date && state === 'proven' && <time dateTime={date}>{` ${date.slice(0, 10)}`}</time>}
              </span>
              <p lang="en">{demo.claim}</p>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
