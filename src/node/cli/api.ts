/** Extracts the API of the documented packages and prints how much there is. */
import { extractApi } from '../api/extractApi';
import { failOnProblems, type Problem } from '../base/problems/problem';
import { runStep } from './runStep';

await runStep('api', async () => {
  const problems: Problem[] = [];
  const { counts } = await extractApi(process.cwd(), problems);
  failOnProblems(problems);
  const lines = Object.entries(counts).map(([product, kinds]) => {
    const texts = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`);
    return `${product}: ${texts.join(', ')}`;
  });
  const memory = Math.round(process.resourceUsage().maxRSS / 1000);
  return [`${memory} MB at most`, ...lines].join('\n  ');
});
