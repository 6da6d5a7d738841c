import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { confirm, OverlayHost, toast } from './index.ts'

describeConformance('OverlayHost', { render: (props) => <OverlayHost {...props} /> })

describe('toast', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const status = () => page.getByRole('status')

  it('is announced and disappears after 3000 ms', { tags: ['timing.4'] }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await render(<OverlayHost />)
    toast('已复制')
    await expect.element(status()).toHaveTextContent('已复制')
    vi.advanceTimersByTime(2999)
    await expect.element(status()).toHaveTextContent('已复制')
    vi.advanceTimersByTime(1)
    await expect.element(status()).toHaveTextContent('')
  })

  it('stays for its duration', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await render(<OverlayHost />)
    toast('提交失败', { kind: 'fail', duration: 2000 })
    await expect.element(status()).toHaveTextContent('提交失败')
    expect(status().element().querySelector('svg')).not.toBeNull()
    vi.advanceTimersByTime(2000)
    await expect.element(status()).toHaveTextContent('')
  })

  it('is replaced by a newer one with its own time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await render(<OverlayHost />)
    toast('一')
    await expect.element(status()).toHaveTextContent('一')
    vi.advanceTimersByTime(2500)
    toast('二')
    await expect.element(status()).toHaveTextContent('二')
    vi.advanceTimersByTime(2500)
    await expect.element(status()).toHaveTextContent('二')
    vi.advanceTimersByTime(500)
    await expect.element(status()).toHaveTextContent('')
  })

  it.each([
    ['info', 0],
    ['success', 1],
    ['fail', 1],
  ] as const)('of the kind %s has %d icons', async (kind, icons) => {
    await render(<OverlayHost />)
    toast('已处理', { kind, duration: 60_000 })
    await expect.element(status()).toHaveTextContent('已处理')
    expect(status().element().querySelectorAll('svg')).toHaveLength(icons)
  })

  it('appears anew when it says the same again', async () => {
    await render(<OverlayHost />)
    toast('网络不稳定', { duration: 60_000 })
    await expect.element(status()).toHaveTextContent('网络不稳定')
    const first = status().element().firstElementChild
    toast('网络不稳定', { duration: 60_000 })
    await expect.poll(() => status().element().firstElementChild).not.toBe(first)
    await expect.element(status()).toHaveTextContent('网络不稳定')
  })

  it('is not removed by the end of an earlier one', async () => {
    await render(<OverlayHost />)
    document.documentElement.style.setProperty('--koo-base', '60s')
    onTestFinished(() => void document.documentElement.style.removeProperty('--koo-base'))
    toast('一', { duration: 0 })
    const shown = () => status().element().firstElementChild
    // It has one class more while it leaves.
    await expect.poll(() => shown()?.classList.length).toBe(2)
    const leaving = shown()
    toast('二', { duration: 60_000 })
    leaving?.dispatchEvent(new AnimationEvent('animationend', { bubbles: true }))
    await expect.element(status()).toHaveTextContent('二')
  })

  it('stays while it appears, however late its animation ends', async () => {
    await render(<OverlayHost />)
    toast('已复制', { duration: 60_000 })
    await expect.element(status()).toHaveTextContent('已复制')
    status()
      .element()
      .firstElementChild?.dispatchEvent(new AnimationEvent('animationend', { bubbles: true }))
    await expect.element(status()).toHaveTextContent('已复制')
  })

  it('stays inside a narrow screen, in the middle', async () => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 667))
    await render(<OverlayHost />)
    toast(`${'网络不稳定，请稍后再试。'.repeat(6)}${'W'.repeat(80)}`, { kind: 'fail', duration: 60_000 })
    await expect.element(status()).toMatchTextContent(/网络/)
    await finishAnimations()
    const box = status().element().firstElementChild?.getBoundingClientRect()
    expect(box?.left).toBeGreaterThanOrEqual(0)
    expect((box?.left ?? 0) + (box?.right ?? 0)).toBeCloseTo(320, 0)
    expect(box?.width).toBeLessThanOrEqual(280)
    expect(document.documentElement.scrollWidth).toBe(320)
  })

  it.each([667, 812])('lies in the last third of a screen of %i, above the bar of a page', async (height) => {
    await page.viewport(375, height)
    onTestFinished(() => page.viewport(375, 667))
    await render(<OverlayHost />)
    toast('提交失败，请稍后重试', { duration: 60_000 })
    await expect.element(status()).toMatchTextContent(/提交失败/)
    await finishAnimations()
    const box = status().element().firstElementChild?.getBoundingClientRect()
    expect(box?.top).toBeGreaterThan((height * 2) / 3)
    // A consent of three lines over a button.
    expect(box?.bottom).toBeLessThan(height - 136)
  })

  it('lets taps through', async () => {
    const onClick = vi.fn()
    await render(
      <>
        <button type="button" onClick={onClick}>
          借款
        </button>
        <OverlayHost />
      </>,
    )
    toast('请稍候')
    await page.getByRole('button').click()
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})

describe('confirm', () => {
  const button = (name: string) => page.getByRole('button', { name })

  it('resolves to true for the confirm button', async () => {
    await render(<OverlayHost />)
    const answer = confirm({ title: '确定退出吗？', body: '退出后需要重新登录。', confirmText: '退出' })
    await expect.element(page.getByRole('dialog', { name: '确定退出吗？' })).toBeVisible()
    await button('退出').click()
    await expect(answer).resolves.toBe(true)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('resolves to false for cancel and for Escape', async () => {
    await render(<OverlayHost />)
    const first = confirm({ title: '离开吗？' })
    await button('取消').click()
    await expect(first).resolves.toBe(false)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const second = confirm({ title: '离开吗？' })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(second).resolves.toBe(false)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows one question at a time, in order', async () => {
    await render(<OverlayHost />)
    const first = confirm({ title: '第一问' })
    const second = confirm({ title: '第二问' })
    await expect.element(page.getByRole('dialog', { name: '第一问' })).toBeVisible()
    expect(page.getByRole('dialog').elements().length).toBe(1)
    await button('确定').click()
    await expect(first).resolves.toBe(true)
    await expect.element(page.getByRole('dialog', { name: '第二问' })).toBeVisible()
    await button('取消').click()
    await expect(second).resolves.toBe(false)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('goes with the page that asks: as cancelled', async () => {
    await render(<OverlayHost />)
    const left = new AbortController()
    const answer = confirm({ title: '离开吗？', signal: left.signal })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    left.abort()
    await expect(answer).resolves.toBe(false)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('returns the focus to where it was', async () => {
    await render(
      <>
        <button type="button" onClick={() => void confirm({ title: '离开吗？' })}>
          返回
        </button>
        <OverlayHost />
      </>,
    )
    await button('返回').click()
    await button('取消').click()
    await expect.element(button('返回')).toHaveFocus()
  })

  it('keeps toasts audible while it is open', async () => {
    await render(<OverlayHost />)
    const answer = confirm({ title: '离开吗？' })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    toast('网络不稳定')
    await expect.element(page.getByRole('status')).toHaveTextContent('网络不稳定')
    await button('取消').click()
    await answer
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
