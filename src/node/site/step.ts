import type { Problem } from '../base/problems/problem';

/** What all steps of a run are told. */
export interface Scope {
  readonly projectDirectory: string;
  /** Ids of the guides that are compiled; the others stay as they were compiled last. Absent where all are. */
  readonly chosen?: readonly string[];
  /** Whether guides of which nothing has changed are kept as they were compiled; not together with `chosen`. */
  readonly keepsGuides?: boolean;
  /** What is wrong in the sources; steps add to it. */
  readonly problems: Problem[];
  /** Is given all that was found by each step that goes on with sources without a fault; may end the run by an error. */
  readonly onProblems: (problems: Problem[]) => void;
}

/** A step of the build: what it is made of, and how. */
export interface Step<Result> {
  /** As `npm run bench` lists it. */
  readonly name: string;
  readonly needs: Needs;
  readonly make: (results: never, scope: Scope) => Promise<Result>;
}

type Needs = Readonly<Record<string, Step<unknown>>>;

type ResultsOf<Steps extends Needs> = {
  [Name in keyof Steps]: Steps[Name] extends Step<infer Result> ? Result : never;
};

/**
 * Defines a step.
 *
 * @param needs the steps that end before it begins, by the names that `make` has for their results
 */
export function defineStep<Steps extends Needs, Result>(
  name: string,
  needs: Steps,
  make: (results: ResultsOf<Steps>, scope: Scope) => Result | Promise<Result>,
): Step<Result> {
  return { name, needs, make: async (results, scope) => make(results, scope) };
}

/** Makes the result of a step, and reports what that took. */
type Perform = <Result>(name: string, make: () => Promise<Result>) => Promise<Result>;

/** Makes steps, each once, with all that they need. Steps that do not need each other run side by side. */
export class Run {
  readonly #scope: Scope;
  readonly #perform: Perform;
  readonly #results = new Map<Step<unknown>, Promise<unknown>>();

  constructor(scope: Scope, perform: Perform = (_, make) => make()) {
    this.#scope = scope;
    this.#perform = perform;
  }

  /** Gives a step a result that is known already: nothing that only this step needs is made. */
  set<Result>(step: Step<Result>, result: Result): this {
    this.#results.set(step, Promise.resolve(result));
    return this;
  }

  /** Takes the results of steps from another run, which makes them where nobody has asked for them yet. */
  take(other: Run, steps: readonly Step<unknown>[]): this {
    steps.forEach((step) => this.#results.set(step, other.get(step)));
    return this;
  }

  /** @throws what the step throws, or one that it needs */
  get<Result>(step: Step<Result>): Promise<Result> {
    let result = this.#results.get(step) as Promise<Result> | undefined;
    if (!result) {
      result = this.#make(step);
      this.#results.set(step, result);
    }
    return result;
  }

  async #make<Result>({ name, needs, make }: Step<Result>): Promise<Result> {
    const results = await Promise.all(
      Object.entries(needs).map(async ([key, step]) => [key, await this.get(step)] as const),
    );
    return this.#perform(name, () => make(Object.fromEntries(results) as never, this.#scope));
  }
}
