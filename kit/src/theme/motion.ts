/**
 * Durations and curves of motion, as custom properties on the root. `prefers-reduced-motion: reduce` sets every
 * duration to 1 ms there, so a part that uses only these needs no media query. Not 0, because the end of an animation
 * must still be reported.
 */
export const motion = {
  /** Presses and colour changes. */
  fast: 'var(--koo-fast)',
  /** Small elements that appear or disappear. */
  base: 'var(--koo-base)',
  /** Sheets. */
  slow: 'var(--koo-slow)',
  /**
   * For `animation-delay` with `slow`: the animation starts a little ahead, so that its first frame is already visible.
   */
  underWay: 'calc(var(--koo-slow) * -0.15)',
  /** Appearing: fast start, slow end. */
  enter: 'cubic-bezier(0.22, 0.8, 0.24, 1)',
  /** Disappearing. */
  leave: 'cubic-bezier(0.5, 0, 0.85, 0.4)',
  /** Moving from one place to another. */
  move: 'cubic-bezier(0.4, 0, 0.2, 1)',
} as const

/** The milliseconds of the custom properties. */
export const durations = { fast: 100, base: 140, slow: 200 } as const
