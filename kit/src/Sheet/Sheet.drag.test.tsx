import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { finger } from '../../test/finger.ts'
import { Sheet, type SheetProps } from './index.ts'

const onOpenChange = vi.fn()

beforeEach(() => onOpenChange.mockClear())

const tree = (props: Partial<SheetProps> = {}) => (
  <Sheet open onOpenChange={onOpenChange} title="优惠与权益" data-testid="sheet" {...props}>
    {props.children ?? <div style={{ height: 400 }}>很多券</div>}
  </Sheet>
)

const open = async (props: Partial<SheetProps> = {}) => {
  const view = await render(tree(props))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await finishAnimations()
  return { view, sheet: page.getByTestId('sheet').element() as HTMLElement }
}

const START = [200, 300] as const
const down = (distance: number) => [200, START[1] + distance] as const

describe('with a finger', () => {
  it('starts to follow after six pixels, not before', async () => {
    const { sheet } = await open()
    const move = finger(sheet, START, down(5), { hold: true })
    expect(sheet.style.transform).toBe('')
    expect(move.prevented).toBe(0)
    move.to(down(7))
    expect(sheet.style.transform).toBe('translate3d(0px, 7px, 0px)')
    move.up()
  })

  it('never goes above its place', async () => {
    const { sheet } = await open()
    const move = finger(sheet, START, down(100), { hold: true })
    move.to(down(-80))
    expect(sheet.style.transform).toBe('translate3d(0px, 0px, 0px)')
    move.up()
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it.each([
    ['stays after less than 30 % of its height', 0.28, 0],
    ['closes after more than 30 % of its height', 0.32, 1],
  ])('%s', async (_, part, closings) => {
    const { sheet } = await open()
    finger(sheet, START, down(sheet.offsetHeight * part), { ms: 100_000 })
    expect(onOpenChange).toHaveBeenCalledTimes(closings)
  })

  it.each([
    ['a flick of less than 24 px', 20, 10, 0],
    ['a flick of more than 24 px', 30, 10, 1],
    ['a move of the same length at 0.3 px per ms', 30, 100, 0],
  ])('after %s it closes only when it was meant', async (_, distance, ms, closings) => {
    const { sheet } = await open()
    finger(sheet, START, down(distance), { ms })
    expect(onOpenChange).toHaveBeenCalledTimes(closings)
  })

  it('stays when the finger turns back upwards fast', async () => {
    const { sheet } = await open()
    const move = finger(sheet, START, down(60), { ms: 40, hold: true })
    move.to(down(30))
    move.up()
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('goes back when the system takes the finger away', async () => {
    const { sheet } = await open()
    finger(sheet, START, down(sheet.offsetHeight), { hold: true })
    sheet.dispatchEvent(new TouchEvent('touchcancel', { bubbles: true }))
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(sheet.style.transform).toBe('')
  })

  it('keeps a gesture that began sideways for the browser, even when it turns downwards', async () => {
    const { sheet } = await open()
    const move = finger(sheet, START, [260, 310], { hold: true })
    move.to([260, 640])
    move.up()
    expect(move.prevented).toBe(0)
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it.each([
    ['a slider', <input key="a" type="range" aria-label="金额" data-testid="inside" />],
    ['a text area', <textarea key="b" aria-label="备注" data-testid="inside" />],
    ['what is marked', <div key="c" data-no-drag="" data-testid="inside" style={{ height: 80 }} />],
  ])('leaves a gesture on %s alone', async (_, children) => {
    const { sheet } = await open({ children })
    const { prevented } = finger(page.getByTestId('inside').element(), START, down(300))
    expect(prevented).toBe(0)
    expect(sheet.style.transform).toBe('')
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('leaves no style behind when it is back in its place', async () => {
    const { sheet } = await open()
    finger(sheet, START, down(40), { ms: 2000 })
    await expect.poll(() => sheet.style.transition).toBe('')
    expect([sheet.style.transform, sheet.style.animation]).toEqual(['', ''])
  })

  it('ignores the end of an animation inside it', async () => {
    const { sheet } = await open({ children: <p data-testid="inside">券</p> })
    finger(sheet, START, down(sheet.offsetHeight))
    const inside = page.getByTestId('inside').element()
    inside.dispatchEvent(new AnimationEvent('animationend', { bubbles: true }))
    expect(sheet.style.transform).not.toBe('')
    sheet.dispatchEvent(new AnimationEvent('animationend', { bubbles: true }))
    expect(sheet.style.transform).toBe('')
  })
})

describe('when it changes in the middle', () => {
  it('goes back to its place when it may no longer be closed', async () => {
    const { view, sheet } = await open()
    const move = finger(sheet, START, down(120), { hold: true })
    await view.rerender(tree({ dismissible: false }))
    expect(sheet.style.transform).toBe('')
    move.to(down(400))
    move.up()
    expect(sheet.style.transform).toBe('')
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('can be dragged as soon as it may be closed', async () => {
    const { view, sheet } = await open({ dismissible: false })
    await view.rerender(tree())
    finger(sheet, START, down(sheet.offsetHeight))
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })

  it('asks the latest handler to close it', async () => {
    const later = vi.fn()
    const { view, sheet } = await open()
    await view.rerender(tree({ onOpenChange: later }))
    finger(sheet, START, down(sheet.offsetHeight))
    expect(later.mock.calls).toEqual([[false]])
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  function Kept() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        {tree({ keepMounted: true, open: isOpen, onOpenChange: setOpen })}
      </>
    )
  }

  it('is in its place again after it was dragged away and kept', async () => {
    await render(<Kept />)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await finishAnimations()
    const sheet = page.getByTestId('sheet').element() as HTMLElement
    const place = sheet.getBoundingClientRect().top
    finger(sheet, START, down(sheet.offsetHeight * 0.5))
    await expect.poll(() => sheet.checkVisibility()).toBe(false)
    await page.getByRole('button', { name: '打开' }).click()
    await expect.poll(() => sheet.checkVisibility()).toBe(true)
    await finishAnimations()
    expect(sheet.getBoundingClientRect().top).toBeCloseTo(place, 0)
  })

  it('is in its place again after its page closed it under a finger and kept it', async () => {
    const { view, sheet } = await open({ keepMounted: true })
    const place = sheet.getBoundingClientRect().top
    finger(sheet, START, down(sheet.offsetHeight * 0.5), { hold: true })
    await view.rerender(tree({ keepMounted: true, open: false }))
    await expect.poll(() => sheet.checkVisibility()).toBe(false)
    await view.rerender(tree({ keepMounted: true }))
    await expect.poll(() => sheet.checkVisibility()).toBe(true)
    await finishAnimations()
    expect(sheet.getBoundingClientRect().top).toBeCloseTo(place, 0)
  })
})

describe('with a mouse', () => {
  const mouse = (target: Element, type: string, y: number, init: PointerEventInit = {}) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        pointerType: 'mouse',
        pointerId: 1,
        clientX: 200,
        clientY: y,
        bubbles: true,
        ...init,
      }),
    )
  const drag = (from: Element, sheet: HTMLElement, init: PointerEventInit = {}) => {
    // Without a real mouse there is no pointer to capture.
    const capture = vi.spyOn(sheet, 'setPointerCapture').mockImplementation(() => {})
    mouse(from, 'pointerdown', 100, init)
    mouse(sheet, 'pointermove', 400, init)
    const shift = sheet.style.transform
    mouse(sheet, 'pointerup', 400, init)
    return { shift, captured: capture.mock.calls.length }
  }

  it('is dragged by its head', async () => {
    const { sheet } = await open()
    const { shift, captured } = drag(page.getByRole('heading').element(), sheet)
    expect([shift, captured]).toEqual(['translate3d(0px, 300px, 0px)', 1])
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })

  it.each([
    ['by its content', () => page.getByText('很多券'), {}],
    ['by the close button', () => page.getByRole('button', { name: '关闭' }), {}],
    ['with the right button', () => page.getByRole('heading'), { button: 2 }],
    ['by a pen, which is a touch', () => page.getByRole('heading'), { pointerType: 'pen' }],
  ])('is not dragged %s', async (_, from, init) => {
    const { sheet } = await open()
    const { shift, captured } = drag(from().element(), sheet, init)
    expect([shift, captured]).toEqual(['', 0])
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('closes once by a click on its button, not by a drag as well', async () => {
    await open()
    await userEvent.click(page.getByRole('button', { name: '关闭' }))
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })
})
