import { staffCashPublish } from '@koo/api-client/calls'
import { Stage, stageHost } from '@koo/page/stage'
import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApplicationGate, openApplications, type LoanResultQuery, type SomeLoanIds } from './index.ts'
import { STAFF_RECORD_KEY, StaffLoan, staffPublishing } from './testing/StaffLoan.tsx'

interface OpenOptions {
  world?: ReturnType<typeof sandboxWorld>
  store?: ReturnType<typeof memoryStorage>
  publishing?: ReturnType<typeof staffPublishing>
  shows?: SomeLoanIds
  keepsStore?: () => boolean
}

/** Opens a page of the staff loan, inside its gate. */
async function open(options: OpenOptions = {}) {
  const { world = sandboxWorld({ persona: 'staff' }), store = memoryStorage(), shows, keepsStore } = options
  const publishing = options.publishing ?? staffPublishing()
  const onAccepted = vi.fn<(loan: LoanResultQuery) => void>()
  const view = await render(
    <Stage world={world} host={stageHost(world, { store, ...(keepsStore !== undefined && { keepsStore }) })}>
      <ApplicationGate publishing={publishing} onAccepted={onAccepted} shows={shows}>
        <StaffLoan publishing={publishing} />
      </ApplicationGate>
    </Stage>,
  )
  const requests = () => world.sandbox.log('default', 'staffCash/publish')
  return { world, store, view, onAccepted, requests }
}

const apply = page.getByRole('button', { name: '申请' })

describe('publishing a loan of another product', () => {
  it('makes one request for twenty taps, and leads to the result', async () => {
    const { world, store, onAccepted, requests } = await open()
    const button = apply.element() as HTMLButtonElement
    for (let i = 0; i < 20; i += 1) button.click()
    await expect.poll(() => onAccepted.mock.calls.length).toBe(1)
    expect(requests()).toHaveLength(1)
    const [loan] = world.sandbox.world().loans
    expect(onAccepted.mock.calls[0]?.[0]).toEqual({
      listingId: loan?.listingId,
      serialNumber: loan?.serialNumber,
    })
    expect(Object.keys(store.entries())).toEqual([STAFF_RECORD_KEY])
    await expect.element(apply).not.toBeInTheDocument()
  })

  it('reconciles a lost reply by the serial number before anything else is offered', async () => {
    const { world, onAccepted, requests } = await open()
    world.sandbox.setDropRepeats(false)
    world.sandbox.addFaults(
      'default',
      { match: 'staffCash/publish', times: 1, fault: 'drop=after' },
      { match: 'cash/getLoanAfterProcessInfo', times: 1, fault: 'hang=before' },
    )
    await apply.click()
    await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '联系员工服务' })).toBeVisible()
    await expect.element(apply).not.toBeInTheDocument()
    await world.clock.advance(30_000)
    await expect.poll(() => onAccepted.mock.calls.length).toBe(1)
    expect(requests()).toHaveLength(1)
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('a success that names no loan is reconciled too', async () => {
    const publishing = staffPublishing({
      call: (gateway, request) => staffCashPublish(gateway, request).then(() => ({})),
    })
    const { world, onAccepted } = await open({ publishing })
    await apply.click()
    await expect.poll(() => onAccepted.mock.calls.length).toBe(1)
    expect(onAccepted.mock.calls[0]?.[0]).toMatchObject({
      listingId: world.sandbox.world().loans[0]?.listingId,
    })
  })

  it('a loan that has no listing leads to its result by its loan id', async () => {
    const publishing = staffPublishing({
      call: (gateway, request) =>
        staffCashPublish(gateway, request).then(({ loanId }) => ({ loanId: loanId ?? null })),
    })
    const { world, onAccepted } = await open({ publishing })
    await apply.click()
    await expect.poll(() => onAccepted.mock.calls.length).toBe(1)
    const [loan] = world.sandbox.world().loans
    expect(onAccepted.mock.calls[0]?.[0]).toEqual({ loanId: loan?.loanId, serialNumber: loan?.serialNumber })
  })

  it('after a refusal the page shows the reason', async () => {
    const { world, store } = await open()
    world.sandbox.addFaults('default', { match: 'staffCash/publish', times: 1, fault: 'result=45007' })
    await apply.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('当前暂无可借资方')
    expect(store.entries()).toEqual({})
  })

  it('uses the reconcile call of its product, and offers a new attempt only after a trusted "not found"', async () => {
    const reconcile = vi.fn(() => Promise.resolve({ type: 'notFound' } as const))
    const { world } = await open({ publishing: staffPublishing({ reconcile }) })
    world.sandbox.addFaults('default', { match: 'staffCash/publish', times: 1, fault: 'drop=before' })
    await apply.click()
    await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
    await world.clock.advance(19_000)
    await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
    await world.clock.advance(8_000)
    await expect.element(page.getByText('不会产生第二笔借款', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: '重新提交' }).click()
    await expect.element(apply).toBeVisible()
    expect(reconcile).toHaveBeenCalled()
  })
})

