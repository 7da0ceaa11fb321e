// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { startControllers, type LazyController } from '../../../src/client/layout/startControllers';

/** A page with the parts of some controllers. */
function createPage(...classNames: string[]): HTMLElement {
  const root = document.createElement('article');
  root.innerHTML = classNames.map((name) => `<div class="${name}"></div>`).join('');
  return root;
}

function createController(name: string) {
  const stop = vi.fn<() => void>();
  const start = vi.fn<() => () => void>(() => stop);
  const controller: LazyController = {
    selector: `.${name}`,
    load: vi.fn<LazyController['load']>(async () => start),
  };
  return { controller, start, stop };
}

function startAll(root: HTMLElement, ...controllers: LazyController[]): () => void {
  return startControllers(controllers, { root, t: (key) => key, announce: () => {} });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('startControllers', () => {
  it('starts every controller whose part the page has', async () => {
    const rows = createController('rows');
    const palette = createController('palette');
    startAll(createPage('rows', 'palette'), rows.controller, palette.controller);
    await settle();
    expect(rows.start).toHaveBeenCalledOnce();
    expect(palette.start).toHaveBeenCalledOnce();
  });

  it('loads no controller whose part the page has not', async () => {
    const palette = createController('palette');
    startAll(createPage('rows'), palette.controller);
    await settle();
    expect(palette.controller.load).not.toHaveBeenCalled();
  });

  it('starts the others when one cannot be loaded, and the next page tries again', async () => {
    const rows = createController('rows');
    const load = vi.fn<LazyController['load']>(rows.controller.load);
    load.mockRejectedValueOnce(new Error('no network'));
    const palette = createController('palette');
    const controllers = [{ selector: '.rows', load }, palette.controller];
    // An unhandled rejection would fail the test.
    startAll(createPage('rows', 'palette'), ...controllers);
    await settle();
    expect(rows.start).not.toHaveBeenCalled();
    expect(palette.start).toHaveBeenCalledOnce();
    startAll(createPage('rows'), ...controllers);
    await settle();
    expect(rows.start).toHaveBeenCalledOnce();
  });

  it('stops what it started, and starts nothing after that', async () => {
    const rows = createController('rows');
    const stop = startAll(createPage('rows'), rows.controller);
    await settle();
    stop();
    expect(rows.stop).toHaveBeenCalledOnce();

    const late = createController('late');
    startAll(createPage('late'), late.controller)();
    await settle();
    expect(late.start).not.toHaveBeenCalled();
  });
});
