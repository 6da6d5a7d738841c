import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { agreementList } from './step.ts'

const CONFIG = 'other/getMultiWebConfig'
const part = (k: number) => ({ agreementName: `协议${k}`, agreementUrl: `https://agreements.test/${k}` })
const credit = (subAgreementList: unknown) => [
  replies(CONFIG, { creditAuthAgreement: { version: 'v3', subAgreementList } }),
]

it('has the version and the twelve agreements of the partners', { tags: ['agreement.10'] }, async () => {
  const { text, host } = await openPage(agreementList)
  await expect.element(text(copy.head('v3'))).toBeVisible()
  expect(page.getByRole('button', { name: /合作机构\d+个人征信授权书/ }).elements()).toHaveLength(12)
  expect(host.events).toEqual([])
})

it.each([11, 13])('reports that it has %i', { tags: ['agreement.10'] }, async (count) => {
  const { text, host } = await openPage(agreementList, {
    faults: credit(Array.from({ length: count }, (_, k) => part(k))),
  })
  await expect.element(text(`协议${count - 1}`)).toBeVisible()
  await expect.poll(() => host.events).toMatchObject([{ name: 'agreement_slots', facts: { count } }])
})

it('leads to an agreement by its place, also where one before it is broken', async () => {
  const { tap, exits } = await openPage(agreementList, { faults: credit([{ agreementName: 7 }, part(2)]) })
  await tap('协议2')
  expect(exits).toEqual([{ name: 'agreement', query: { key: 'credit', part: '2' } }])
})

it('that is empty leads back', async () => {
  const { tap, exits } = await openPage(agreementList, { faults: credit(null) })
  await tap(copy.back)
  expect(exits).toEqual([{ name: 'back', query: undefined }])
})
