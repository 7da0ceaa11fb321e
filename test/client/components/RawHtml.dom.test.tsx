import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RawHtml } from '../../../src/client/components/RawHtml';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('RawHtml', () => {
  it('shows the HTML in the element asked for', () => {
    expect(renderToString(<RawHtml as="nav" className="menu" html="<a href='/x/'>X</a>" />)).toBe(
      '<nav class="menu"><a href=\'/x/\'>X</a></nav>',
    );
  });

  it('keeps its nodes when it is rendered again, whatever HTML it gets', () => {
    const { container, rerender } = render(<RawHtml html="<p>Rows</p>" />);
    const paragraph = container.querySelector('p');
    rerender(<RawHtml html="" className="prose" />);
    expect(container.querySelector('p')).toBe(paragraph);
    expect(container.firstElementChild?.className).toBe('prose');
  });

  it('keeps what moved in since', () => {
    const { container, rerender } = render(<RawHtml html="<p>Rows</p>" />);
    container.querySelector('p')!.textContent = 'Live';
    rerender(<RawHtml html="<p>Rows</p>" />);
    expect(container.textContent).toBe('Live');
  });

  it('takes over what the document holds when the page data has no HTML, without a complaint', () => {
    const complain = vi.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<RawHtml html="<p>Rows</p>" />);
    const paragraph = container.querySelector('p');
    render(<RawHtml html="" />, { container, hydrate: true, onRecoverableError: complain });
    expect(container.querySelector('p')).toBe(paragraph);
    expect(complain).not.toHaveBeenCalled();
  });

  it('shows other HTML under another key', () => {
    const { container, rerender } = render(<RawHtml key="en" html="<p>Rows</p>" />);
    rerender(<RawHtml key="zh" html="<p>行</p>" />);
    expect(container.textContent).toBe('行');
  });
});
