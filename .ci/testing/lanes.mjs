// Runs the steps of a test run, several at a time: most of them keep one core busy.

/**
 * Runs `steps` in their order, at most `lanes` at a time, and answers what `run` answered for each, in that order.
 * A step waits for those that its `after` names, where they are among `steps`; one that is `alone` for all before it, and
 * everything else waits for that one.
 * @template {{ name: string, after?: readonly string[], alone?: boolean }} S
 * @template R
 * @param {readonly S[]} steps
 * @param {number} lanes
 * @param {(step: S) => Promise<R>} run
 * @returns {Promise<R[]>}
 */
export async function runInLanes(steps, lanes, run) {
  const results = new Map()
  const running = new Map()
  const waiting = [...steps]

  const canStart = (step) => {
    if (running.size === 0) return true
    if (step.alone || [...running.keys()].some((other) => other.alone)) return false
    return !(step.after ?? []).some((name) =>
      [...running.keys(), ...waiting].some((other) => other.name === name),
    )
  }
  /** The next step that may start. No step starts before a waiting one that has to be alone. */
  const next = () => {
    const upTo = waiting.findIndex((step) => step.alone)
    const open = upTo > 0 ? waiting.slice(0, upTo) : waiting.slice(0, upTo === 0 ? 1 : undefined)
    return open.find(canStart)
  }

  while (waiting.length > 0 || running.size > 0) {
    for (let step = next(); step && running.size < lanes; step = next()) {
      const started = step
      waiting.splice(waiting.indexOf(started), 1)
      running.set(
        started,
        run(started).then((result) => {
          results.set(started, result)
          running.delete(started)
        }),
      )
    }
    await Promise.race(running.values())
  }
  return steps.map((step) => results.get(step))
}
