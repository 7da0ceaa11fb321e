import { describe, expect, it } from 'vitest';
import { staysOpen } from '../../../src/client/navigation/listenForSwipes';

describe('a drawer that a finger lets go of', () => {
  it.each([
    { shown: 0.6, speed: 0, isOpen: true },
    { shown: 0.4, speed: 0, isOpen: false },
    { shown: 0.5, speed: 0, isOpen: false },
    { shown: 0.1, speed: 0.5, isOpen: true },
    { shown: 0.9, speed: -0.5, isOpen: false },
    { shown: 0.9, speed: -0.3, isOpen: true },
    { shown: 0, speed: 0.41, isOpen: true },
  ])('$shown in view at $speed px/ms: open $isOpen', ({ shown, speed, isOpen }) => {
    expect(staysOpen(shown, speed)).toBe(isOpen);
  });
});
