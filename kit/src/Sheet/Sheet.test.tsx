import { StrictMode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { finger, realFinger } from '../../test/finger.ts'
import { Button } from '../Button/index.ts'
import { OverlayProvider } from '../overlay/index.ts'
import { textSizes } from '../testing/index.ts'
import { ScrollRow } from '../ScrollRow/index.ts'
import { Sheet, type SheetProps } from './index.ts'

describeOverlay('Sheet', {
  name: '选择收款银行卡',
  render: (props) => (
    <Sheet title="选择收款银行卡" footer={<Button block>完成</Button>} {...props}>
      <p>招商银行 储蓄卡 8842</p>
    </Sheet>
  ),
})

const open = async (props: Partial<SheetProps> = {}) => {
  const onOpenChange = vi.fn()
  await render(
    <Sheet
      open
      onOpenChange={onOpenChange}
      title="优惠与权益"
      bodyProps={{ 'data-testid': 'body' }}
      {...props}
    >
      {props.children ?? <div style={{ height: 2000 }}>很多券</div>}
    </Sheet>,
  )
  const sheet = page.getByRole('dialog')
  await expect.element(sheet).toBeVisible()
  await finishAnimations()
  return { onOpenChange, sheet: sheet.element() as HTMLElement, body: page.getByTestId('body').element() }
}

it('keeps its accessible name when the title is hidden', async () => {
  await open({ hideTitle: true })
  await expect.element(page.getByRole('dialog', { name: '优惠与权益' })).toBeVisible()
})

it('keeps the row of a hidden title, so that its button lies on nothing', async () => {
  const { body } = await open({ hideTitle: true, children: <button type="button">招商银行</button> })
  const close = page.getByRole('button', { name: '关闭' }).element().getBoundingClientRect()
  expect(close.height).toBeGreaterThanOrEqual(44)
  expect(body.getBoundingClientRect().top).toBeGreaterThanOrEqual(close.bottom)
})

it('has no row for a hidden title without a button', async () => {
  const { sheet, body } = await open({ hideTitle: true, dismissible: false })
  expect(body.getBoundingClientRect().top - sheet.getBoundingClientRect().top).toBeLessThan(8)
})

it('shows its whole title with larger text on a narrow screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  await open({ title: '离开前请告诉我们原因' })
  onTestFinished(textSizes['text of 160 %']())
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = page.getByRole('heading').element()
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight])
})

it('is described by its description', async () => {
  await open({ description: '每类限选一张' })
  await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription('每类限选一张')
})

it('closes by its button and by a tap on the backdrop', async () => {
  const { onOpenChange } = await open()
  await page.getByRole('button', { name: '关闭' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  expect(onOpenChange.mock.calls).toEqual([[false], [false]])
})

it('stays open when not dismissible', async () => {
  const { onOpenChange, sheet } = await open({ dismissible: false })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  finger(sheet, [200, 300], [200, 640])
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(document.querySelector('[aria-label="关闭"]')).toBeNull()
})

it('leaves space above and scrolls inside', async () => {
  const { sheet, body } = await open({ footer: <Button block>完成</Button> })
  expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.88 + 1)
  expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0)
  expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
  const button = page.getByRole('button', { name: '完成' }).element().getBoundingClientRect()
  expect(button.bottom).toBeLessThanOrEqual(innerHeight)
})

it('focuses initialFocus, and returns the focus to returnFocus', async () => {
  const target = { current: null as HTMLInputElement | null }
  const back = { current: null as HTMLButtonElement | null }
  const closed = vi.fn()
  const tree = (isOpen: boolean) => (
    <>
      <button type="button" ref={back}>
        优惠券
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={() => {}}
        title="输入"
        initialFocus={target}
        returnFocus={back}
        onClosed={closed}
      >
        <input aria-label="金额" ref={target} />
      </Sheet>
    </>
  )
  const view = await render(tree(true))
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await view.rerender(tree(false))
  await expect.element(page.getByRole('button', { name: '优惠券' })).toHaveFocus()
  await expect.poll(() => closed).toHaveBeenCalledTimes(1)
})

