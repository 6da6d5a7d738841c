import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as benefitCopy } from '../benefits/copy.ts'
import { centre } from './step.ts'
import { copy } from './copy.ts'

const INFO = 'member/queryInfo'
const open = (options: OpenPageOptions<object> = {}) => openPage(centre, { persona: 'member', ...options })
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('of a member names the card and its end, and leads to more', { tags: ['loan.2'] }, async () => {
  const { tap, exits } = await open()
  await expect.element(page.getByRole('heading', { name: '会员连续包月' })).toBeVisible()
  await expect.element(page.getByText(/^有效期至/)).toBeVisible()
  await tap(copy.upgrade)
  await tap(copy.extend)
  await tap(copy.benefits.all)
  await tap(new RegExp(copy.renew))
  expect(exits.map(({ name }) => name)).toEqual(['upgrade', 'open', 'benefits', 'renew'])
})

it('says when the membership renews itself', async () => {
  await open()
  await expect.element(page.getByText(/\d+月\d+日自动续费/)).toBeVisible()
})

it.each([
  ['old-customer', copy.standing.never.title, copy.open],
  ['member-ended', copy.standing.ended.title, copy.again],
])('of %s says %s, and leads to a membership', async (persona, title, name) => {
  const { exits } = await open({ persona })
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await button(name).click()
  expect(exits).toEqual([{ name: 'open', query: undefined }])
})

it('of a super member offers no upgrade', async () => {
  await open({ persona: 'super-member' })
  await expect.element(button(copy.extend)).toBeVisible()
  await expect.element(button(copy.upgrade)).not.toBeInTheDocument()
})

it('claims no membership of a status that is not known', { tags: ['loan.14'] }, async () => {
  const { tap, text, calls } = await open({ faults: [replies(INFO, { status: 7, cardName: '会员年卡' })] })
  await expect.element(text(copy.standing.unknown.title)).toBeVisible()
  expect(document.body.textContent).not.toContain('会员年卡')
  await tap(copy.refresh)
  await expect.poll(() => calls(INFO).length).toBe(2)
})

it.each([
  ['0.00', false],
  ['128.60', true],
])('brags about savings of %s: %s', async (savedAmount, isSaid) => {
  const info = { status: 1, cardName: '会员年卡', endDate: '2026-12-31', savedAmount, planList: [] }
  await open({ faults: [replies(INFO, info)] })
  await expect.element(page.getByRole('heading', { name: '会员年卡' })).toBeVisible()
  expect(page.getByText(copy.saved).elements()).toHaveLength(isSaid ? 1 : 0)
})

it('goes on working without its benefits', async () => {
  const { text, tap } = await open({
    faults: [{ match: 'member/queryBenefits', fault: 'result=42020', times: 1 }],
  })
  await expect.element(text(copy.benefits.failed)).toBeVisible()
  await expect.element(button(copy.upgrade)).toBeVisible()
  await tap('重试')
  await expect.element(text(benefitCopy.state.ready).first()).toBeVisible()
})
