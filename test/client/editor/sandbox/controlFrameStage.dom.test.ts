import { expect, it } from 'vitest';
import { controlFrameStage } from '../../../../src/client/editor/sandbox/controlFrameStage';

it('shows a frame in the place of the demo, and the demo again', () => {
  const stage = document.createElement('div');
  stage.innerHTML = '<p>demo</p>';
  const control = controlFrameStage(stage);
  control.add(document.createElement('iframe'));
  expect(stage.hasAttribute('data-edited')).toBe(false);
  control.showFrame(true);
  control.resize({ content: 100, full: 100 });
  expect(stage.hasAttribute('data-edited')).toBe(true);
  expect(stage.hasAttribute('data-popup')).toBe(false);
  expect(stage.style.getPropertyValue('--edited-height')).toBe('102px');
  // A menu that opens in the demo is higher than it.
  control.resize({ content: 100, full: 300 });
  expect(stage.hasAttribute('data-popup')).toBe(true);
  expect(stage.style.getPropertyValue('--frame-height')).toBe('300px');
  control.showFrame(false);
  expect(stage.getAttributeNames().filter((name) => name.startsWith('data-'))).toEqual([]);
  expect(stage.style.getPropertyValue('--edited-height')).toBe('');
  expect(stage.firstElementChild?.textContent).toBe('demo');
});
