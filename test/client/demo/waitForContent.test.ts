// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForContent } from '../../../src/client/demo/waitForContent';
import { VISIBLE_MARKS } from '../../../src/shared/visibleMarks';

function createElement(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('waitForContent', () => {
  it('calls back at once when the live demo shows what its picture shows', () => {
    const onContent = vi.fn<() => void>();
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
    const onContent = vi.fn<() => void>();
    const live = createElement('');
    waitForContent(live, createElement(html), onContent);
    vi.advanceTimersToNextFrame();
    expect(onContent).not.toHaveBeenCalled();
    live.innerHTML = html;
    vi.advanceTimersToNextFrame();
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('is content with half of it: a narrow screen shows less', () => {
    const onContent = vi.fn<() => void>();
    waitForContent(createElement('<p>Lamp</p>'), createElement('<p>LampLamp</p>'), onContent);
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('calls back once', () => {
    const onContent = vi.fn<() => void>();
    waitForContent(createElement('<p>Lamp</p>'), createElement('<p>Lamp</p>'), onContent);
    vi.advanceTimersByTime(5000);
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('gives up waiting after a second', () => {
    const onContent = vi.fn<() => void>();
    waitForContent(createElement(''), createElement('<p>Lamp</p>'), onContent);
    vi.advanceTimersByTime(900);
    expect(onContent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(onContent).toHaveBeenCalledOnce();
  });

  it('stops', () => {
    const onContent = vi.fn<() => void>();
    const stop = waitForContent(createElement(''), createElement('<p>Lamp</p>'), onContent);
    stop();
    vi.advanceTimersByTime(5000);
    expect(onContent).not.toHaveBeenCalled();
  });
});
