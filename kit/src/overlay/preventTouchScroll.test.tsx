import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { finger } from '../../test/finger.ts'
import { preventTouchScroll } from './preventTouchScroll.ts'

it('lets a finger scroll what can scroll and nothing else', async () => {
  const view = await render(
    <div>
      <p>页面</p>
      <div data-testid="list" style={{ height: 100, overflowY: 'auto' }}>
        <div style={{ height: 400 }}>很多券</div>
      </div>
    </div>,
  )
  const page = view.getByText('页面').element()
  const list = view.getByTestId('list').element()
  const prevented = (target: Element, to: readonly [number, number]) =>
    finger(target, [100, 100], to).prevented > 0
  const stop = preventTouchScroll()
  expect(prevented(page, [100, 20])).toBe(true)
  // At its top the list can only scroll down.
  expect(prevented(list, [100, 20])).toBe(false)
  expect(prevented(list, [100, 180])).toBe(true)
  expect(prevented(list, [20, 100])).toBe(true)
  list.scrollTop = 400
  expect(prevented(list, [100, 20])).toBe(true)
  expect(prevented(list, [100, 180])).toBe(false)
  stop()
  expect(prevented(page, [100, 20])).toBe(false)
})

const prevented = (target: Element, to: readonly [number, number]) =>
  finger(target, [100, 100], to).prevented > 0

const stopAtEnd = () => onTestFinished(preventTouchScroll())

it('lets a finger swipe a row until its ends', async () => {
  const view = await render(
    <div data-testid="row" style={{ width: 100, overflowX: 'auto' }}>
      <div style={{ width: 400 }}>分期</div>
    </div>,
  )
  const row = view.getByTestId('row').element()
  stopAtEnd()
  expect(prevented(row, [20, 100])).toBe(false)
  expect(prevented(row, [180, 100])).toBe(true)
  expect(prevented(row, [100, 20])).toBe(true)
  row.scrollLeft = 400
  expect(prevented(row, [20, 100])).toBe(true)
  expect(prevented(row, [180, 100])).toBe(false)
})

it('goes on with the next element that can scroll when the inner one is at its end', async () => {
  const view = await render(
    <div data-testid="outer" style={{ height: 100, overflowY: 'scroll' }}>
      <div data-testid="inner" style={{ height: 50, overflowY: 'auto' }}>
        <div style={{ height: 80 }}>券</div>
      </div>
      <div style={{ height: 400 }} />
    </div>,
  )
  const inner = view.getByTestId('inner').element()
  stopAtEnd()
  inner.scrollTop = 30
  expect(prevented(inner, [100, 20])).toBe(false)
  view.getByTestId('outer').element().scrollTop = 1000
  expect(prevented(inner, [100, 20])).toBe(true)
})

it('leaves a slider to the finger', async () => {
  const view = await render(<input type="range" aria-label="金额" />)
  stopAtEnd()
  expect(prevented(view.getByRole('slider').element(), [180, 100])).toBe(false)
})

it('does not count as scrolling what is cut without a scroll bar', async () => {
  const view = await render(
    <div data-testid="cut" style={{ height: 100, overflow: 'hidden' }}>
      <div style={{ height: 400 }}>券</div>
    </div>,
  )
  stopAtEnd()
  expect(prevented(view.getByTestId('cut').element(), [100, 20])).toBe(true)
})

it('lets two fingers zoom', async () => {
  const view = await render(<p>页面</p>)
  const target = view.getByText('页面').element()
  stopAtEnd()
  const touches = [0, 1].map((identifier) => new Touch({ identifier, target, clientX: 50, clientY: 50 }))
  const event = new TouchEvent('touchmove', { touches, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})
