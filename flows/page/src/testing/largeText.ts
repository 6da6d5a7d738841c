import { layoutFaults, textSizes } from '@koo/kit/testing'
import { page } from 'vitest/browser'
import { topmost } from './behindTaps.ts'

/** The narrowest phone. */
export const NARROW = { width: 320, height: 568 }

/**
 * What cannot be read with larger text of the screen, of the sheet or dialog over it, or of a part of it: it is cut, covered or
 * beside the screen.
 */
export async function faultsOfLargeText(root: Element = topmost() ?? document.body): Promise<string[]> {
  const faults: string[] = []
  for (const [size, apply] of Object.entries(textSizes)) {
    const undo = apply()
    // Parts that follow their size do so in the next frame.
    await frame()
    faults.push(...layoutFaults(root).map((fault) => `${size}: ${fault}`))
    undo()
  }
  await frame()
  return faults
}

const frame = async () => {
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