it('follows a finger down and closes when dragged far', async () => {
  const { onOpenChange, sheet } = await open()
  const move = finger(sheet, [200, 200], [200, 300], { hold: true })
  expect(sheet.style.transform).toBe('translate3d(0px, 100px, 0px)')
  move.to([200, 600])
  move.up()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('moves back when dragged a little, slowly', async () => {
  const { onOpenChange, sheet } = await open()
  finger(sheet, [200, 200], [200, 260], { ms: 2000 })
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(sheet.style.transform).toBe('')
})

it('closes by a flick', async () => {
  const { onOpenChange, sheet } = await open()
  finger(sheet, [200, 200], [200, 260], { ms: 40 })
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('moves back when its caller keeps it open', async () => {
  const { sheet } = await open()
  finger(sheet, [200, 200], [200, 640])
  await expect.poll(() => sheet.style.transform).toBe('')
})

it('leaves scrolling, swiping sideways and pulling up to the browser', async () => {
  const { onOpenChange, sheet, body } = await open()
  const inner = body.firstElementChild ?? body
  for (const to of [
    [200, 100],
    [380, 240],
    [20, 240],
  ] as const) {
    const { prevented } = finger(inner, [200, 200], to)
    expect(prevented).toBe(0)
  }
  body.scrollTop = 50
  expect(finger(inner, [200, 200], [200, 640]).prevented).toBe(0)
  expect(sheet.style.transform).toBe('')
  body.scrollTop = 0
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(finger(inner, [200, 200], [200, 640]).prevented).toBeGreaterThan(0)
  expect(onOpenChange).toHaveBeenCalledTimes(1)
})

it('lets a real finger swipe a row inside, scroll the body, and drag the sheet down', async () => {
  const onOpenChange = vi.fn()
  await render(
    <Sheet open onOpenChange={onOpenChange} title="优惠" bodyProps={{ 'data-testid': 'body' }}>
      <ScrollRow label="分期">
        {Array.from({ length: 9 }, (_, index) => (
          <div key={index} style={{ width: 104, height: 80 }}>
            {index + 1}期
          </div>
        ))}
      </ScrollRow>
      <div style={{ height: 2000 }}>很多券</div>
    </Sheet>,
  )
  const row = page.getByRole('group', { name: '分期' })
  await expect.element(row).toBeVisible()
  await finishAnimations()
  await realFinger(row.element(), -150, 0)
  expect(row.element().scrollLeft).toBeGreaterThan(60)
  const body = page.getByTestId('body').element()
  await realFinger(body, 0, -150)
  expect(body.scrollTop).toBeGreaterThan(60)
  await realFinger(body, 0, 120)
  expect(onOpenChange).not.toHaveBeenCalled()
  body.scrollTop = 0
  await realFinger(row.element(), 0, 400)
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('ends the drag when a second finger touches', async () => {
  const { onOpenChange, sheet } = await open()
  const move = finger(sheet, [200, 200], [200, 600], { hold: true })
  move.second()
  move.up()
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(sheet.style.transform).toBe('')
})

it('opens and closes in strict mode as well', async () => {
  const release = vi.fn()
  const onOpen = vi.fn(() => release)
  const tree = (isOpen: boolean) => (
    <StrictMode>
      <OverlayProvider onOpen={onOpen}>
        <button type="button">优惠券</button>
        <Sheet open={isOpen} onOpenChange={() => {}} title="优惠">
          券
        </Sheet>
      </OverlayProvider>
    </StrictMode>
  )
  const view = await render(tree(false))
  const button = page.getByRole('button', { name: '优惠券' })
  ;(button.element() as HTMLElement).focus()
  await view.rerender(tree(true))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await view.rerender(tree(false))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect(release).toHaveBeenCalledTimes(onOpen.mock.calls.length)
})
