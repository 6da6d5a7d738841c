import { staffCashPublish } from '@koo/api-client/calls'
import { Stage, stageHost } from '@koo/page/stage'
import { memoryStore, sandboxWorld } from '@koo/page/testing'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApplicationGate, type LoanResultQuery, type SomeLoanIds } from './index.ts'
import { STAFF_RECORD_KEY, StaffLoan, staffPublishing } from './testing/StaffLoan.tsx'

interface OpenOptions {
  world?: ReturnType<typeof sandboxWorld>
  store?: ReturnType<typeof memoryStore>
  publishing?: ReturnType<typeof staffPublishing>
  shows?: SomeLoanIds
}

/** A page of the staff loan behind its gate. */
async function open(options: OpenOptions = {}) {
  const { world = sandboxWorld({ persona: 'staff' }), store = memoryStore(), shows } = options
  const publishing = options.publishing ?? staffPublishing()
  const onAccepted = vi.fn<(loan: LoanResultQuery) => void>()
  const view = await render(
    <Stage world={world} host={stageHost(world, { store })}>
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
  it('sends its own call once for twenty taps, and leads to the result', async () => {
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
    await expect.element(page.getByText('正在确认借款结果…')).toBeVisible()
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

  it('a refusal lets the page say why', async () => {
    const { world, store } = await open()
    world.sandbox.addFaults('default', { match: 'staffCash/publish', times: 1, fault: 'result=45007' })
    await apply.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('当前暂无可借资方')
    expect(store.entries()).toEqual({})
  })

  it('asks the reconcile call of its product, and offers a new attempt only after a trusted "not found"', async () => {
    const reconcile = vi.fn(() => Promise.resolve({ type: 'notFound' } as const))
    const { world } = await open({ publishing: staffPublishing({ reconcile }) })
    world.sandbox.addFaults('default', { match: 'staffCash/publish', times: 1, fault: 'drop=before' })
    await apply.click()
    await expect.element(page.getByText('正在确认借款结果…')).toBeVisible()
    await world.clock.advance(19_000)
    await expect.element(page.getByText('正在确认借款结果…')).toBeVisible()
    await world.clock.advance(8_000)
    await page.getByRole('button', { name: '重新确认借款' }).click()
    await expect.element(apply).toBeVisible()
    expect(reconcile).toHaveBeenCalled()
  })
})

describe('a page that is opened while a loan was not seen yet', () => {
  async function accepted() {
    const first = await open()
    await apply.click()
    await expect.poll(() => first.onAccepted.mock.calls.length).toBe(1)
    await first.view.unmount()
    const [loan] = first.world.sandbox.world().loans
    return { ...first, loan: loan! }
  }

  it('leads to its result', async () => {
    const { world, store, loan } = await accepted()
    const next = await open({ world, store })
    await expect.poll(() => next.onAccepted.mock.calls.length).toBe(1)
    expect(next.onAccepted.mock.calls[0]?.[0]).toMatchObject({ serialNumber: loan.serialNumber })
    await expect.element(apply).not.toBeInTheDocument()
  })

  it.each(['listingId', 'loanId'] as const)('is shown when it is its result page, by %s', async (name) => {
    const { world, store, loan } = await accepted()
    const next = await open({ world, store, shows: { [name]: loan[name] } })
    await expect.element(apply).toBeVisible()
    expect(next.onAccepted).not.toHaveBeenCalled()
  })

  it('is shown when it is of another product', async () => {
    const { world, store } = await accepted()
    const other = staffPublishing({ recordKey: 'loan_other_serial_no', lockKey: 'loan_other_lock' })
    const next = await open({ world, store, publishing: other })
    await expect.element(apply).toBeVisible()
    expect(next.onAccepted).not.toHaveBeenCalled()
  })
})
