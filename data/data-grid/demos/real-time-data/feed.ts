export interface Stock {
  id: string;
  name: string;
  /** Price at the start of the day, in dollars. */
  open: number;
  price: number;
  volume: number;
  /** The last prices, the newest at the end. */
  history: readonly number[];
}

export const HISTORY_SIZE = 24;

const listings: [id: string, name: string, open: number][] = [
  ['ALBA', 'Albatross Air', 42.1],
  ['BAYF', 'Bay Foods', 87.45],
  ['CEDR', 'Cedar Homes', 23.8],
  ['DLTA', 'Delta Robotics', 311.2],
  ['EMBR', 'Ember Energy', 58.9],
  ['GLCR', 'Glacier Water', 19.35],
  ['HRBR', 'Harbor Bank', 76.7],
  ['IRIS', 'Iris Optics', 208.15],
  ['JNPR', 'Juniper Health', 95.2],
  ['LMON', 'Lemon Media', 12.9],
];

/**
 * Stands in for a WebSocket. Its prices walk at random, but in the same way each time, because each number is computed
 * from the one before.
 */
export function createFeed() {
  const latest = listings.map(([id, name, open]): Stock => {
    return { id, name, open, price: open, volume: 0, history: [open] };
  });
  let count = 0;
  let seed = 7;

  const getNumber = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const trade = () => {
    const index = Math.floor(getNumber() * latest.length);
    const stock = latest[index]!;
    const price = Math.round(stock.price * (1 + (getNumber() - 0.5) * 0.012) * 100) / 100;
    const volume = stock.volume + 10 * Math.ceil(getNumber() * 40);
    const history = [...stock.history, price].slice(-HISTORY_SIZE);
    latest[index] = { ...stock, price, volume, history };
    return latest[index];
  };
  // Trades before the app starts.
  for (let index = 0; index < 400; index += 1) {
    trade();
  }

  return {
    /** The rows as they are before the first message. */
    stocks: Array.from(latest),
    /** Returns the next message. */
    next: () => {
      count += 1;
      return trade();
    },
    getCount: () => count,
  };
}

export type Feed = ReturnType<typeof createFeed>;
