/**
 * Runs tasks side by side. They start in their order, so those that fail soonest come first.
 *
 * @param atOnce how many run at the same time, at most
 * @returns what they give, in their order
 * @throws what the first task throws that does; those after it do not start, those beside it go on
 */
export async function runTogether<Result>(
  tasks: readonly (() => Promise<Result>)[],
  atOnce: number,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...tasks.entries()];
  const work = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const [index, run] = entry;
      try {
        results[index] = await run();
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
