import { cashConfirmAgreementSign } from '@koo/api-client/calls'
import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { Stage, stageHost } from '@koo/page/stage'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BeforePublish } from './index.ts'
import { confirmedCostOf } from '../cost/testing/sampleCosts.ts'
import { costsOf, loanOf, loans, signedLoan, termsIn } from './testing/SignedLoan.tsx'
import { STAFF_LOAN, StaffLoan, staffPublishing } from './testing/StaffLoan.tsx'

const PUBLISH = 'cash/publishV2'
const STAFF_PUBLISH = 'staffCash/publish'
const SEND = 'cash/applyAgreementSign'
const CHECK = 'cash/confirmAgreementSign'
const OUTCOME = 'cash/getLoanAfterProcessInfo'
const RECORD_KEY = 'loan_signed_serial_no'

const apply = page.getByRole('button', { name: '申请' })
const confirm = page.getByRole('button', { name: '确认借款' }).first()
const dialog = page.getByRole('dialog')
const code = dialog.getByRole('textbox')
const said = page.getByRole('status').first()
const confirming = page.getByText(loans.copy.confirming.title)

async function open({ world = sandboxWorld(), ...options }: OpenPageOptions<object> = {}) {
  const search = await termsIn(world)
  const opened = await openPage(signedLoan, { ...options, world, search })
  /** The publisher of another tab of this browser, with the storage that both share. */
  const otherTab = () => loans.publisherOf(stageHost(world, options.host), world.gateway, world.clock)
  return { ...opened, search, otherTab }
}

/** Opens the page, and the dialog for the code. */
async function openCode(options: OpenPageOptions<object> = {}) {
  const opened = await open(options)
  await confirm.click()
  await expect.element(code).toBeVisible()
  return opened
}

/** The page without a code. */
async function openStaff(before?: () => Promise<BeforePublish>) {
  const world = sandboxWorld({ persona: 'staff' })
  const publishing = staffPublishing()
  const onSubmitted = vi.fn()
  const view = await render(
    <Stage world={world} host={stageHost(world)}>
      <StaffLoan publishing={publishing} onSubmitted={onSubmitted} {...(before && { before })} />
    </Stage>,
  )
  return { world, view, onSubmitted, requests: () => world.sandbox.log('default', STAFF_PUBLISH) }
}

const tapOften = (button: typeof apply) => {
  const element = button.element() as HTMLButtonElement
  for (let tap = 0; tap < 20; tap += 1) element.click()
}

