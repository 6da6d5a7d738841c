/** Makes a queue: of the work that is given to it, at most `most` runs at the same time, in the order in which it was given. */
export function fewAtOnce(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next one takes the place of this one, so that nothing comes between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
