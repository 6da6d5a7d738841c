import { Stage, stageHost } from '@koo/page/stage'
import { configured, confirmCosts, sandboxWorld } from '@koo/page/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { copy } from './copy.ts'
import { CostedLoan, tableAt, type CostedLoanProps } from './testing/CostedLoan.tsx'
import { yuanText } from '@koo/pricing'

const PUBLISH = 'staffCash/publish'
const TRACE = 'cash/serverUpload'
/** The rate of the staff, by which the sandbox checks what was confirmed, and another one. */
const [RATE, DEARER] = [0.096, 0.24]
const CHARGED = yuanText(tableAt(RATE).costs.charged)

const apply = page.getByRole('button', { name: '申请' })
const sheet = page.getByRole('dialog', { name: '综合融资成本明示表' })
const confirm = sheet.getByRole('button', { name: '已阅读并确认' })
const waits = (seconds: number) => sheet.getByRole('button', { name: `请阅读（${seconds}秒）` })
const back = sheet.getByRole('button', { name: '返回修改' })
const said = page.getByRole('status').first()
const reason = page.getByRole('alert')

beforeEach(() => confirmCosts(false))

async function open(props: Partial<CostedLoanProps> = {}, costTable: object = {}) {
  const world = sandboxWorld({ persona: 'staff' })
  const host = stageHost(world, {
    config: configured({ costTable: { enabled: true, readingSeconds: 5, ...costTable } }),
  })
  const element = (now: Partial<CostedLoanProps>) => (
    <Stage world={world} host={host}>
      <CostedLoan table={tableAt(RATE)} {...props} {...now} />
    </Stage>
  )
  const view = await render(element({}))
  const requests = (path = PUBLISH) =>
    world.sandbox.log('default', path).map(({ request }) => request as Record<string, unknown>)
  return {
    world,
    host,
    view,
    requests,
    show: (now: Partial<CostedLoanProps>) => view.rerender(element(now)),
    again: async () => {
      await view.unmount()
      return render(element({}))
    },
  }
}

/** Opens the table. */
async function ask(...args: Parameters<typeof open>) {
  const opened = await open(...args)
  await apply.click()
  await expect.element(sheet).toBeVisible()
  return opened
}

/** The page goes to the background, or comes back. */
function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the table of what a loan costs', () => {
  it('is read for its time and confirmed, and goes with the loan and beside the consent', async () => {
    const { world, requests } = await ask()
    await expect.element(sheet).toMatchTextContent('¥5,000.00')
    await expect.element(sheet).toMatchTextContent('9.60%')
    await waits(5).click({ force: true })
    await world.clock.advance(4_000)
    await waits(1).click({ force: true })
    expect(requests()).toHaveLength(0)
    await world.clock.advance(1_000)
    await confirm.click()
    await expect.element(said).toMatchTextContent('已经借出')
    const confirmation = {
      principal: '5000.00',
      charged: CHARGED,
      annualRate: RATE,
      annualMethod: 'irr',
      secondsVisible: 5,
    }
    expect(requests().map(({ costConfirmation }) => costConfirmation)).toEqual([confirmation])
    expect(requests(TRACE)).toEqual([
      { traceId: 'cost-table-confirm', traceData: { scene: 'staff', ...confirmation } },
    ])
  })

  it('is asked once for twenty taps', async () => {
    const before = vi.fn(() => Promise.resolve())
    await open({ before }, { readingSeconds: 0 })
    for (let tap = 0; tap < 20; tap += 1) (apply.element() as HTMLElement).click()
    await expect.element(confirm).toBeVisible()
    for (let tap = 0; tap < 20; tap += 1) (confirm.element() as HTMLElement).click()
    await expect.element(said).toMatchTextContent('已经借出')
    expect(before).toHaveBeenCalledTimes(1)
  })

  it('is not read while the page is hidden', async () => {
    const { world, requests } = await ask()
    await world.clock.advance(2_000)
    show('hidden')
    await world.clock.advance(60_000)
    show('visible')
    await world.clock.advance(2_000)
    await expect.element(waits(1)).toBeVisible()
    expect(requests()).toHaveLength(0)
    vi.restoreAllMocks()
  })

  it('is not read by a clock that somebody sets', async () => {
    const { world } = await ask()
    await world.clock.advance(1_000)
    world.clock.setBy(3_600_000)
    await expect.element(waits(4)).toBeVisible()
    world.clock.setBy(-7_200_000)
    await world.clock.advance(1_000)
    await expect.element(waits(3)).toBeVisible()
  })

  it.each([
    ['the button', () => back.click()],
    [
      'Escape',
      () => sheet.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
  ])('is left by %s: nothing is sent, and the next tap asks from its start', async (_way, leave) => {
    const { world, requests } = await ask()
    await world.clock.advance(5_000)
    await expect.element(confirm).toBeVisible()
    await leave()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(said).toMatchTextContent('没有继续')
    expect([requests(), requests(TRACE)]).toEqual([[], []])
    await apply.click()
    await expect.element(waits(5)).toBeVisible()
  })

  it('is asked again by a page that is opened again: nothing of it is kept', async () => {
    const { world, again, host } = await ask()
    await world.clock.advance(5_000)
    const keys = () => JSON.stringify([host.memory, host.store, host.entry])
    const before = keys()
    world.sandbox.addFaults('default', { match: PUBLISH, times: 1, fault: 'result=45007' })
    await confirm.click()
    await expect.element(said).toMatchTextContent('没有通过')
    expect(keys()).toBe(before)
    await again()
    await apply.click()
    await expect.element(waits(5)).toBeVisible()
  })

  it('that was confirmed is not asked again for the same loan on the same page', async () => {
    const { world, requests } = await ask()
    await world.clock.advance(5_000)
    world.sandbox.addFaults('default', { match: PUBLISH, times: 1, fault: 'result=45007' })
    await confirm.click()
    await expect.element(said).toMatchTextContent('没有通过')
    await apply.click()
    await expect.element(said).toMatchTextContent('已经借出')
    expect(requests()).toHaveLength(2)
    expect(requests()[1]?.['costConfirmation']).toEqual(requests()[0]?.['costConfirmation'])
  })
})

