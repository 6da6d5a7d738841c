/** Compares the time of two functions. Both are measured in one run and take turns, so only the ratio has a meaning. */

const ROUNDS = 300
const BATCH_MS = 1

/** Work on the i-th sample; the result keeps it from being optimised away. */
export type Work = (i: number) => number

let sink = 0

/** Runs of `work` that fill about BATCH_MS. */
function batchSize(work: Work): number {
  let size = 1
  for (;;) {
    const start = performance.now()
    for (let i = 0; i < size; i++) sink += work(i)
    if (performance.now() - start >= BATCH_MS) return size
    size *= 2
  }
}

function lap(work: Work, size: number): number {
  const start = performance.now()
  for (let i = 0; i < size; i++) sink += work(i)
  return (performance.now() - start) / size
}

/**
 * Best time of ours divided by best time of theirs. The best time is the one that other work on the machine slowed down
 * least.
 */
export function ratio(ours: Work, theirs: Work, rounds = ROUNDS): number {
  const [a, b] = [batchSize(ours), batchSize(theirs)]
  let [best, bestOther] = [Infinity, Infinity]
  for (let round = 0; round < rounds; round++) {
    best = Math.min(best, lap(ours, a))
    bestOther = Math.min(bestOther, lap(theirs, b))
  }
  return best / bestOther
}

/** Whether every lap returned a number. A benchmark that measures NaN measures nothing. */
export function allFinite(): boolean {
  return Number.isFinite(sink)
}

export function pick<Item>(list: readonly Item[], i: number): Item {
  return list[i % list.length] as Item
}
