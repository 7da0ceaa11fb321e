import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What the faults of a demo have met. */
export interface DemoResult {
  /** Why the test fails without a fault; nothing else is known then. */
  failure?: string;
  all: number;
  /** Described faults that the test did not notice. */
  survivors: string[];
}

/** The share of all faults that tests must notice. */
const GOAL = 0.9;

/** Prints what tests did not notice. */
export default class MutationReporter implements Reporter {
  #all = 0;
  #survivors = 0;
  #skipped = 0;

  printsToStdio(): boolean {
    return true;
  }

  onTestEnd({ title }: TestCase, { attachments, duration, errors }: TestResult): void {
    const body = attachments.find(({ name }) => name === 'result')?.body;
    if (!body) {
      console.log(`${title}: ${errors[0]?.message ?? 'was not tried'}`);
      return;
    }
    const { failure, all, survivors } = JSON.parse(body.toString()) as DemoResult;
    if (failure !== undefined) {
      this.#skipped += 1;
      console.log(`${title}: skipped, its test fails as it is: ${failure}`);
      return;
    }
    this.#all += all;
    this.#survivors += survivors.length;
    console.log(`${title}: ${all - survivors.length}/${all} killed in ${Math.round(duration / 1000)} s`);
    for (const survivor of survivors) {
      console.log(`\nsurvives: ${survivor}\n`);
    }
  }

  // oxlint-disable-next-line typescript/require-await -- the type of a reporter wants it
  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const killed = this.#all - this.#survivors;
    const share = this.#all === 0 ? 1 : killed / this.#all;
    console.log(`total: ${killed}/${this.#all} killed, ${Math.floor(share * 100)} %`);
    const isUntried = this.#all === 0 && this.#skipped > 0;
    return { status: share < GOAL || isUntried ? 'failed' : status };
  }
}
