import { expect, it } from 'vitest'
import { customer, DAY, draw, later } from './testing/shop.ts'

it('a membership that renews itself is switched off and on again', async () => {
  const person = await customer('member')
  const config = async () => person.call('member/queryAutoRenewConfig', {})
  const before = await config()
  expect(before.enabled).toBe(true)
  expect(await person.call('member/changeAutoRenew', { enabled: false })).toEqual({
    enabled: false,
    planId: null,
    price: null,
    nextDate: null,
  })
  expect(await person.call('member/changeAutoRenew', { enabled: true })).toEqual(before)
  await person.call('member/changeAutoRenew', { enabled: false })
  await later(person, 40 * DAY, 'member')
  expect(await person.call('member/queryInfo', {}), 'ended, not renewed').toMatchObject({ status: 2 })
  expect(await person.call('member/queryRenewList', {})).toEqual([])
})

it('a customer who is no member has nothing to switch', async () => {
  const person = await customer('old-customer')
  expect((await person.refusal('member/changeAutoRenew', { enabled: true }))[1]).toBe(
    '您还不是会员，请先开通会员',
  )
})

it('a campaign says how many draws are left today', async () => {
  const person = await customer('old-customer')
  const left = async () => {
    const campaigns = await person.call('activity/queryCampaigns', {})
    return campaigns.find(({ activityCode }) => activityCode === 'lucky-draw')?.remainTimes
  }
  expect(await left()).toBe(3)
  expect((await draw(person, 1)).remainTimes).toBe(await left())
  await draw(person, 2)
  expect(await left()).toBe(1)
  await later(person, DAY)
  expect(await left()).toBe(3)
})
