import { invoices, type Invoice } from './data';

export type Answer = 'rows' | 'no rows' | 'an error';

/** Stands in for your API: answers after one second, always in the same way. */
export function fetchInvoices(answer: Answer, signal: AbortSignal): Promise<Invoice[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (answer === 'an error') {
        reject(new Error('503 Service Unavailable'));
      } else {
        resolve(answer === 'rows' ? invoices : []);
      }
    }, 1000);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
