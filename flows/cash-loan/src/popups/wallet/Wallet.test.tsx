import { toast } from '@koo/kit/OverlayHost'
import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { loanRecord } from '@koo/steps/publishing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openReady } from '../../home/testing/openHome.ts'
import { CONFIRM, openTab } from '../../testing/tab.ts'

const dialog = page.getByRole('dialog')
const REDUCE_FEE = 'cash/queryReduceFee'
const REWARD = 'merchant/rewardQuery'

type Opened = Awaited<ReturnType<typeof openReady>>

/** The requests of a page for pop-ups, in their order; the rights of the page ask for the first one as well. */
const asked = ({ world }: Pick<Opened, 'world'>) =>
  world.sandbox
    .log('default')
    .map(({ path }) => path)
    .filter((path, at, all) => (path === REDUCE_FEE && all.indexOf(path) === at) || path === REWARD)

describe('on entering the loan page', () => {
  it(
    'the reduce-fee right is asked for first, then the table',
    { tags: ['popup.2', 'popup.4'] },
    async () => {
      const opened = await openReady({ persona: 'popup-raise' })
      await expect.element(dialog).toMatchTextContent('您的额度可以更高')
      expect(asked(opened)).toEqual([REDUCE_FEE, REWARD])
    },
  )

  it(
    'a selected right is shown with its time, and the table is not asked',
    { tags: ['popup.2'] },
    async () => {
      const opened = await openReady({ persona: 'low-fee-chosen' })
      await expect.element(dialog).toMatchTextContent('降费权益生效中')
      expect(asked(opened)).toEqual([REDUCE_FEE])
      const timer = dialog.getByRole('timer').element()
      const before = timer.textContent
      expect(before).toMatch(/^剩余时间 \d+时\d\d分\d\d秒$/)
      // A phone whose clock is set says the same; a second later it says something else.
      opened.clock.setBy(86_400_000)
      expect(timer.textContent).toBe(before)
      await opened.clock.advance(1000)
      await expect.poll(() => timer.textContent).not.toBe(before)
    },
  )

  it('is shown once in a visit, and reports its type', { tags: ['popup.20', 'popup.24'] }, async () => {
    const opened = await openReady({ persona: 'popup-remind-coupon' })
    await page.getByRole('button', { name: '去借款' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(opened.host.events).toContainEqual(
      expect.objectContaining({ name: 'popup_confirm', facts: { popup: 'couponReminder', type: 2 } }),
    )
    const before = asked(opened).length
    const again = await opened.reload()
    await expect.poll(() => again.calls('cash/queryLoanUse').length).toBeGreaterThan(1)
    await expect.element(page.getByTestId('month-pay').first()).toBeVisible()
    await expect.poll(() => document.readyState).toBe('complete')
    expect(asked(again)).toHaveLength(before)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('sends the scene of the periods and the stored serial number', async () => {
    const store = memoryStorage()
    store.setItem(loanRecord.recordKey, JSON.stringify({ note: 'not a record of this customer' }))
    const { calls } = await openReady({ persona: 'popup-raise', host: { store } })
    await expect.element(dialog).toBeVisible()
    expect(calls(REWARD)[0]?.request).toMatchObject({
      pageNode: 'ENTRY_LOAN_PAGE',
      assetScene: 'fxy_regular',
      assetTypes: ['fxy', 'regular'],
      specialAssetTag: 'fxy',
    })
  })

  it(
    'sends the serial number that is stored under loan_cash_serial_no, if there is one',
    { tags: ['loan.11'] },
    async () => {
      expect(loanRecord.recordKey).toBe('loan_cash_serial_no')
      const store = memoryStorage({ [loanRecord.recordKey]: JSON.stringify({ serial: 'S-1' }) })
      const stored = await openReady({ persona: 'popup-raise', host: { store } })
      await expect.poll(() => stored.calls(REWARD)[0]?.request).toMatchObject({ serialNumber: 'S-1' })
      await stored.view.unmount()
      const none = await openReady({ persona: 'popup-raise' })
      await expect.poll(() => none.calls(REWARD)).toHaveLength(1)
      expect(none.calls(REWARD)[0]?.request).not.toHaveProperty('serialNumber')
    },
  )

  it('a refusal shows the message of the server, once', { tags: ['popup.25'] }, async () => {
    const opened = await openReady({
      persona: 'popup-raise',
      faults: [{ match: REWARD, fault: 'result=42020' }],
    })
    await expect.poll(() => opened.calls(REWARD).length).toBe(1)
    await expect.poll(() => document.querySelector('[data-toasts]')?.textContent).toMatch(/\S/)
    expect(dialog.elements()).toHaveLength(0)
  })

  it('a lost request is silent', { tags: ['popup.25'] }, async () => {
    toast('之前的提示')
    const opened = await openReady({
      persona: 'popup-raise',
      faults: [{ match: REWARD, fault: 'http=500' }],
    })
    await expect.poll(() => opened.calls(REWARD).length).toBe(1)
    await opened.clock.advance(1000)
    expect(document.querySelector('[data-toasts]')?.textContent).toBe('之前的提示')
    expect(dialog.elements()).toHaveLength(0)
  })

  it('a raise without an amount is up to 2万', { tags: ['popup.26'] }, async () => {
    await openReady({ persona: 'popup-remind-raise' })
    await expect.element(dialog).toMatchTextContent('最高可提额2万元')
  })
})

describe('on leaving the loan page', () => {
  const back = page.getByRole('button', { name: 'back' })
  let view: ReturnType<typeof openTab>
  afterEach(() => view.unmount())
  const ready = () => expect.element(page.getByTestId('month-pay').first()).toBeVisible()

  it(
    'the last step has its own texts; giving up leaves, going on stays, then the plain dialog asks',
    { tags: ['popup.21'] },
    async () => {
      const world = sandboxWorld({ persona: 'popup-no-coupon' })
      view = openTab(world)
      await ready()
      await back.click()
      await expect.element(dialog).toMatchTextContent('仅差一步')
      await page.getByRole('button', { name: '继续借款' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      await back.click()
      await expect.element(page.getByRole('alertdialog', { name: '确定要离开吗？' })).toBeVisible()
      expect(world.sandbox.log('default', REWARD).filter(({ request }) => isQuit(request))).toHaveLength(1)
    },
  )

  it(
    'giving up leaves, which is an event of its own; in the mini-program the host goes back then',
    { tags: ['popup.20', 'popup.21'] },
    async () => {
      const world = sandboxWorld({ persona: 'popup-no-coupon' })
      world.sandbox.addFaults('default', { match: 'other/getQuestionnaireInfo', fault: 'result=42020' })
      view = openTab(world)
      await ready()
      await back.click()
      await page.getByRole('button', { name: '离开' }).click()
      await expect.poll(() => view.host.log.closed).toBe(1)
      const names = view.host.log.events.flatMap((it) => (it.type === 'event' ? it.name : []))
      expect(names.filter((name) => name.startsWith('popup_'))).toEqual(['popup_show', 'popup_cancel'])
    },
  )

  it('a refusal says why, and the plain dialog asks', { tags: ['popup.25'] }, async () => {
    const world = sandboxWorld({ persona: 'popup-no-coupon' })
    world.sandbox.addFaults('default', { match: REWARD, fault: 'result=42020' })
    view = openTab(world)
    await ready()
    await back.click()
    await expect.element(page.getByRole('alertdialog', { name: '确定要离开吗？' })).toBeVisible()
  })

  it('the confirm page asks for no pop-up', { tags: ['route.43'] }, async () => {
    const world = sandboxWorld({ persona: 'popup-all' })
    view = openTab(world, { at: CONFIRM })
    await expect.element(page.getByText('综合年利率（单利）')).toBeVisible()
    expect(asked({ world } as Opened)).toEqual([])
  })
})

const isQuit = (request: unknown) =>
  typeof request === 'object' &&
  request !== null &&
  'pageNode' in request &&
  request.pageNode === 'QUIT_LOAN_PAGE'
