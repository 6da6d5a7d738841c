import { layoutFaults, textSizes } from '@koo/kit/testing'
import { page } from 'vitest/browser'

/** The narrowest phone. */
export const NARROW = { width: 320, height: 568 }

/** What cannot be read of a part of the screen when its text is larger: it is cut, covered or beside the screen. */
export async function faultsOfLargeText(root: Element): Promise<string[]> {
  const faults: string[] = []
  for (const [size, apply] of Object.entries(textSizes)) {
    const undo = apply()
    await newSizes()
    faults.push(...layoutFaults(root).map((fault) => `${size}: ${fault}`))
    undo()
    await newSizes()
  }
  return faults
}

/** Sizes change by a transition, however short, and parts that follow their size do so one frame later. */
const newSizes = async () => {
  for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame)
}

/** Runs `work` on a screen of this size. */
export async function withScreen<Result>(
  { width, height }: typeof NARROW,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = [window.innerWidth, window.innerHeight] as const
  await page.viewport(width, height)
  try {
    return await work()
  } finally {
    await page.viewport(...before)
  }
}
