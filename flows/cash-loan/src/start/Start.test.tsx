import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import type { LoanSeed } from '@koo/steps/loan'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { START_WAIT_MS } from '../constants.ts'
import { copy } from './copy.ts'
import { start } from './step.ts'

const LOCK = 'cash/checkLockCode'
const open = (options: OpenPageOptions<LoanSeed> = {}) => openPage(start, options)

describe('the start page of the loan', () => {
  it('opens the loan page with the start values of its address', async () => {
    const { exits, calls } = await open({ search: { amount: '5000', period: '6' } })
    await expect.poll(() => exits).toEqual([{ name: 'open', query: { amount: '5000', period: '6' } }])
    expect(calls(LOCK)).toHaveLength(1)
  })

  it.each(['black-user', 'needs-everything'])(
    'leads %s to the loan page: only a lock stops here',
    async (persona) => {
      const { exits } = await open({ persona })
      await expect.poll(() => exits.map(({ name }) => name)).toEqual(['open'])
    },
  )

  it.each(['locked-out', 'bill-overdue'])('leads %s to the reason', async (persona) => {
    const { exits } = await open({ persona })
    await expect.poll(() => exits.map(({ name }) => name)).toEqual(['locked'])
  })

  it.each(['http=500', 'result=42020', 'drop=before', 'malformed'])(
    'opens the loan page when the check fails (%s): the server is asked again there',
    async (fault) => {
      const { exits, clock } = await open({ faults: [{ match: LOCK, fault }] })
      await clock.advance(START_WAIT_MS)
      await expect.poll(() => exits.map(({ name }) => name)).toEqual(['open'])
    },
  )

  it('does not let a slow check stop anybody', async () => {
    const { exits, clock } = await open({
      persona: 'locked-out',
      faults: [{ match: LOCK, fault: 'latency=9000' }],
    })
    await clock.advance(START_WAIT_MS - 100)
    expect(exits).toEqual([])
    await expect.element(page.getByText(copy.text)).toBeVisible()
    await clock.advance(10_000)
    await expect.poll(() => exits.map(({ name }) => name)).toEqual(['open'])
  })
})
