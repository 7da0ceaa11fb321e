/**
 * Builds copies of the project with more and more guides, in three languages, and prints how time, memory and weight
 * grow: `npm run growth -- --guides 0,100,300`. The guides come on top of those of the project.
 *
 * `--warm` begins with the caches of the project; `--keep` leaves the copies where they are.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatSize } from '../../../src/node/export/budgets/formatSize';
import { buildSize, type MeasuredBuild } from './buildSize';
import { compareSizes } from './compareSizes';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

const { values } = parseArgs({
  options: {
    guides: { type: 'string', default: '0,100,300' },
    warm: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const sizes = values.guides.split(',').map(Number);
if (sizes.some((size, index) => !Number.isInteger(size) || size < 0 || size <= (sizes[index - 1] ?? -1))) {
  throw new Error('Name the sizes in ascending order: `--guides 0,100,300`.');
}

function printSize({ guides, demos, peakMemory, weight, failure }: MeasuredBuild): void {
  const [median, most] = weight.guideHtml;
  console.table({
    [`${guides} generated guides`]: {
      'generated demos': demos,
      pages: weight.pages,
      'peak memory': `${(peakMemory / 1e9).toFixed(2)} GB`,
      'HTML of a guide, median': formatSize(median),
      'HTML of a guide, most': formatSize(most),
      'JavaScript, most': formatSize(weight.script),
      'growth of JavaScript': formatSize(weight.growth),
      ...Object.fromEntries(
        Object.entries(weight.search).map(([language, size]) => [`search (${language})`, formatSize(size)]),
      ),
    },
  });
  if (failure !== '') {
    console.log(`The build fails:\n${failure}`);
  }
}

function printSteps(builds: readonly MeasuredBuild[]): void {
  const steps = compareSizes(builds);
  console.table(
    Object.fromEntries(
      steps.map(({ name, seconds, ratio, perGuide }) => [
        name,
        {
          ...Object.fromEntries(seconds.map((value, index) => [`${sizes[index]}`, Number(value.toFixed(1))])),
          ratio: Number(ratio.toFixed(2)),
          ...Object.fromEntries(
            perGuide.map((value, index) => [
              `ms per guide, ${sizes[index]} to ${sizes[index + 1]}`,
              Math.round(value * 1000),
            ]),
          ),
        },
      ]),
    ),
  );
  const curved = steps.filter((step) => !step.isLinear).map(({ name }) => name);
  console.log(curved.length > 0 ? `Not linear: ${curved.join(', ')}` : 'Every step is linear.');
}

const builds: MeasuredBuild[] = [];
for (const guides of sizes) {
  const build = await buildSize(PROJECT, { guides, isCold: !values.warm, isKept: values.keep });
  printSize(build);
  builds.push(build);
  // After each size: the next takes longer than all before.
  if (builds.length > 1) {
    printSteps(builds);
  }
}
