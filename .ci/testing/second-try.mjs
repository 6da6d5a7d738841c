// A few failed tests run once more when everything else has ended. A page that is right can miss a time limit on a busy
// machine; a page that is wrong fails again. What passed at the second try only is named at the end of the run.

/** With more failures than these something is broken, and a second try would only take time. */
const FEW = 8

/** @param {{ failed: number }[]} results of all steps */
export const mayTryAgain = (results) => results.reduce((sum, { failed }) => sum + failed, 0) <= FEW

/**
 * What a step comes to after its failed tests ran again.
 * @template {{ name: string, passed: number, failed: number, ms: number, failures: string[] }} R
 * @param {R} first
 * @param {R} second of the tests that ran again
 */
export function merged(first, second) {
  // Nothing passed: the same tests failed again, or none could be run.
  if (second.passed === 0) return first
  const failed = Math.min(second.failed, first.failed)
  const unsteady = first.failures.filter((name) => !second.failures.includes(name))
  return {
    ...first,
    ms: first.ms + second.ms,
    passed: first.passed + first.failed - failed,
    failed,
    failures: second.failures,
    unsteady: failed < first.failed && unsteady.length === 0 ? [first.name] : unsteady,
  }
}
