// The summary at the end of a test run: each step, and the slowest ones.
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9)

const SHOWN = 10

/** @param {{ name: string, passed: number, failed: number, ms: number }[]} steps */
export const stepLines = (steps) =>
  steps.map(
    ({ name, passed, failed, ms }) =>
      `${failed ? '✗' : '✓'} ${name.padEnd(16)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds(ms)}`,
  )

/** The ten slowest of something that has a name and took its time. */
export function slowest(title, items) {
  const shown = items.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)
  if (shown.length === 0) return []
  return ['', `${title}:`, ...shown.map(({ name, ms }) => `${seconds(ms)}  ${name}`)]
}

/** A list under a title; empty for an empty list. */
export const listed = (title, names) =>
  names.length === 0 ? [] : ['', `${title}:`, ...names.map((name) => `  ${name}`)]