describe('a page that is opened before the result of a loan was seen', () => {
  async function openAccepted() {
    const first = await open()
    await apply.click()
    await expect.poll(() => first.onAccepted.mock.calls.length).toBe(1)
    await first.view.unmount()
    const [loan] = first.world.sandbox.world().loans
    return { ...first, loan: loan! }
  }

  it('leads to its result', async () => {
    const { world, store, loan } = await openAccepted()
    const next = await open({ world, store })
    await expect.poll(() => next.onAccepted.mock.calls.length).toBe(1)
    expect(next.onAccepted.mock.calls[0]?.[0]).toMatchObject({ serialNumber: loan.serialNumber })
    await expect.element(apply).not.toBeInTheDocument()
  })

  it.each(['listingId', 'loanId'] as const)('is shown when it is its result page, by %s', async (name) => {
    const { world, store, loan } = await openAccepted()
    const next = await open({ world, store, shows: { [name]: loan[name] } })
    await expect.element(apply).toBeVisible()
    expect(next.onAccepted).not.toHaveBeenCalled()
  })

  it('is shown when it is of another product', async () => {
    const { world, store } = await openAccepted()
    const other = staffPublishing({ recordKey: 'loan_other_serial_no', lockKey: 'loan_other_lock' })
    const next = await open({ world, store, publishing: other })
    await expect.element(apply).toBeVisible()
    expect(next.onAccepted).not.toHaveBeenCalled()
  })
})

describe('in a browser that keeps no storage', () => {
  const keepsNothing = () => false
  const withOpenCheck = staffPublishing({ findOpen: openApplications('staff') })

  /** A loan that was made in a tab that was closed, with nothing stored. */
  async function madeAndForgotten() {
    const first = await open({ publishing: withOpenCheck })
    await apply.click()
    await expect.poll(() => first.onAccepted.mock.calls.length).toBe(1)
    await first.view.unmount()
    return first.world
  }

  it('a loan whose result was not seen is found at the server, before anything is offered', async () => {
    const world = await madeAndForgotten()
    const { onAccepted } = await open({ world, publishing: withOpenCheck, keepsStore: keepsNothing })
    await expect.poll(() => onAccepted.mock.calls.length).toBe(1)
    const [loan] = world.sandbox.world().loans
    expect(onAccepted.mock.calls[0]?.[0]).toMatchObject({ listingId: loan?.listingId })
    await expect.element(apply).not.toBeInTheDocument()
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('the same with storage that works but was emptied, before anything is sent', async () => {
    const world = await madeAndForgotten()
    const { onAccepted } = await open({ world, publishing: withOpenCheck })
    await apply.click()
    await expect.poll(() => onAccepted.mock.calls.length).toBe(1)
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('nothing is offered before the server was asked, and the request can be repeated', async () => {
    const world = sandboxWorld({ persona: 'staff' })
    world.sandbox.addFaults('default', { match: 'cash/queryOpenApplications', times: 1, fault: 'http=503' })
    await open({ world, publishing: withOpenCheck, keepsStore: keepsNothing })
    await expect.element(page.getByText('本页没有提交任何申请', { exact: false })).toBeVisible()
    await expect.element(apply).not.toBeInTheDocument()
    await page.getByRole('button', { name: '重新核对' }).click()
    await expect.element(apply).toBeVisible()
  })

  it('a gateway without this call does not stop anybody from borrowing', async () => {
    const world = sandboxWorld({ persona: 'staff' })
    world.sandbox.addFaults('default', { match: 'cash/queryOpenApplications', fault: 'result=404' })
    const { onAccepted } = await open({ world, publishing: withOpenCheck, keepsStore: keepsNothing })
    await apply.click()
    await expect.poll(() => onAccepted.mock.calls.length).toBe(1)
  })
})
