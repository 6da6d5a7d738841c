import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finger } from '../../test/finger.ts'
import { finishAnimations } from '../../test/axe.ts'
import { Button } from '../Button/index.ts'
import { CouponSheet } from '../CouponSheet/index.ts'
import { everySection, manyCoupons } from '../CouponSheet/samples.ts'
import { Sheet, type SheetProps } from './index.ts'

// A phone on its side.
beforeEach(() => page.viewport(740, 360))
afterEach(() => page.viewport(375, 667))

const open = async (props: Partial<SheetProps> = {}) => {
  const onOpenChange = vi.fn()
  await render(
    <Sheet
      open
      onOpenChange={onOpenChange}
      title="优惠与权益"
      header={<p style={{ height: 60 }}>可用</p>}
      footer={<Button block>完成</Button>}
      {...props}
    >
      <ul style={{ height: 900 }}>
        <li>很多券</li>
      </ul>
    </Sheet>,
  )
  await finishAnimations()
  return { onOpenChange, sheet: page.getByRole('dialog').element() as HTMLElement }
}

/** Height of what is seen of an element, below the bar that stays at the top of the sheet. */
function seenOf(element: Element, sheet: Element): number {
  const head = sheet.querySelector('[data-drag-handle]')?.getBoundingClientRect()
  const [box, frame] = [element.getBoundingClientRect(), sheet.getBoundingClientRect()]
  return Math.min(box.bottom, frame.bottom) - Math.max(box.top, head?.bottom ?? frame.top)
}

it('leaves the list more than 120 px of a low screen, and its action is reached by scrolling', async () => {
  const { sheet } = await open()
  expect(seenOf(page.getByRole('list').element(), sheet)).toBeGreaterThan(120)
  const { bottom } = sheet.getBoundingClientRect()
  const action = () => page.getByRole('button', { name: '完成' }).element().getBoundingClientRect()
  expect(action().top).toBeGreaterThan(bottom)
  sheet.scrollTop = sheet.scrollHeight
  expect(action().bottom).toBeLessThanOrEqual(bottom)
  // The way out stays.
  const close = page.getByRole('button', { name: '关闭' }).element().getBoundingClientRect()
  expect(close.top).toBeGreaterThanOrEqual(sheet.getBoundingClientRect().top)
})

it('shows coupons on a low screen', async () => {
  await render(
    <CouponSheet
      open
      onOpenChange={() => {}}
      sections={everySection}
      selected={[]}
      onToggle={() => {}}
      none={{ selected: false, onSelect: () => {} }}
      doneText="完成"
      onDone={() => {}}
    />,
  )
  await finishAnimations()
  const sheet = page.getByRole('dialog').element()
  expect(seenOf(page.getByRole('tabpanel').element(), sheet)).toBeGreaterThan(120)
})

it('draws of ten thousand coupons only those near its view on a low screen', async () => {
  await render(
    <CouponSheet
      open
      onOpenChange={() => {}}
      sections={manyCoupons(10_000)}
      selected={[]}
      onToggle={() => {}}
      doneText="完成"
      onDone={() => {}}
    />,
  )
  await expect.poll(() => page.getByRole('radio').elements().length).toBeGreaterThan(0)
  expect(page.getByRole('radio').elements().length).toBeLessThan(60)
})

it('is dragged down by its head, and by its content only when that is at its top', async () => {
  const { sheet, onOpenChange } = await open()
  const list = page.getByRole('list').element()
  sheet.scrollTop = 100
  finger(list, [200, 120], [200, 340])
  expect(onOpenChange).not.toHaveBeenCalled()
  finger(page.getByRole('heading').element(), [200, 40], [200, 340])
  expect(onOpenChange.mock.calls).toEqual([[false]])
  sheet.scrollTop = 0
  finger(list, [200, 120], [200, 340])
  expect(onOpenChange).toHaveBeenCalledTimes(2)
})
