import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForContent } from '../../../src/client/demo/waitForContent';
import { VISIBLE_MARKS } from '../../../src/shared/page/visibleMarks';

function createElement(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** The animations by CSS that are running, which jsdom does not have. */
let animations: Animation[] = [];

class FakeKeyframeEffect {
  constructor(
    readonly target: Element,
    readonly timing: { iterations: number },
  ) {}

  getComputedTiming() {
    return this.timing;
  }
}

const onContent = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onContent.mockReset();
  animations = [];
  HTMLElement.prototype.getAnimations = () => animations;
  vi.stubGlobal('KeyframeEffect', FakeKeyframeEffect);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations');
});

describe('waitForContent', () => {
  it('calls back at once when the live demo shows what its picture shows', () => {
    waitForContent(
      createElement('<p>Orders</p><svg><path/></svg>'),
      createElement('<p>Orders</p><svg><path/></svg>'),
      onContent,
    );
    expect(onContent).toHaveBeenCalledOnce();
  });

  it.each<[string, string]>([
    ['text', '<p>Lamp, Chair</p>'],
    ['marks', '<svg><rect/><rect/></svg>'],
    ...VISIBLE_MARKS.split(', ').map((name): [string, string] => [name, `<svg><${name}></${name}></svg>`]),
  ])('waits for the %s of the picture', (_, html) => {
    const live = createElement('');
    waitForContent(live, createElement(html), onContent);
    vi.advanceTimersToNextFrame();
    expect(onContent).not.toHaveBeenCalled();
    live.innerHTML = html;
    vi.advanceTimersToNextFrame();
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('is content with half of it: a narrow screen shows less', () => {
    waitForContent(createElement('<p>Lamp</p>'), createElement('<p>LampLamp</p>'), onContent);
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('calls back once', () => {
    waitForContent(createElement('<p>Lamp</p>'), createElement('<p>Lamp</p>'), onContent);
    vi.advanceTimersByTime(5000);
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('gives up waiting after a second', () => {
    waitForContent(createElement(''), createElement('<p>Lamp</p>'), onContent);
    vi.advanceTimersByTime(900);
    expect(onContent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('gives up after ten frames where frames take longer than a second together', () => {
    waitForContent(createElement(''), createElement('<p>Lamp</p>'), onContent);
    for (let frame = 1; frame < 10; frame += 1) {
      vi.spyOn(performance, 'now').mockReturnValue(frame * 200);
      vi.advanceTimersToNextFrame();
      expect(onContent).not.toHaveBeenCalled();
    }
    vi.advanceTimersToNextFrame();
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('waits until the marks of a chart have appeared', () => {
    const live = createElement('');
    waitForContent(live, createElement('<svg><rect height="80"/></svg>'), onContent);
    live.innerHTML = '<svg><rect height="0"/></svg>';
    for (const height of ['20', '60', '80']) {
      live.querySelector('rect')!.setAttribute('height', height);
      vi.advanceTimersToNextFrame();
      expect(onContent).not.toHaveBeenCalled();
    }
    vi.advanceTimersToNextFrame();
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('gives marks a second of their own, when the content took most of the first', () => {
    const live = createElement('');
    waitForContent(live, createElement('<svg><rect height="80"/></svg>'), onContent);
    vi.advanceTimersByTime(900);
    live.innerHTML = '<svg><rect height="0"/></svg>';
    const grow = () => live.querySelector('rect')!.setAttribute('height', String(performance.now()));
    const growth = setInterval(grow, 5);
    vi.advanceTimersByTime(900);
    expect(onContent).not.toHaveBeenCalled();
    clearInterval(growth);
    vi.advanceTimersByTime(100);
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('shows marks that never come to rest', () => {
    const live = createElement('<svg><rect height="80"/></svg>');
    const grow = () => live.querySelector('rect')!.setAttribute('height', String(performance.now()));
    const growth = setInterval(grow, 5);
    grow();
    waitForContent(live, createElement('<svg><rect height="80"/></svg>'), onContent);
    grow();
    vi.advanceTimersByTime(1200);
    clearInterval(growth);
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('waits until an animation by CSS has ended, unless it never ends', () => {
    const live = createElement('<svg><path/></svg>');
    const [path] = live.querySelectorAll('path');
    const animate = (iterations: number) =>
      ({ effect: new FakeKeyframeEffect(path!, { iterations }) }) as unknown as Animation;
    animations = [animate(1)];
    waitForContent(live, createElement('<svg><path/></svg>'), onContent);
    vi.advanceTimersToNextFrame();
    expect(onContent).not.toHaveBeenCalled();
    animations = [animate(Infinity)];
    vi.advanceTimersToNextFrame();
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('does not wait for changes outside drawings', () => {
    const live = createElement('');
    waitForContent(live, createElement('<p>Lamp</p>'), onContent);
    live.innerHTML = '<p class="a">Lamp</p>';
    vi.advanceTimersToNextFrame();
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('stops', () => {
    const stop = waitForContent(createElement(''), createElement('<p>Lamp</p>'), onContent);
    stop();
    vi.advanceTimersByTime(5000);
    expect(onContent).not.toHaveBeenCalled();
  });
});
