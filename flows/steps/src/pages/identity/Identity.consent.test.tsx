import { cashQueryLoanButtonAuthQuery } from '@koo/api-client/calls'
import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onward } from '../../blocks/channel/onward.ts'
import { copy } from './copy.ts'
import { identity, type IdentityOptions } from './step.ts'

const { labels } = copy
const AUTH = 'channel/idAuth'
const CONFIG = 'other/getMultiWebConfig'
const RIGHT = '110101199003078013'

interface Options extends OpenPageOptions<{ from?: string }>, Partial<IdentityOptions> {}

const refusal = (code: number, text: string) => refuses(AUTH, code, text)

async function open({ fields = 'both', group = 'channel', ...options }: Options = {}) {
  const opened = await openPage(identity({ fields, group }), { persona: 'siku-start', ...options })
  await expect.element(page.getByLabelText(labels.idNumber)).toBeVisible()
  return opened
}
/** Ticks the agreements and types a right identity. */
async function fill(opened: Awaited<ReturnType<typeof open>>) {
  await expect.element(page.getByRole('checkbox')).toBeEnabled()
  await page.getByRole('checkbox').click()
  await opened.fill(labels.realName, '张明')
  await opened.fill(labels.idNumber, RIGHT)
}

describe('the authorisations', () => {
  it('are all listed with their versions, and each is opened by itself', async () => {
    const partner = (name: string, version: string | null) => ({
      agreementName: `《${name}授权书》`,
      agreementUrl: `/terms/${name}`,
      agreementVersion: version,
    })
    const authorisation = { version: 'v3', subAgreementList: [partner('甲', 'v1'), partner('乙', null)] }
    const agreements = [{ key: 'credit', name: '《征信授权书》', url: '/terms/credit' }]
    const { host } = await open({
      faults: [replies(CONFIG, { agreements, creditAuthAgreement: authorisation })],
    })
    await page.getByText(/等/).click()
    const rows = page.getByRole('dialog').getByRole('button', { name: /授权书/ })
    await expect.element(rows.nth(2)).toBeVisible()
    const texts = rows.elements().map(({ textContent }) => textContent)
    expect(texts).toEqual(['《征信授权书》版本3', '《甲授权书》版本1', '《乙授权书》'])
    for (const place of [2, 0, 1]) await rows.nth(place).click()
    await expect.poll(() => host.opened).toEqual(['/terms/乙', '/terms/credit', '/terms/甲'])
  })

  it('that have not loaded are loaded again by the tap, and nothing is sent before', async () => {
    const opened = await open({ faults: [{ match: CONFIG, fault: 'result=42020' }] })
    await opened.fill(labels.realName, '张明')
    await opened.fill(labels.idNumber, RIGHT)
    const failure = page.getByRole('alert').filter({ hasText: '协议加载失败' })
    await expect.element(failure).toBeVisible()
    opened.world.sandbox.clearFaults()
    await opened.tap(copy.submit)
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
    await expect.element(failure).not.toBeInTheDocument()
    expect([opened.calls(AUTH), opened.exits]).toEqual([[], []])
  })

  it('are not there when the configuration lacks the first one, and cannot be agreed to', async () => {
    const opened = await open({ faults: [replies(CONFIG, { agreements: [], creditAuthAgreement: {} })] })
    await opened.fill(labels.realName, '张明')
    await opened.fill(labels.idNumber, RIGHT)
    await opened.tap(copy.submit)
    await opened.clock.advance(5_000)
    expect([opened.calls(AUTH), opened.calls('other/agreementrecord'), opened.exits]).toEqual([[], [], []])
  })

  it('are not on the page with the number alone: they are asked for when it is sent', async () => {
    const { calls } = await open({ fields: 'number', persona: 'zhuanzhuan-start' })
    expect(page.getByRole('checkbox').elements()).toEqual([])
    expect(calls(CONFIG)).toEqual([])
  })
})

