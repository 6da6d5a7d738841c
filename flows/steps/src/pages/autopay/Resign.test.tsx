import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { autoPayCopy } from '../../blocks/autoPay/copy.ts'
import { copy } from './copy.ts'
import { autopayResign } from './step.ts'

const SIGN = 'repayment/resignAutoPay'
const CHANGE = 'repayment/changeAutoPayStatus'

const open = (persona: string, options: OpenPageOptions<object> = {}) =>
  openPage(autopayResign, { persona, ...options })
const codeBox = page.getByRole('dialog', { name: autoPayCopy.code.title }).getByRole('textbox')

it('signs what has run out by a code, then switches it on', async () => {
  const { text, tap, exits, calls } = await open('autopay-expired')
  await expect.element(text(copy.again.expired.title)).toBeVisible()
  await tap(copy.again.action)
  await codeBox.fill('123456')
  await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
  expect(calls('repayment/queryPrecondition')).toEqual([])
  expect(calls('repayment/doBankCardSigned')).toEqual([])
  expect(calls(SIGN)).toHaveLength(1)
  expect(calls(CHANGE).map(({ request }) => request)).toEqual([{ autoRepaymentStatus: 1 }])
})

it('of one that still counts says so', async () => {
  const { text } = await open('autopay-on')
  await expect.element(text(copy.again.valid.title)).toBeVisible()
})

it('of a customer who never signed leads to opening it', async () => {
  const { text, tap, exits, calls } = await open('old-customer')
  await expect.element(text(copy.again.never.title)).toBeVisible()
  await tap(copy.again.never.open)
  expect([exits, calls(SIGN)]).toEqual([[{ name: 'done', query: undefined }], []])
})

it('believes the server when it says that nothing was signed', async () => {
  const { text, tap, calls } = await open('autopay-on', {
    faults: [{ match: SIGN, fault: { kind: 'result', code: 42601, message: '您尚未签约自动还款' } }],
  })
  await tap(copy.again.action)
  await expect.element(text(copy.again.never.title)).toBeVisible()
  expect(calls(CHANGE)).toEqual([])
})

it('sends one code for many taps', async () => {
  const { calls } = await open('autopay-expired')
  const button = page.getByRole('button', { name: copy.again.action })
  await expect.element(button).toBeVisible()
  for (let tap = 0; tap < 20; tap += 1) (button.element() as HTMLElement).click()
  await expect.element(codeBox).toBeVisible()
  expect(calls(SIGN)).toHaveLength(1)
})
