import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { amount, borrow, consent, openReady, openHome } from './testing/openHome.ts'

describe('consent', () => {
  it('covers the purpose, the agreements and the credit report', { tags: ['agreement.1'] }, async () => {
    await openReady()
    await expect.element(consent).toHaveAccessibleName(/借款用途.*已阅读并同意.*向征信系统报送信息/)
  })

  it('is never ticked in advance, and is required', { tags: ['agreement.4'] }, async () => {
    const { exits } = await openReady({}, { amount: '12000' })
    await expect.element(consent).not.toBeChecked()
    await borrow.click()
    await expect.element(page.getByText('请先阅读并同意借款协议')).toBeVisible()
    expect(exits).toEqual([])
  })

  it(
    'is recorded on the tick, with the agreements that were shown',
    { tags: ['agreement.5', 'agreement.7'] },
    async () => {
      const { world } = await openReady()
      await consent.click()
      await expect.poll(() => world.sandbox.world().consents.length).toBe(1)
      const { consents, traces } = world.sandbox.world()
      expect(JSON.stringify(consents)).toContain('个人征信查询及报送授权书')
      expect(JSON.stringify(traces)).toContain('trade-agreement-checkbox')
    },
  )

  it('is unticked when the record does not reach the server', { tags: ['agreement.13'] }, async () => {
    const { clock, exits } = await openReady(
      { faults: [{ match: 'other/agreementrecord', fault: 'drop=before' }] },
      { amount: '12000' },
    )
    await consent.click()
    await borrow.click()
    await clock.advance(60_000)
    await expect.element(page.getByText('网络异常，请您重新提交')).toBeVisible()
    await expect.element(consent).not.toBeChecked()
    expect(exits).toEqual([])
  })

  it('cannot be given when the list did not load', async () => {
    const { clock, world } = await openHome({
      faults: [{ match: 'cash/queryLoanAgreements', fault: 'http=500' }],
    })
    await clock.advance(10_000)
    await expect.element(page.getByText('协议加载失败，暂时无法勾选', { exact: false })).toBeVisible()
    world.sandbox.clearFaults()
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect.element(consent).toBeEnabled()
  })
})

describe('loan button', () => {
  it.each([
    ['needs-data', '补充资料并借款'],
    ['needs-face', '补充资料并借款'],
    ['needs-contacts', '补充资料并借款'],
  ])('%s: %s leads to what is missing', { tags: ['button.1', 'button.3'] }, async (persona, label) => {
    const { exits } = await openReady({ persona })
    await page.getByRole('button', { name: label }).click()
    await expect.poll(() => exits[0]).toEqual({ name: 'supplement' })
  })

  it('is disabled until tomorrow when the contacts failed', { tags: ['button.4'] }, async () => {
    await openReady({ persona: 'contacts-failed' })
    await expect.element(page.getByRole('button', { name: '联系人验证失败，请明日再试' })).toBeDisabled()
  })

  it('requires an amount first', async () => {
    const { exits } = await openReady()
    await borrow.click()
    await expect.element(page.getByText('请填写借款金额')).toBeVisible()
    await expect.element(amount).toHaveFocus()
    expect(exits).toEqual([])
  })

  it('asks nobody to add a card when the cards could not be loaded', async () => {
    const { world, clock } = await openReady(
      { faults: [{ match: 'user/queryAllBankcardList', fault: 'http=500' }] },
      { amount: '12000' },
    )
    await clock.advance(30_000)
    await expect
      .element(page.getByRole('button', { name: /收款银行卡/ }))
      .toMatchTextContent('加载失败 · 重试')
    await borrow.click()
    await expect.element(page.getByText('银行卡加载失败，正在重新加载')).toBeVisible()
    const paths = world.sandbox.log('default').map(({ path }) => path)
    expect(paths).not.toContain('user/bindBankcardV2')
  })

  it('requests once whether the customer may publish, also with many taps', async () => {
    const { clock, calls, exits } = await openReady(
      { faults: [{ match: 'cash/checkCanPublish', fault: 'latency=2000' }] },
      { amount: '12000' },
    )
    await consent.click()
    await borrow.click()
    await expect.poll(() => calls('cash/checkCanPublish')).toHaveLength(1)
    await clock.advance(1_500)
    borrow.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await clock.advance(3_000)
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls('cash/checkCanPublish')).toHaveLength(1)
  })

  it.each([
    ['http=500', '系统'],
    ['result=42020', '系统'],
  ])('stays on the page when that request fails (%s), with a message', async (fault, text) => {
    const { clock, exits } = await openReady(
      { faults: [{ match: 'cash/checkCanPublish', fault }] },
      { amount: '12000' },
    )
    await consent.click()
    await borrow.click()
    await clock.advance(20_000)
    await expect.element(page.getByText(text, { exact: false }).first()).toBeVisible()
    expect(exits).toEqual([])
  })

  it('stays on the page without the permission, with the reason', async () => {
    const { exits } = await openReady({ persona: 'locked-out' }, { amount: '12000' })
    await consent.click()
    await borrow.click()
    await expect.element(page.getByText('您的综合评分暂不符合借款要求', { exact: false })).toBeVisible()
    expect(exits).toEqual([])
  })

  it('passes on what the page shows after the consent was recorded, not before', async () => {
    const { clock, exits } = await openReady(
      { faults: [{ match: 'other/agreementrecord', fault: 'latency=2000' }] },
      { amount: '12000' },
    )
    await consent.click()
    await borrow.click()
    await amount.fill('15000')
    await clock.advance(3_000)
    await expect
      .poll(() => exits.at(-1))
      .toEqual({ name: 'next', query: expect.objectContaining({ amount: '15000' }) })
  })
})

it('shows the plan and borrows from there', async () => {
  const { exits } = await openReady({}, { amount: '12000' })
  await consent.click()
  await page.getByRole('button', { name: /还款计划/ }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('¥12,000.00')
  await dialog.getByRole('button', { name: '立即借款' }).click()
  await expect.poll(() => exits.at(-1)?.name).toBe('next')
})