describe('an identity that is sent', () => {
  it.each([
    ['loan', 'loan'],
    [undefined, 'done'],
  ])('for %s goes on to %s, and what a loan needs is read again', async (from, exit) => {
    const opened = await open({ search: from ? { from } : {} })
    const { queries, gateway } = opened.world
    const { queryKey } = cashQueryLoanButtonAuthQuery(gateway, {})
    queries.setQueryData(queryKey, {})
    await fill(opened)
    await opened.tap(copy.submit)
    await expect.poll(() => opened.exits).toEqual([{ name: exit, query: undefined }])
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  it('is sent by the Enter key too', async () => {
    const opened = await open()
    await fill(opened)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => opened.exits).toHaveLength(1)
    expect(opened.calls(AUTH)).toHaveLength(1)
  })

  it.each([
    ['another step with a reason', { nextStep: 'face-verify', reason: '请完成人脸识别' }],
    ['this step without a reason', { nextStep: 'id-auth', reason: null }],
    ['no step', { nextStep: null, reason: '请稍候' }],
    ['nothing', {}],
  ])('is taken by a reply that names %s', async (_name, content) => {
    const opened = await open({ faults: [replies(AUTH, content)] })
    await fill(opened)
    await opened.tap(copy.submit)
    await expect.poll(() => opened.exits).toHaveLength(1)
  })

  it('is refused by a reply that names this step in other letters', async () => {
    const opened = await open({
      faults: [replies(AUTH, { nextStep: 'ID-AUTH', reason: '姓名与证件不一致' })],
    })
    await fill(opened)
    await opened.tap(copy.submit)
    await expect.poll(() => opened.errorOf(labels.idNumber)).toContain('姓名与证件不一致')
    await expect.element(opened.field(labels.idNumber)).toHaveFocus()
    expect(opened.exits).toEqual([])
  })

  it.each([
    [42145, '姓名与身份证号不一致', labels.idNumber],
    [400, '姓名格式不正确', labels.realName],
    [400, '身份证号格式不正确', labels.idNumber],
  ])('and refused with %i %s has the reason at %s', async (code, text, label) => {
    const opened = await open({ faults: [refusal(code, text)] })
    await fill(opened)
    await opened.tap(copy.submit)
    await expect.poll(() => opened.errorOf(label)).toContain(text)
    const other = label === labels.realName ? labels.idNumber : labels.realName
    expect(opened.errorOf(other)).toBe('')
  })

  it.each([
    [400, '请求已过期'],
    [42099, '今日认证次数已用完'],
  ])('and refused with %i %s has the reason over the button', async (code, text) => {
    const opened = await open({ faults: [refusal(code, text)] })
    await fill(opened)
    await opened.tap(copy.submit)
    await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
    expect(opened.errorOf(labels.realName) + opened.errorOf(labels.idNumber)).toBe('')
    await expect.element(opened.field(labels.idNumber)).not.toHaveValue('')
  })
})

describe('what the server knows', () => {
  const customer = { realName: '张*', idNumber: '1101**********8013', mobile: null, step: null }
  const known = (more: object) => ({
    faults: [replies('channel/queryUserInfo', { ...customer, ...more })],
  })

  it.each([
    ['without a step', {}],
    ['with a later step', { step: 'face-verify' }],
  ])('%s is shown, and nothing is asked', async (_name, more) => {
    const { text, tap, exits } = await openPage(identity(), {
      persona: 'siku-start',
      search: { from: 'loan' },
      ...known(more),
    })
    await expect.element(text('1101 •••• •••• •• 8013')).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
    await tap(onward.loan)
    expect(exits).toEqual([{ name: 'loan', query: undefined }])
  })

  it.each([
    ['with this step', { step: 'ID-Auth' }],
    ['without a number', { idNumber: '' }],
    ['without a name', { realName: null }],
  ])('%s is asked for', async (_name, more) => {
    const opened = await open(known(more))
    await expect.element(opened.field(labels.realName)).toHaveValue('')
  })

  it('can be asked for again when it could not be read', async () => {
    const { text, tap, world, field } = await openPage(identity(), {
      persona: 'siku-start',
      faults: [{ match: 'channel/queryUserInfo', fault: 'result=42020' }],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    world.sandbox.clearFaults()
    await tap('重试')
    await expect.element(field(labels.idNumber)).toBeVisible()
  })
})
