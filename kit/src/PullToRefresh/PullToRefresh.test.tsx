import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { finger, realFinger } from '../../test/finger.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { PullToRefresh, type PullToRefreshProps } from './index.ts'

describeConformance('PullToRefresh', {
  render: (props) => (
    <PullToRefresh onRefresh={() => Promise.resolve()} {...props}>
      <p>12月8日应还</p>
    </PullToRefresh>
  ),
})

afterEach(() => {
  vi.restoreAllMocks()
  window.scrollTo(0, 0)
})

const onRefresh = vi.fn<() => Promise<void>>()
let finish = () => {}
let fail = () => {}

beforeEach(() => {
  onRefresh.mockReset()
  onRefresh.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        finish = resolve
        fail = () => reject(new Error('offline'))
      }),
  )
})

const tree = (props: Partial<PullToRefreshProps> = {}) => (
  <PullToRefresh onRefresh={onRefresh} completeDelay={0} data-testid="page" {...props}>
    {props.children ?? <div style={{ height: 2000 }}>账单</div>}
  </PullToRefresh>
)

const open = async (props: Partial<PullToRefreshProps> = {}) => {
  const view = await render(tree(props))
  const root = page.getByTestId('page').element()
  return { view, root, head: root.querySelector('[data-state]') as HTMLElement }
}

const status = () => page.getByRole('status')
const START = [200, 200] as const
const down = (distance: number) => [200, START[1] + distance] as const
/** Far enough, and not: the head follows half of the way, and 60 px of it are enough. */
const [FAR, NEAR] = [124, 116]

