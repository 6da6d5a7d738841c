/**
 * Motion. Durations and curves are custom properties on the root; `prefers-reduced-motion: reduce` turns every
 * duration into 1 ms there, so a part that uses only these needs no media query of its own. (Not 0: the end of
 * an animation must still be reported.)
 */
export const motion = {
  /** Presses and colour changes. */
  fast: 'var(--koo-fast)',
  /** Small things that enter or leave. */
  base: 'var(--koo-base)',
  /** Sheets. */
  slow: 'var(--koo-slow)',
  /** As `animation-delay` of what is `slow`: it starts under way, so that its first frame shows it already. */
  underWay: 'calc(var(--koo-slow) * -0.15)',
  /** Entering: quick start, long settling. */
  enter: 'cubic-bezier(0.22, 0.8, 0.24, 1)',
  /** Leaving. */
  leave: 'cubic-bezier(0.5, 0, 0.85, 0.4)',
  /** Moving from one place to another. */
  move: 'cubic-bezier(0.4, 0, 0.2, 1)',
} as const

/** Milliseconds behind the custom properties. */
export const durations = { fast: 100, base: 140, slow: 200 } as const
