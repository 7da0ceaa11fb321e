/** Stands in for the browser's: the test says what is near the view. */
export class FakeObserver {
  static all: FakeObserver[] = [];
  readonly targets = new Set<Element>();

  constructor(
    private readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.all.push(this);
  }

  observe(target: Element) {
    this.targets.add(target);
  }

  disconnect() {
    this.targets.clear();
  }

  static report(target: Element, isIntersecting: boolean) {
    for (const observer of FakeObserver.all.filter(({ targets }) => targets.has(target))) {
      observer.callback([{ target, isIntersecting }]);
    }
  }
}
