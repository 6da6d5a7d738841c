import { memoryStorage } from '@koo/page/testing'
import { loanRecord } from '@koo/steps/publishing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { code, openCode } from './testing/openConfirm.ts'

/** Another customer of this phone, who signs in in another tab. */
const OTHER = { mobile: '13800000399' }
const sending = page.getByText('正在提交借款申请')

it('a running publish is that of the customer who sent it: the next one is not told of it, and it waits for the first', async () => {
  const store = memoryStorage()
  const { world, exits, calls } = await openCode({
    host: { store },
    faults: [{ match: 'cash/publishV2', times: 1, fault: 'hang=after' }],
  })
  const first = world.userId()
  await code.fill('123456')
  await expect.poll(() => calls('cash/publishV2')).toHaveLength(1)
  world.signIn(OTHER)
  await expect.element(sending).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '确认借款' })).toBeVisible()
  await world.clock.advance(60_000)
  expect(exits).toEqual([])
  // Nothing of the first customer was asked for as the second one.
  expect(calls('cash/getLoanAfterProcessInfo')).toHaveLength(0)
  expect(JSON.parse(store.entries()[loanRecord.recordKey] ?? '')).toMatchObject({
    userId: first,
    state: 'sending',
  })

  world.signIn()
  await expect.poll(() => exits.map(({ name }) => name)).toEqual(['done'])
  expect(world.sandbox.world().loanCount).toBe(1)
  expect(calls('cash/publishV2')).toHaveLength(1)
})

it('terms that one customer has read and ticked are not published by another', async () => {
  const { world, calls } = await openCode()
  world.signIn(OTHER)
  await expect.element(code).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  expect(calls('cash/publishV2')).toHaveLength(0)
})
