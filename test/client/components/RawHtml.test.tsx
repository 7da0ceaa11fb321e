// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RawHtml } from '../../../src/client/components/RawHtml';

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('RawHtml', () => {
  it('shows the HTML in the element asked for', () => {
    expect(renderToString(<RawHtml as="nav" className="menu" html="<a href='/x/'>X</a>" />)).toBe(
      '<nav class="menu"><a href=\'/x/\'>X</a></nav>',
    );
  });

  it('keeps its nodes when it is rendered again, whatever HTML it gets', () => {
    root = createRoot(container);
    act(() => root!.render(<RawHtml html="<p>Rows</p>" />));
    const paragraph = container.querySelector('p');
    act(() => root!.render(<RawHtml html="" className="prose" />));
    expect(container.querySelector('p')).toBe(paragraph);
    expect(container.firstElementChild?.className).toBe('prose');
  });

  it('keeps what moved in since', () => {
    root = createRoot(container);
    act(() => root!.render(<RawHtml html="<p>Rows</p>" />));
    container.querySelector('p')!.textContent = 'Live';
    act(() => root!.render(<RawHtml html="<p>Rows</p>" />));
    expect(container.textContent).toBe('Live');
  });

  it('takes over what the document holds when the page data has no HTML, without a complaint', () => {
    const complain = vi.spyOn(console, 'error');
    container.innerHTML = renderToString(<RawHtml html="<p>Rows</p>" />);
    const paragraph = container.querySelector('p');
    act(() => {
      root = hydrateRoot(container, <RawHtml html="" />, { onRecoverableError: complain });
    });
    expect(container.querySelector('p')).toBe(paragraph);
    expect(complain).not.toHaveBeenCalled();
  });

  it('shows other HTML under another key', () => {
    root = createRoot(container);
    act(() => root!.render(<RawHtml key="en" html="<p>Rows</p>" />));
    act(() => root!.render(<RawHtml key="zh" html="<p>行</p>" />));
    expect(container.textContent).toBe('行');
  });
});
