import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenNear } from '../../../src/client/demo/whenNear';
import { FakeObserver } from './FakeObserver';

const onNear = vi.fn<() => void>();
let element: Element;

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  FakeObserver.all = [];
  onNear.mockReset();
  element = document.createElement('div');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('whenNear', () => {
  it('calls when the element comes near to the view, before it is in it', () => {
    whenNear(element, onNear);
    expect(FakeObserver.all[0]?.options.rootMargin).toBe('320px 0px');
    FakeObserver.report(element, false);
    expect(onNear).not.toHaveBeenCalled();
    FakeObserver.report(element, true);
    expect(onNear).toHaveBeenCalledOnce();
  });

  it('calls once, however often the element comes', () => {
    whenNear(element, onNear);
    for (const isNear of [true, false, true]) {
      FakeObserver.report(element, isNear);
    }
    expect(onNear).toHaveBeenCalledOnce();
  });

  it('calls nobody who does not wait any more', () => {
    whenNear(element, onNear)();
    FakeObserver.report(element, true);
    expect(onNear).not.toHaveBeenCalled();
  });
});
