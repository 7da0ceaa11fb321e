/** Something that can be visited. */
export interface Candidate {
  /** What is worth a visit in it. */
  traits: readonly string[];
  /** Of a visit, as compared with others; those that follow may cost less. */
  getCost: () => number;
}

/** Leaves out, one after another, those whose traits are all seen in what is left. */
function leaveOutNeedless<Item extends Candidate>(
  chosen: readonly Item[],
  seen: ReadonlySet<string>,
): Item[] {
  let left = [...chosen];
  for (const item of chosen) {
    const others = left.filter((other) => other !== item);
    const shown = new Set(others.flatMap(({ traits }) => traits));
    if (item.traits.every((trait) => seen.has(trait) || shown.has(trait))) {
      left = others;
    }
  }
  return left;
}

/**
 * Chooses candidates until each trait is seen: again and again the one that shows most new traits for its cost, the first
 * of equal ones. What was chosen early may show nothing that those chosen later do not show as well: it is left out.
 *
 * @param onChosen is told each, before the next is chosen
 * @param seen traits that need no visit any more
 */
export function coverTraits<Item extends Candidate>(
  candidates: readonly Item[],
  onChosen: (chosen: Item) => void = () => {},
  seen: readonly string[] = [],
): Item[] {
  const known = new Set(seen);
  const chosen: Item[] = [];
  let left = [...candidates];
  while (left.length > 0) {
    const rate = ({ traits, getCost }: Item) =>
      traits.filter((trait) => !known.has(trait)).length / getCost();
    const rated = left.map((item) => ({ item, rating: rate(item) })).filter(({ rating }) => rating > 0);
    const best = rated.reduce<(typeof rated)[number] | undefined>(
      (first, second) => (first && first.rating >= second.rating ? first : second),
      undefined,
    );
    if (!best) {
      break;
    }
    chosen.push(best.item);
    best.item.traits.forEach((trait) => known.add(trait));
    left = rated.map(({ item }) => item).filter((item) => item !== best.item);
    onChosen(best.item);
  }
  return leaveOutNeedless(chosen, new Set(seen));
}
