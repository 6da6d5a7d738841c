import { sandboxWorld, replies } from '@koo/page/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { opened, tab } from '../testing/atCode.ts'
import { askCodeWithConsent, CONFIRM } from '../testing/tab.ts'
import { code, confirm, openCode, openConfirm, openTerms } from './testing/openConfirm.ts'

afterEach(() => {
  for (const view of opened.splice(0)) view.unmount()
})

const LEAD = '/cashLead/confirm?amount=5000&period=6&card=C1'
const AUTH = 'cash/queryLoanButtonAuth'
const missing = page.getByText('借款前需要完成')
/** Customers whom the loan page asks for a proof first (spec 4). */
const GAPS = [
  'needs-face',
  'needs-contacts',
  'needs-data',
  'verify-expired',
  'needs-everything',
  'no-contacts',
  'contacts-expired',
  'contacts-failed',
]

describe('the confirm page, opened by its address', () => {
  it.each([CONFIRM, LEAD].flatMap((at) => GAPS.map((persona) => [persona, at] as const)))(
    'leads %s from %s to what is missing, and signs nothing',
    async (persona, at) => {
      const world = sandboxWorld({ persona })
      const view = tab(world, { at })
      await expect.poll(() => view.address()).toBe('/cash/home/adduserinfo_loan')
      await expect
        .element(missing.or(page.getByText('联系人验证未通过', { exact: false })).first())
        .toBeVisible()
      const calls = world.sandbox.log('default').map(({ path }) => path)
      expect(calls.filter((path) => /AgreementSign|publishV2/.test(path))).toEqual([])
      expect(world.sandbox.world().loanCount).toBe(0)
    },
  )

  it('keeps the amount for the loan page', async () => {
    const world = sandboxWorld({ persona: 'needs-face' })
    const view = tab(world, { at: CONFIRM })
    await expect.element(missing).toBeVisible()
    await page.getByRole('button', { name: '稍后再说' }).click()
    await expect.poll(() => view.address()).toBe('/cash/home')
    await expect.element(page.getByTestId('amount')).toHaveValue('12,000')
  })
})

describe('a proof that is gone since the page opened', () => {
  const GONE = replies(AUTH, {
    faceAuth: 0,
    idAuth: 1,
    idPhotoFrontAuth: 1,
    idPhotoBackAuth: 1,
    contactsAuth: 1,
  })

  it('is found by the button, before a code is sent', async () => {
    const { world, exits, calls } = await openTerms()
    await page.getByRole('checkbox').click()
    world.sandbox.addFaults('default', GONE)
    await confirm.click()
    await expect.poll(() => exits).toEqual([{ name: 'supplement' }])
    expect(calls('cash/applyAgreementSign')).toEqual([])
  })

  it('is refused by the lender at the last moment, and asked for', async () => {
    const { exits, world } = await openCode({ faults: [{ match: 'cash/publishV2', fault: 'result=42131' }] })
    await code.fill('123456')
    await expect.element(page.getByText('这笔借款没有成功')).toBeVisible()
    await page.getByRole('button', { name: '去补充资料' }).click()
    await expect.poll(() => exits).toEqual([{ name: 'supplement' }])
    expect(world.sandbox.world().loanCount).toBe(0)
  })
})

describe('a lender who cannot be asked', () => {
  it.each([AUTH, 'cash/checkCanPublish'])(
    '%s: nothing is signed, and the button asks again',
    async (match) => {
      const { world, calls, clock } = await openTerms()
      world.sandbox.addFaults('default', { match, fault: 'http=500' })
      await page.getByRole('checkbox').click()
      await confirm.click()
      await clock.advance(30_000)
      await expect.element(page.getByText('本页没有提交任何申请', { exact: false })).toBeVisible()
      expect(calls('cash/applyAgreementSign')).toEqual([])
      world.sandbox.clearFaults()
      await confirm.click()
      await expect.element(code).toBeVisible()
    },
  )

  it('with a refusal says why', async () => {
    const reason = '您的综合评分暂不符合借款要求'
    const { world, calls } = await openTerms()
    world.sandbox.addFaults(
      'default',
      replies('cash/checkCanPublish', { allowed: false, reason, reasonCode: 'x' }),
    )
    await page.getByRole('checkbox').click()
    await confirm.click()
    await expect.element(page.getByText(reason)).toBeVisible()
    expect(calls('cash/applyAgreementSign')).toEqual([])
  })

  it('asks at once when the page opens, and does not keep the terms waiting', async () => {
    const { calls } = await openConfirm({ faults: [{ match: AUTH, fault: 'hang=before' }] })
    await expect.element(confirm).toBeEnabled()
    expect(calls(AUTH)).toHaveLength(1)
  })
})

it('a customer with every proof borrows as before', async () => {
  const world = sandboxWorld()
  const view = tab(world, { at: CONFIRM })
  await (await askCodeWithConsent()).fill('123456')
  await expect.poll(() => view.address()).toContain('/result/loan')
  expect(world.sandbox.world().loanCount).toBe(1)
})
