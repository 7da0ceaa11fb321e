import { BarChart } from '@mui/x-charts/BarChart';

/** Percent of the answers, invented for illustration. The rest is neutral. */
const questions = [
  { question: 'Delivery', stronglyDisagree: -3, disagree: -9, agree: 46, stronglyAgree: 31 },
  { question: 'Price', stronglyDisagree: -18, disagree: -27, agree: 28, stronglyAgree: 9 },
  { question: 'Quality', stronglyDisagree: -5, disagree: -11, agree: 41, stronglyAgree: 27 },
  { question: 'Support', stronglyDisagree: -12, disagree: -22, agree: 30, stronglyAgree: 14 },
];

const valueFormatter = (value: number | null) => `${Math.abs(value ?? 0)}%`;

// #region preview
// `reverse` places the mild answer next to zero.
const negative = { stack: 'negative', stackOrder: 'reverse', valueFormatter } as const;
const positive = { stack: 'positive', valueFormatter };
// With -1, both stacks are in the same row.
const row = { categoryGapRatio: 0.3, barGapRatio: -1 };
// #endregion preview

export default function SurveyAnswers() {
  return (
    <BarChart
      layout="horizontal"
      height={300}
      enableKeyboardNavigation
      grid={{ vertical: true }}
      aria-label="Customers are satisfied with delivery and quality, less with support, and least with the price"
      dataset={questions}
      xAxis={[{ min: -60, max: 90, valueFormatter }]}
      yAxis={[{ dataKey: 'question', width: 75, ...row }]}
      series={[
        { dataKey: 'stronglyDisagree', label: 'Strongly disagree', color: '#bf360c', ...negative },
        { dataKey: 'disagree', label: 'Disagree', color: '#f4733d', ...negative },
        { dataKey: 'agree', label: 'Agree', color: '#4293d8', ...positive },
        { dataKey: 'stronglyAgree', label: 'Strongly agree', color: '#1565c0', ...positive },
      ]}
    />
  );
}
