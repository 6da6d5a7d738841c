import { sandboxWorld } from '@koo/page/testing'
import type { OpenPageOptions } from '@koo/page/testing/page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { lend } from '../../stories/lend.ts'
import { openResult } from '../../testing/openResult.ts'
import type { ResultQuery } from '../../model/queries/result.ts'

export const CLAIMS = {
  enabled: true,
  passRate: '通过率最高90%',
  speed: '最快3分钟放款',
  rate: '年利率（单利）9%–24%',
}
export const ON: Record<string, unknown> = { marketing: { enabled: true }, leadFlowHeadlines: CLAIMS }
export const config = (key: string) => ON[key]

/** Opens the result of a loan that was just made, with marketing turned on, and waits for what loads after it. */
export async function open(options: OpenPageOptions<ResultQuery> = {}, search: ResultQuery = {}) {
  const world = sandboxWorld(options)
  const { listingId } = await lend(world)
  const opened = await openResult(
    { ...options, world, host: { config, ...options.host } },
    { listingId, ...search },
  )
  await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
  return opened
}

export const card = page.getByRole('region', { name: '合作机构额度' })
export const advert = page.getByRole('button', { name: /完善资料提额度/ })
