import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, finishAnimations, putTheme } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { contingentItems, discountedLoan, longTexts, plainLoan } from '../CostDisclosure/samples.ts'
import { layoutFaults } from '../testing/index.ts'
import { manualTimer } from '../reading/manualTimer.ts'
import { CostDisclosureSheet, type CostDisclosureSheetProps } from './index.ts'
import { sheetWords } from './samples.ts'

describeOverlay('CostDisclosureSheet', {
  name: '综合融资成本明示表',
  render: (props) => (
    <CostDisclosureSheet
      costs={{ ...discountedLoan, contingent: contingentItems }}
      words={sheetWords}
      seconds={5}
      onConfirm={() => {}}
      {...props}
    />
  ),
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const status = () => page.getByRole('status')

async function open(props: Partial<CostDisclosureSheetProps> = {}) {
  const timer = manualTimer()
  const onConfirm = vi.fn<(seconds: number) => unknown>()
  const onOpenChange = vi.fn<(open: boolean) => void>()
  const tree = (more: Partial<CostDisclosureSheetProps> = {}) => (
    <CostDisclosureSheet
      open
      costs={plainLoan}
      words={sheetWords}
      seconds={5}
      {...{ timer, onConfirm, onOpenChange }}
      {...props}
      {...more}
    />
  )
  const view = await render(tree())
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { timer, onConfirm, onOpenChange, view, tree }
}

describe('the time of reading', () => {
  it('counts down in the button, which then confirms with the seconds that the table was on the screen', async () => {
    const { timer, onConfirm } = await open()
    await expect.element(button('请阅读（5秒）')).toHaveAttribute('aria-disabled', 'true')
    await timer.pass(4_000)
    await expect.element(button('请阅读（1秒）')).toHaveAttribute('aria-disabled', 'true')
    await timer.pass(1_000)
    await expect.element(button('已阅读并确认')).not.toHaveAttribute('aria-disabled')
    await timer.pass(7_500)
    await button('已阅读并确认').click()
    expect(onConfirm.mock.calls).toEqual([[12]])
  })

  it('cannot be cut short by a tap or a key', async () => {
    const { timer, onConfirm } = await open()
    const waiting = button(/^请阅读/).element() as HTMLElement
    waiting.click()
    waiting.focus()
    await userEvent.keyboard('{Enter} ')
    await timer.pass(4_999)
    waiting.click()
    expect(onConfirm).not.toHaveBeenCalled()
    // Those taps lock nothing.
    await timer.pass(1)
    await expect.element(button('已阅读并确认')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onConfirm.mock.calls).toEqual([[5]])
  })

  it('keeps the focus on its button, which says why it waits', async () => {
    const { timer } = await open()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
    await expect.element(button(/^请阅读/)).toHaveFocus()
    await expect
      .element(button(/^请阅读/))
      .toHaveAccessibleDescription('请留出时间阅读，倒计时结束后可以确认')
    await timer.pass(5_000)
    await expect.element(button('已阅读并确认')).toHaveFocus()
    await expect.element(button('已阅读并确认')).toHaveAccessibleDescription('')
  })

  it('is announced when it ends, and at no other second', async () => {
    const { timer } = await open()
    const said: (string | null)[] = []
    const observer = new MutationObserver(() => said.push(status().element().textContent))
    observer.observe(status().element(), { childList: true, characterData: true, subtree: true })
    for (let second = 0; second < 9; second += 1) await timer.pass(1_000)
    await expect.element(status()).toHaveTextContent('阅读时间已到，可以确认了')
    observer.disconnect()
    expect([...new Set(said)]).toEqual(['阅读时间已到，可以确认了'])
  })

  it('begins again when a figure changes, and not when the same table is handed in anew', async () => {
    const { timer, view, tree } = await open()
    await timer.pass(3_000)
    await view.rerender(tree({ costs: { ...plainLoan, items: [...plainLoan.items] } }))
    await expect.element(button('请阅读（2秒）')).toBeVisible()
    await view.rerender(tree({ costs: { ...plainLoan, annualRate: '18.01%' } }))
    await expect.element(button('请阅读（5秒）')).toBeVisible()
    await timer.pass(5_000)
    await expect.element(button('已阅读并确认')).toBeVisible()
    await view.rerender(tree({ costs: { ...plainLoan, contingent: contingentItems } }))
    await expect.element(button('请阅读（5秒）')).toBeVisible()
    await expect.element(status()).toHaveTextContent('请留出时间阅读，倒计时结束后可以确认')
  })

  it('stands still while the page is hidden', async () => {
    const { timer } = await open()
    await timer.pass(2_000)
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await timer.pass(60_000)
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(button('请阅读（3秒）')).toBeVisible()
  })

  it('begins again when the sheet is opened again', async () => {
    const { timer, view, tree } = await open()
    await timer.pass(4_000)
    await view.rerender(tree({ open: false }))
    await finishAnimations()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await timer.pass(60_000)
    await view.rerender(tree())
    await expect.element(button('请阅读（5秒）')).toBeVisible()
  })

  it('may be none: then it confirms at once, and nothing is announced', async () => {
    const { onConfirm } = await open({ seconds: undefined })
    await expect.element(status()).toHaveTextContent('')
    await button('已阅读并确认').click()
    expect(onConfirm.mock.calls).toEqual([[0]])
  })
})

describe('its buttons', () => {
  it('go back, without a confirmation, at any time', async () => {
    const { onConfirm, onOpenChange } = await open()
    await button('返回修改').click()
    await userEvent.keyboard('{Escape}')
    await button('关闭').click()
    expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]])
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('confirm once when tapped twice, and are busy while that is being sent', async () => {
    let finish = () => {}
    const sent = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { onOpenChange } = await open({ seconds: 0, onConfirm: sent })
    const confirm = button('已阅读并确认')
    ;(confirm.element() as HTMLElement).click()
    ;(confirm.element() as HTMLElement).click()
    expect(sent).toHaveBeenCalledTimes(1)
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
    finish()
    await expect.element(confirm).not.toHaveAttribute('aria-busy')
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('have the words of the caller', async () => {
    await open({
      seconds: 0,
      words: { ...sheetWords, title: '成本明示表', confirm: '继续借款', back: '返回' },
    })
    await expect.element(page.getByRole('dialog', { name: '成本明示表' })).toBeVisible()
    await expect.element(button('继续借款')).toBeVisible()
    await expect.element(button('返回')).toBeVisible()
  })
})

describe('the table', () => {
  it('begins with what the loan costs, in the one largest figure', async () => {
    await open()
    const dialog = page.getByRole('dialog').element()
    const main = page.getByText('1,201.92', { exact: true }).element()
    const sizes = [...dialog.querySelectorAll('*')].map((each) =>
      Number.parseFloat(getComputedStyle(each).fontSize),
    )
    const largest = Math.max(...sizes)
    expect(Number.parseFloat(getComputedStyle(main).fontSize)).toBe(largest)
    expect(dialog.querySelector('dl')?.textContent).toBe(
      '共需支付利息和费用¥1,201.92综合年化成本18.00%借款本金¥12,000.00本金与息费合计¥13,201.92',
    )
  })

  it('names how each charge is taken', async () => {
    await open()
    const section = page.getByRole('region', { name: '息费明细' }).element()
    const terms = [...section.querySelectorAll('dl > div')].map((term) =>
      [...term.children].map(({ textContent }) => textContent),
    )
    expect(terms).toEqual([
      ['收取方式', '随每期还款收取'],
      ['收费标准', '剩余本金 × 年利率18.00% ÷ 12'],
    ])
  })

  it('is a title and headings below it', async () => {
    await open({ costs: { ...plainLoan, contingent: contingentItems } })
    const headings = page.getByRole('heading').elements()
    expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H2 综合融资成本明示表',
      'H3 息费明细',
      'H3 特定情形下才会收取',
    ])
  })

  it('is scrolled by the keyboard', async () => {
    await open({ costs: longTexts })
    const content = page.getByRole('region', { name: '成本明细' }).element()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(page.getByRole('region', { name: '成本明细' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.poll(() => content.scrollTop).toBeGreaterThan(0)
  })
})

describe('on every screen', () => {
  afterEach(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(375, 667)
  })

  it.each([
    ['the narrowest', 320, 568, ''],
    ['one on its side', 667, 375, ''],
    ['one with text of twice the size', 375, 667, '200%'],
    ['the narrowest with text of twice the size', 320, 568, '200%'],
  ])('%s, nothing is cut and the button can be reached', async (_name, width, height, fontSize) => {
    await page.viewport(width, height)
    document.documentElement.style.fontSize = fontSize
    await open({ costs: longTexts })
    await finishAnimations()
    const dialog = page.getByRole('dialog').element()
    expect(layoutFaults(dialog)).toEqual([])
    for (const box of [dialog, ...dialog.children])
      expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    const confirm = button(/^请阅读/).element()
    confirm.scrollIntoView({ block: 'end' })
    expect(confirm.getBoundingClientRect().bottom).toBeLessThanOrEqual(height + 1)
    // Something of the table is seen above it.
    const content = page.getByRole('region', { name: '成本明细' }).element()
    expect(content.getBoundingClientRect().height).toBeGreaterThan(120)
  })

  it.each(checkedThemes)('the waiting button can be read in %s', async (theme) => {
    putTheme(theme)
    await open()
    await expectAccessible()
    const idle = getComputedStyle(button(/^请阅读/).element())
    const probe = document.createElement('i')
    probe.style.color = 'var(--koo-color-on-idle)'
    probe.style.backgroundColor = 'var(--koo-color-idle)'
    document.documentElement.append(probe)
    onTestFinished(() => probe.remove())
    const { color, backgroundColor } = getComputedStyle(probe)
    expect([idle.color, idle.backgroundColor]).toEqual([color, backgroundColor])
  })

  it('the waiting button is seen to wait where the system sets the colours', async () => {
    const force = (value: 'active' | 'none') =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
    await force('active')
    onTestFinished(async () => void (await force('none')))
    const { timer } = await open()
    const colour = () => getComputedStyle(button(/^(请阅读|已阅读)/).element()).color
    const waiting = colour()
    await timer.pass(5_000)
    await expect.element(button('已阅读并确认')).toBeVisible()
    expect(colour()).not.toBe(waiting)
  })
})
