import { expect, it } from 'vitest'
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