describe('with a finger', () => {
  it('opens the head under the finger and says what letting go does', async () => {
    const { root, head } = await open()
    const move = finger(root, START, down(NEAR), { hold: true })
    await expect.element(page.getByText('下拉刷新')).toBeInTheDocument()
    expect(head.style.height).toBe(`${NEAR / 2}px`)
    expect(move.prevented).toBeGreaterThan(0)
    move.to(down(FAR))
    await expect.element(page.getByText('松开刷新')).toBeInTheDocument()
    move.to(down(1000))
    expect(head.style.height).toBe('120px')
    // Nothing of it is announced.
    await expect.element(status()).toBeEmptyDOMElement()
    move.up()
  })

  it('refreshes after a long pull, once, and says so', async () => {
    const { root, head } = await open()
    finger(root, START, down(FAR))
    await expect.element(status()).toHaveTextContent('正在刷新')
    expect(head.style.height).toBe('')
    finger(root, START, down(FAR))
    expect(onRefresh).toHaveBeenCalledTimes(1)
    finish()
    await expect.element(status()).toBeEmptyDOMElement()
    expect(head.dataset['state']).toBe('rest')
    finger(root, START, down(FAR))
    await expect.poll(() => onRefresh.mock.calls.length).toBe(2)
  })

  it('goes back after a short pull, and when the system takes the finger away or a second one comes', async () => {
    const { root, head } = await open()
    finger(root, START, down(NEAR))
    finger(root, START, down(FAR), { hold: true })
    root.dispatchEvent(new TouchEvent('touchcancel', { bubbles: true }))
    const move = finger(root, START, down(FAR), { hold: true })
    move.second()
    move.up()
    await expect.poll(() => head.dataset['state']).toBe('rest')
    expect(head.style.height).toBe('')
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it.each([
    ['upwards', [200, 60]],
    ['sideways', [360, 210]],
  ] as const)('leaves a move %s to the browser', async (_, to) => {
    const { root } = await open()
    expect(finger(root, START, to).prevented).toBe(0)
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it('scrolls a page that is not at its top', async () => {
    const { root } = await open()
    window.scrollTo(0, 100)
    expect(finger(root, START, down(FAR)).prevented).toBe(0)
    window.scrollTo(0, 0)
    expect(finger(root, START, down(FAR)).prevented).toBeGreaterThan(0)
  })

  it('scrolls a box inside that is not at its top, and leaves fields that are dragged alone', async () => {
    await open({
      children: (
        <>
          <div data-testid="box" style={{ height: 100, overflowY: 'auto' }}>
            <p style={{ height: 500 }}>明细</p>
          </div>
          <input type="range" aria-label="金额" />
        </>
      ),
    })
    const box = page.getByTestId('box').element()
    box.scrollTop = 50
    expect(finger(page.getByText('明细').element(), START, down(FAR)).prevented).toBe(0)
    expect(finger(page.getByRole('slider').element(), START, down(FAR)).prevented).toBe(0)
    box.scrollTop = 0
    expect(finger(page.getByText('明细').element(), START, down(FAR)).prevented).toBeGreaterThan(0)
  })

  it('moves what the customer has zoomed into', async () => {
    const { root } = await open()
    vi.spyOn(window.visualViewport as VisualViewport, 'scale', 'get').mockReturnValue(2)
    expect(finger(root, START, down(FAR)).prevented).toBe(0)
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it('answers to a real one, which scrolls the page otherwise', async () => {
    await open({
      children: (
        <>
          <p style={{ height: 400 }}>账单</p>
          <div style={{ height: 2000 }} />
        </>
      ),
    })
    const bills = page.getByText('账单').element()
    await realFinger(bills, 0, 200)
    await expect.poll(() => onRefresh.mock.calls.length).toBe(1)
    expect(scrollY).toBe(0)
    finish()
    await expect.element(status()).toBeEmptyDOMElement()
    await realFinger(bills, 0, -150)
    await expect.poll(() => scrollY).toBeGreaterThan(60)
    expect(onRefresh).toHaveBeenCalledTimes(1)
  })
})

it('says that it failed, and keeps the page', async () => {
  const { root } = await open({ completeDelay: 60_000 })
  finger(root, START, down(FAR))
  await expect.element(status()).toHaveTextContent('正在刷新')
  fail()
  await expect.element(status()).toHaveTextContent('没有刷新成功，请稍后再试')
  await expect.element(page.getByText('账单')).toBeInTheDocument()
  // And can be pulled again at once.
  finger(root, START, down(FAR))
  await expect.poll(() => onRefresh.mock.calls.length).toBe(2)
})

it('says for a while that it has refreshed', async () => {
  await open({ completeDelay: 60_000 })
  page
    .getByRole('button', { name: '刷新' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(status()).toHaveTextContent('正在刷新')
  finish()
  await expect.element(status()).toHaveTextContent('已刷新')
})

describe('beside the refresh of the browser', () => {
  const containments = () =>
    [document.documentElement, document.body].map((element) => getComputedStyle(element).overscrollBehaviorY)

  it('keeps it away while there is one of the page, and gives it back after the last', async () => {
    const two = await render(
      <>
        {tree()}
        {tree({ 'aria-label': '二' })}
      </>,
    )
    expect(containments()).toEqual(['none', 'none'])
    await two.rerender(tree())
    expect(containments()).toEqual(['none', 'none'])
    await two.rerender(tree({ disabled: true }))
    expect(containments()[0]).toBe('auto')
  })

  it('is not pulled where the two would answer to one pull; its button works', async () => {
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
    const { root } = await open()
    expect(supports).toHaveBeenCalledWith('overscroll-behavior-y', 'none')
    expect(finger(root, START, down(FAR)).prevented).toBe(0)
    expect(onRefresh).not.toHaveBeenCalled()
    await userEvent.keyboard('{Tab}{Enter}')
    expect(onRefresh).toHaveBeenCalledTimes(1)
  })

  it('is pulled there too when its caller knows that the host has none', async () => {
    vi.spyOn(CSS, 'supports').mockReturnValue(false)
    const { root } = await open({ disabled: false })
    finger(root, START, down(FAR))
    await expect.poll(() => onRefresh.mock.calls.length).toBe(1)
  })

  it('is neither pulled nor tapped when it is disabled', async () => {
    const { root } = await open({ disabled: true })
    expect(finger(root, START, down(FAR)).prevented).toBe(0)
    expect(page.getByRole('button').query()).toBeNull()
  })
})

describe('without a finger', () => {
  it('has a button above the page, which is seen while it has the focus', async () => {
    await open()
    const button = page.getByRole('button', { name: '刷新' })
    const size = () => {
      const { width, height } = button.element().getBoundingClientRect()
      return Math.min(width, height)
    }
    expect(size()).toBeLessThanOrEqual(1)
    await userEvent.keyboard('{Tab}')
    await expect.element(button).toHaveFocus()
    expect(size()).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    expect(onRefresh).toHaveBeenCalledTimes(1)
    finish()
    await expect.element(button).not.toHaveAttribute('aria-busy')
    await expect.element(button).toHaveFocus()
  })

  it('opens at the pace of the theme, which is none for those who want less motion', async () => {
    const { head } = await open()
    const pace = (duration: string) => {
      document.documentElement.style.setProperty('--koo-base', duration)
      return getComputedStyle(head).transitionDuration
    }
    expect([pace('140ms'), pace('1ms')]).toEqual(['0.14s', '0.001s'])
    document.documentElement.style.removeProperty('--koo-base')
  })
})

it('speaks English below an English provider', async () => {
  await render(<LocaleProvider locale={en}>{tree()}</LocaleProvider>)
  await expect.element(page.getByRole('button', { name: 'Refresh' })).toBeInTheDocument()
})