describe('a page that publishes', () => {
  it('asks its questions once and sends one request, for twenty taps in one task', async () => {
    const before = vi.fn(() => Promise.resolve('go' as const))
    const { requests } = await openStaff(before)
    tapOften(apply)
    await expect.element(said).toMatchTextContent('已经借出')
    expect(before).toHaveBeenCalledTimes(1)
    expect(requests().map(({ request }) => request)).toMatchObject([STAFF_LOAN])
  })

  it('has one code sent for twenty taps, and sends the signed loan once', async () => {
    const { calls, exits, world } = await open()
    tapOften(confirm)
    await code.fill('123456')
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(SEND)).toHaveLength(1)
    expect(calls(PUBLISH)).toHaveLength(1)
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('says why the server refused, and may be tapped again', async () => {
    const { world, requests } = await openStaff()
    world.sandbox.addFaults('default', { match: STAFF_PUBLISH, times: 1, fault: 'result=45007' })
    await apply.click()
    await expect.element(said).toMatchTextContent('没有通过')
    await expect.element(page.getByRole('alert')).toMatchTextContent('当前暂无可借资方')
    await apply.click()
    await expect.element(said).toMatchTextContent('已经借出')
    expect(requests()).toHaveLength(2)
  })

  it('says why one of its questions stops it, and asks again at the next tap', async () => {
    const before = vi.fn<() => Promise<BeforePublish>>().mockResolvedValue('go')
    before.mockResolvedValueOnce({ stop: '请先补充资料' })
    const { requests } = await openStaff(before)
    await apply.click()
    await expect.element(said).toMatchTextContent('没有继续')
    await expect.element(page.getByRole('alert')).toMatchTextContent('请先补充资料')
    expect(requests()).toHaveLength(0)
    await apply.click()
    await expect.element(said).toMatchTextContent('已经借出')
  })
})

describe('an outcome that is unknown', () => {
  it('is kept, and found after a reload without a second request', async () => {
    const opened = await openCode()
    opened.world.sandbox.addFaults('default', { match: PUBLISH, fault: 'drop=after' })
    opened.world.sandbox.addFaults('default', { match: OUTCOME, fault: 'http=503', times: 3 })
    await code.fill('123456')
    await expect.element(confirming).toBeVisible()
    const again = await opened.reload()
    await expect.element(confirming).toBeVisible()
    await again.clock.advance(30_000)
    await expect.poll(() => again.exits.map(({ name }) => name)).toEqual(['done'])
    expect(again.calls(PUBLISH)).toHaveLength(1)
    expect(again.world.sandbox.world().loanCount).toBe(1)
  })
})

describe('another tab', () => {
  it('that is sending is waited for: nothing is sent from here, and its loan is shown', async () => {
    const { otherTab, search, world, calls, exits, host } = await openCode({
      host: { store: memoryStorage() },
    })
    const { transactionNo } = JSON.parse(host.memory.getItem('code_sign') ?? '') as { transactionNo: string }
    const signed = await cashConfirmAgreementSign(world.gateway, { transactionNo, verifyCode: '123456' })
    const other = otherTab()
    await other.prepare('other terms')
    const table = costsOf(search.termsNo)
    if (!table) throw new Error('no table')
    world.sandbox.addFaults('default', { match: PUBLISH, times: 1, fault: 'latency=4000' })
    const sent = other.send(
      loanOf(search.termsNo, signed.signNo),
      null,
      confirmedCostOf(table, 'other terms'),
    )
    await expect.poll(() => calls(PUBLISH)).toHaveLength(1)
    await code.fill('123456')
    await expect.element(confirming).toBeVisible()
    await world.clock.advance(30_000)
    await sent
    await expect.poll(() => exits.map(({ name }) => name)).toEqual(['done'])
    expect(calls(PUBLISH)).toHaveLength(1)
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('that holds the lock, and has stored nothing yet, is said', async () => {
    const { world, calls, exits } = await openCode()
    let free = () => {}
    const held = navigator.locks.request(
      `loan_signed_publish_lock.${world.userId()}`,
      () =>
        new Promise<void>((resolve) => {
          free = resolve
        }),
    )
    await code.fill('123456')
    await expect.element(said).toMatchTextContent('另一个页面正在提交')
    expect(calls(PUBLISH)).toHaveLength(0)
    free()
    await held
    await world.clock.advance(60_000)
    await confirm.click()
    await code.fill('123456')
    await expect.poll(() => exits).toHaveLength(1)
  })

  it('that has finished a loan since makes what is shown here old', async () => {
    const host = { store: memoryStorage() }
    const { otherTab, calls } = await openCode({ host })
    const other = otherTab()
    const { userId } = JSON.parse(host.store.getItem(RECORD_KEY) ?? '') as { userId: string }
    const serial = 'other-tab-1'
    const finished = {
      serial,
      userId,
      terms: '',
      kind: null,
      at: 0,
      sentAt: 0,
      state: 'closed',
      closed: serial,
    }
    host.store.setItem(RECORD_KEY, JSON.stringify(finished))
    expect(other.lastClosed()).toBe('other-tab-1')
    await code.fill('123456')
    await expect.element(said).toMatchTextContent('条件已过时')
    expect(calls(PUBLISH)).toHaveLength(0)
  })
})

it('another customer neither sees nor sends what the first has asked for', async () => {
  const store = memoryStorage()
  const { world, calls, exits } = await openCode({ host: { store } })
  const first = world.userId()
  world.sandbox.addFaults('default', { match: PUBLISH, times: 1, fault: 'hang=after' })
  await code.fill('123456')
  await expect.poll(() => calls(PUBLISH)).toHaveLength(1)
  world.signIn({ mobile: '13800000399' })
  await expect.element(said).toMatchTextContent('可以申请')
  await expect.element(dialog).not.toBeInTheDocument()
  await world.clock.advance(60_000)
  expect(exits).toEqual([])
  expect(calls(OUTCOME)).toHaveLength(0)
  expect(JSON.parse(store.entries()[RECORD_KEY] ?? '')).toMatchObject({ userId: first, state: 'sending' })
  world.signIn()
  await expect.poll(() => exits.map(({ name }) => name)).toEqual(['done'])
  expect(calls(PUBLISH)).toHaveLength(1)
})

describe('a code', () => {
  it('that cannot be sent is said on the page, with the wait', async () => {
    await open({ faults: [{ match: SEND, fault: 'result=42103' }] })
    await confirm.click()
    await expect.element(said).toMatchTextContent('没有签署')
    await expect.element(page.getByRole('alert')).toMatchTextContent('验证码已发送')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it.each([
    ['wrong', 'result=42101'],
    ['expired', 'result=42104'],
  ] as const)('that is %s is said in the dialog, and the next one publishes', async (_what, fault) => {
    const { calls, exits } = await openCode({ faults: [{ match: CHECK, times: 1, fault }] })
    await code.fill('123456')
    await expect.element(code).toHaveValue('')
    await expect.element(dialog).toMatchTextContent(/验证码/)
    expect(calls(PUBLISH)).toHaveLength(0)
    await code.fill('123456')
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(PUBLISH)).toHaveLength(1)
  })

  it('that is locked publishes nothing', async () => {
    const { calls } = await openCode({ faults: [{ match: CHECK, fault: 'result=42102' }] })
    await code.fill('000000')
    await expect.element(code).not.toBeInTheDocument()
    expect(calls(PUBLISH)).toHaveLength(0)
  })
})

describe('a page that is left', () => {
  it('while it asks its questions sends nothing', async () => {
    let answer: (go: 'go') => void = () => {}
    const question = new Promise<'go'>((resolve) => {
      answer = resolve
    })
    const { view, onSubmitted, requests } = await openStaff(() => question)
    await apply.click()
    await expect.element(said).toMatchTextContent('正在准备')
    await view.unmount()
    answer('go')
    await expect.poll(() => onSubmitted.mock.calls).toHaveLength(1)
    expect(requests()).toHaveLength(0)
  })

  it('while its code is checked sends nothing', async () => {
    const { view, world, calls } = await openCode({ faults: [{ match: CHECK, fault: 'latency=1000' }] })
    const talk = vi.spyOn(world.gateway, 'call')
    await code.fill('123456')
    await expect.poll(() => calls(CHECK)).toHaveLength(1)
    await view.unmount()
    await world.clock.advance(2_000)
    await talk.mock.results.at(-1)?.value
    await world.clock.advance(1_000)
    // What would send holds this lock until it has its reply.
    await navigator.locks.request(`loan_signed_publish_lock.${world.userId()}`, () => undefined)
    expect(calls(PUBLISH)).toHaveLength(0)
  })

  it('while it sends is told the outcome when it is opened again', async () => {
    const opened = await openCode({ faults: [{ match: PUBLISH, times: 1, fault: 'latency=3000' }] })
    await code.fill('123456')
    await expect.poll(() => opened.calls(PUBLISH)).toHaveLength(1)
    const again = await opened.reload()
    await again.clock.advance(10_000)
    await expect.poll(() => again.exits.map(({ name }) => name)).toEqual(['done'])
    expect(again.calls(PUBLISH)).toHaveLength(1)
    expect(again.world.sandbox.world().loanCount).toBe(1)
  })
})
