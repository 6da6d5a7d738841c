import { sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import type { ResultQuery } from '../model/queries/result.ts'
import { result } from '../pages.ts'
import { lend } from '../stories/lend.ts'

/** Opens the result page for this address. */
export const openResult = (options: OpenPageOptions<ResultQuery>, search: ResultQuery) =>
  openPage(result, { ...options, search })

/** Opens the result page of a loan that was just made. */
export async function openLoan(options: OpenPageOptions<ResultQuery> = {}) {
  const world = sandboxWorld(options)
  const { listingId } = await lend(world)
  return { listingId, ...(await openResult({ ...options, world }, { listingId })) }
}

/** How many times the review was requested. */
export const polls = (world: SandboxWorld) => world.sandbox.log('default', 'cash/queryPublishStatus').length
