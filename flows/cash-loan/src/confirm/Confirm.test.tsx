import { memoryStorage } from '@koo/page/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { lend } from '../stories/lend.ts'
import { code, confirm, dialog, openCode, openConfirm, openTerms } from './testing/openConfirm.ts'

describe('consent', () => {
  it('is asked for on this page when it is missing', async () => {
    const { calls } = await openTerms()
    await confirm.click()
    await expect.element(page.getByText('请先阅读并同意借款协议')).toBeVisible()
    expect(calls('cash/applyAgreementSign')).toHaveLength(0)
  })

  it('names one agreement, and all of them are rows of the page, each of which opens', async () => {
    const { host } = await openTerms()
    const list = page.getByRole('region', { name: '借款协议' })
    await expect
      .element(page.getByRole('checkbox'))
      .toHaveAccessibleName(
        /^我承诺借款用途真实合规，已阅读并同意《[^《》]+》等\d份协议，并同意向征信系统报送信息$/,
      )
    const rows = list.getByRole('button').elements()
    expect(rows.length).toBeGreaterThan(1)
    await page.getByRole('link', { name: `等${rows.length}份协议` }).click()
    await expect.element(list).toHaveFocus()
    for (const row of rows) (row as HTMLElement).click()
    expect(host.opened).toHaveLength(rows.length)
  })

  it('with text of one and a half times its size stands in the page, and is scrolled to where it is missing', async () => {
    document.documentElement.style.fontSize = '24px'
    onTestFinished(() => {
      document.documentElement.style.fontSize = ''
    })
    await openTerms()
    const box = page.getByRole('checkbox').element()
    expect(page.getByRole('main').element().contains(box)).toBe(true)
    window.scrollTo(0, 0)
    expect(box.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight)
    await confirm.click()
    await expect
      .poll(() => box.getBoundingClientRect().bottom < confirm.element().getBoundingClientRect().top)
      .toBe(true)
  })

  it('given on the loan page counts for half an hour', async () => {
    const memory = memoryStorage()
    const first = await openTerms({ host: { memory } })
    await page.getByRole('checkbox').click()
    await expect.poll(() => memory.entries().cash_loan_consent).toBeTruthy()
    await first.view.unmount()
    const second = await openTerms({ host: { memory } })
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
    await second.view.unmount()
    const third = await openConfirm({ host: { memory } })
    await third.view.unmount()
    const later = await openConfirm({ host: { memory }, world: third.world })
    await later.clock.advance(31 * 60_000)
    await later.view.unmount()
    await openTerms({ host: { memory }, world: third.world })
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  })
})

it('a refused loan shows the reason, that no money moved, and keeps everything', async () => {
  const store = memoryStorage()
  const { exits, world } = await openCode({
    host: { store },
    faults: [{ match: 'cash/publishV2', times: 1, fault: 'result=45007' }],
  })
  await code.fill('123456')
  await expect.element(page.getByText('这笔借款没有成功')).toBeVisible()
  await expect.element(page.getByText('当前暂无可借资方，请稍后重试')).toBeVisible()
  await expect.element(page.getByText('没有放款', { exact: false })).toBeVisible()
  expect(store.entries()).toEqual({})
  await page.getByRole('button', { name: '返回修改' }).click()
  await expect.poll(() => exits).toEqual([{ name: 'form' }])
  expect(world.sandbox.world().loanCount).toBe(0)
})

it('asks for no pop-up and no reward', { tags: ['route.43'] }, async () => {
  const { clock, world } = await openTerms()
  await clock.advance(30_000)
  const paths = world.sandbox.log('default').map(({ path }) => path)
  expect(paths).toContain('cash/preApproval')
  expect(paths.filter((path) => /window|reward|questionnaire/i.test(path))).toEqual([])
})

it('a loan leads to its result, replacing this page', async () => {
  const { exits, world } = await openCode()
  await code.fill('123456')
  await expect.poll(() => exits).toHaveLength(1)
  const [loan] = world.sandbox.world().loans
  const query = { listingId: loan?.listingId, serialNumber: loan?.serialNumber }
  expect(exits).toEqual([{ name: 'done', query }])
})

it('while another tab is sending, shows that nothing was sent here, and sends nothing', async () => {
  const { world } = await openCode()
  let release = () => {}
  let sending: Promise<unknown> = Promise.resolve()
  await new Promise<void>((taken) => {
    sending = navigator.locks.request(`loan_cash_publish_lock.${world.userId()}`, () => {
      taken()
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
  })
  await code.fill('123456')
  await expect.element(page.getByText('本页没有提交任何申请', { exact: false })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(world.sandbox.log('default', 'cash/publishV2')).toHaveLength(0)
  release()
  await sending
  await confirm.click()
  await expect.element(code).toBeVisible()
})

describe('terms that are refused', () => {
  const ABOVE_REST = { amount: '50000', period: '12', card: 'C1' }

  it('because of a loan that this device does not know lead to its result', async () => {
    const { exits, world } = await openConfirm({ prepare: lend }, ABOVE_REST)
    await expect.poll(() => exits).toHaveLength(1)
    const [loan] = world.sandbox.world().loans
    expect(exits).toMatchObject([{ name: 'done', query: { listingId: loan?.listingId } }])
    await expect.element(page.getByText('没有产生借款', { exact: false })).not.toBeInTheDocument()
  })

  it('are no reason to say that there is no loan, while the lender cannot be asked', async () => {
    const { clock, world } = await openConfirm(
      { prepare: lend, faults: [{ match: 'cash/queryOpenApplications', fault: 'http=500' }] },
      ABOVE_REST,
    )
    await clock.advance(60_000)
    await expect.element(page.getByText('暂时无法核对您是否有借款在处理', { exact: false })).toBeVisible()
    await expect.element(page.getByText('没有产生借款', { exact: false })).not.toBeInTheDocument()
    world.sandbox.clearFaults()
    await page.getByRole('button', { name: '重试' }).click()
    await expect
      .element(page.getByText('暂时无法核对您是否有借款在处理', { exact: false }))
      .not.toBeInTheDocument()
  })
})
