import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CascadeOption, CascadePath } from '../src/CascadeField/index.ts'
import { below, pathOf } from '../src/CascadeField/samples.ts'

export const hangzhou = pathOf('浙江省', '杭州市', '西湖区', '西溪街道')
export const danzhou = pathOf('海南省', '儋州市')

export const trigger = () => page.getByRole('button', { name: /^居住地区/ })
export const dialog = () => page.getByRole('dialog', { name: '居住地区' })
export const radio = (name: string) => page.getByRole('radio', { name })
export const tab = (name: string) => page.getByRole('tab', { name })

/** Opens the sheet. */
export const open = async () => {
  await page.getByRole('button', { name: /请选择|省/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
}
/** Selects these entries one after the other. */
export const go = async (...way: string[]) => {
  for (const name of way) await radio(name).click()
}

export const names = (path: CascadePath | undefined) => path?.map(({ name }) => name)

/** A `load` whose replies the test sends by hand, in any order. */
export function loadByHand() {
  const pending: {
    path: CascadePath
    signal: AbortSignal
    reply: (options?: readonly CascadeOption[]) => void
    fail: () => void
  }[] = []
  const load = vi.fn(
    (path: CascadePath, { signal }: { signal: AbortSignal }) =>
      new Promise<readonly CascadeOption[]>((resolve, reject) => {
        pending.push({
          path,
          signal,
          reply: (options = below(path)) => resolve(options),
          fail: () => reject(new Error('offline')),
        })
      }),
  )
  /** The latest request below a place. */
  const request = async (...way: string[]) => {
    await expect.poll(() => names(pending.at(-1)?.path)).toEqual(way)
    const found = pending.findLast(({ path }) => names(path)?.join() === way.join())
    if (!found) throw new Error(`nothing was asked below ${way.join()}`)
    return found
  }
  return { load, request }
}