describe('terms that change', () => {
  it('while they are read are shown, and read from their start', async () => {
    const { world, show: now, requests } = await ask({ table: tableAt(DEARER) })
    await world.clock.advance(4_000)
    await now({ table: tableAt(RATE) })
    await expect.element(sheet).toMatchTextContent('9.60%')
    await expect.element(waits(5)).toBeVisible()
    await world.clock.advance(5_000)
    await confirm.click()
    // The tap was for the terms before: it sends nothing.
    await expect.element(reason).toMatchTextContent(copy.changed)
    expect(requests()).toHaveLength(0)
    await apply.click()
    await expect.element(said).toMatchTextContent('已经借出')
    expect(requests()).toMatchObject([{ costConfirmation: { annualRate: RATE, secondsVisible: 5 } }])
  })

  it('after they were confirmed are asked for again', async () => {
    const { world, show: now, requests } = await ask()
    await world.clock.advance(5_000)
    world.sandbox.addFaults('default', { match: PUBLISH, times: 1, fault: 'result=45007' })
    await confirm.click()
    await expect.element(said).toMatchTextContent('没有通过')
    await now({ table: tableAt(DEARER) })
    await apply.click()
    await expect.element(waits(5)).toBeVisible()
    expect(requests()).toHaveLength(1)
  })

  it('that are gone close it, and the page says so', async () => {
    const { world, show: now, requests } = await ask()
    await world.clock.advance(5_000)
    await now({ table: null })
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(reason).toMatchTextContent(copy.changed)
    expect(requests()).toHaveLength(0)
  })
})

describe('a loan whose costs are not known', () => {
  it('is not made, and the page says why', async () => {
    const { requests } = await open({ table: null })
    await apply.click()
    await expect.element(reason).toMatchTextContent(copy.unknown)
    expect(requests()).toHaveLength(0)
  })

  const stated = {
    version: '2026-08',
    lender: '示例消费金融有限公司',
    lenderKind: 'consumerFinance',
    principal: '5000.00',
    items: [
      {
        kind: 'interest',
        chargedBy: '示例消费金融有限公司',
        taken: 'each',
        standard: '年利率12%，按月计息',
        total: CHARGED,
        annualRate: String(RATE),
      },
    ],
    contingent: [],
    annualRate: String(RATE),
    annualMethod: 'irr',
    total: CHARGED,
  }

  it('as the lender states it is shown, and its version confirmed', async () => {
    const { world, requests } = await ask({ table: tableAt(RATE, stated) })
    await expect.element(sheet).toMatchTextContent('年利率12%，按月计息')
    await world.clock.advance(5_000)
    await confirm.click()
    await expect.poll(() => requests().length).toBe(1)
    expect(requests()).toMatchObject([{ costConfirmation: { version: '2026-08' } }])
  })

  it.each([
    ['other charges', { total: '176.45' }, 'sum'],
    ['another rate of a year', { annualRate: '0.13' }, 'annualRate'],
    ['another principal', { principal: '4999.99' }, 'principal'],
    ['nothing that can be read', { items: null }, 'unreadable'],
  ])('as the lender states it, with %s, is not signed, said and reported', async (_what, other, part) => {
    const onDiffers = vi.fn()
    const { host, requests } = await open({ table: tableAt(RATE, { ...stated, ...other }), onDiffers })
    await apply.click()
    const told = page.getByRole('dialog', { name: copy.differs.title })
    await expect.element(told).toMatchTextContent(copy.differs.body)
    await told.getByRole('button', { name: copy.differs.confirmText }).click()
    await expect.poll(() => onDiffers.mock.calls.length).toBe(1)
    expect(host.events.filter(({ type }) => type === 'event')).toMatchObject([
      { name: 'costs_refused', facts: { reason: part } },
    ])
    expect(requests()).toHaveLength(0)
  })

  it('that cannot be loaded again is said with one way back', async () => {
    const { requests } = await open({ table: tableAt(RATE, { ...stated, total: '1.00' }) })
    await apply.click()
    const told = page.getByRole('dialog', { name: copy.differs.title })
    await told.getByRole('button', { name: copy.told.confirmText }).click()
    await expect.element(said).toMatchTextContent('没有继续')
    expect(requests()).toHaveLength(0)
  })
})

describe('where the configuration asks for no table', () => {
  it('a loan is made as before: no dialog, no trace, and nothing more in the request', async () => {
    const { requests } = await open({ table: null }, { enabled: false })
    await apply.click()
    await expect.element(said).toMatchTextContent('已经借出')
    expect(requests()[0]).not.toHaveProperty('costConfirmation')
    expect(requests(TRACE)).toEqual([])
  })

  it('one kind of loan can be without', async () => {
    const { requests } = await open({ table: null }, { kinds: { staff: { enabled: false } } })
    await apply.click()
    await expect.element(said).toMatchTextContent('已经借出')
    expect(requests()).toHaveLength(1)
  })
})
