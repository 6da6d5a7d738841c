import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { Dialog, type DialogProps } from './index.ts'

describeOverlay('Dialog', {
  name: '确定离开吗？',
  render: (props) => (
    <Dialog title="确定离开吗？" {...props}>
      已填写的内容会为您保留24小时。
    </Dialog>
  ),
})

const open = async (props: Partial<DialogProps> = {}) => {
  const onOpenChange = vi.fn()
  await render(<Dialog open onOpenChange={onOpenChange} title="提示" {...props} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return onOpenChange
}

it('confirms and closes', async () => {
  const onConfirm = vi.fn()
  const onOpenChange = await open({ onConfirm })
  await page.getByRole('button', { name: '确定' }).click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('calls onCancel for the button only; Escape just closes', async () => {
  const onCancel = vi.fn()
  const onOpenChange = await open({ onCancel })
  await userEvent.keyboard('{Escape}')
  expect(onCancel).not.toHaveBeenCalled()
  await page.getByRole('button', { name: '取消' }).click()
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(onOpenChange.mock.calls).toEqual([[false], [false]])
})

it('waits for a promise, once, and stays open when it resolves to false', async () => {
  let finish = (_kept: boolean) => {}
  const onConfirm = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        finish = resolve
      }),
  )
  const onOpenChange = await open({ onConfirm })
  const button = page.getByRole('button', { name: '确定' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  ;(button.element() as HTMLElement).click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
  finish(false)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('has a button for each label it gets', async () => {
  await open({ confirmText: '我知道了', cancelText: null })
  await expect.element(page.getByRole('button', { name: '我知道了' })).toBeVisible()
  expect(document.querySelectorAll('[role="dialog"] button').length).toBe(1)
})

it('stays open on Escape and backdrop when not dismissible', async () => {
  const onOpenChange = await open({ dismissible: false })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('closes by the button in its corner', async () => {
  const onOpenChange = await open({ closable: true })
  await page.getByRole('button', { name: '关闭' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

const button = (name: string) => page.getByRole('button', { name })
const box = (name: string) => button(name).element().getBoundingClientRect()
const narrow = async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
}

describe('the answer', () => {
  it.each([
    ['closes after undefined', () => undefined, 1],
    ['closes after true', () => true, 1],
    ['stays open after false', () => false, 0],
    ['closes after a promise without a value', () => Promise.resolve(), 1],
  ])('%s', async (_, onConfirm, closings) => {
    const onOpenChange = await open({ onConfirm })
    await button('确定').click()
    await expect.element(button('确定')).not.toHaveAttribute('aria-busy')
    expect(onOpenChange).toHaveBeenCalledTimes(closings)
  })

  it('stays open when the promise is rejected, and the error is reported', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const onOpenChange = await open({ onConfirm: () => Promise.reject(new Error('offline')) })
    ;(button('确定').element() as HTMLElement).click()
    // Polling would let the time go on, and the error come too early.
    await new Promise(requestAnimationFrame)
    expect(() => vi.runAllTimers()).toThrow('offline')
    await expect.element(button('确定')).not.toHaveAttribute('aria-busy')
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('can still be cancelled while a promise is pending', async () => {
    const onCancel = vi.fn()
    const onOpenChange = await open({ onCancel, onConfirm: () => new Promise(() => {}) })
    await button('确定').click()
    await button('取消').click()
    expect(onCancel).toHaveBeenCalledTimes(1)
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })

  it('is given with the keyboard: refusing comes before agreeing', async () => {
    const onConfirm = vi.fn()
    await open({ onConfirm })
    await expect.element(page.getByRole('dialog')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('取消')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('确定')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })
})

describe('the content', () => {
  it('describes the dialog, and nothing does without it', async () => {
    const view = await render(
      <Dialog open onOpenChange={() => {}} title="提示">
        <p>额度将被释放</p>
      </Dialog>,
    )
    const dialog = page.getByRole('dialog', { name: '提示' })
    await expect.element(dialog).toHaveAccessibleDescription('额度将被释放')
    await view.rerender(<Dialog open onOpenChange={() => {}} title="提示" />)
    await expect.element(dialog).toHaveAccessibleDescription('')
  })

  it('has a mark above the title, and own actions in place of the buttons', async () => {
    await open({ lead: <i data-testid="mark">!</i>, footer: <button type="button">去完善</button> })
    const mark = page.getByTestId('mark').element().getBoundingClientRect()
    const title = page.getByRole('heading').element().getBoundingClientRect()
    expect(mark.bottom).toBeLessThanOrEqual(title.top)
    expect(
      page
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['去完善'])
  })

  it('has words in English', async () => {
    await render(
      <LocaleProvider locale={en}>
        <Dialog open closable onOpenChange={() => {}} title="Leave?" />
      </LocaleProvider>,
    )
    for (const name of ['Cancel', 'OK', 'Close']) await expect.element(button(name)).toBeVisible()
  })

  it('marks an action that destroys something by its colour', async () => {
    const view = await render(<Dialog open onOpenChange={() => {}} title="解绑银行卡？" />)
    const colour = () => getComputedStyle(button('确定').element()).backgroundColor
    await finishAnimations()
    const ordinary = colour()
    await view.rerender(<Dialog open danger onOpenChange={() => {}} title="解绑银行卡？" />)
    await finishAnimations()
    expect(colour()).not.toBe(ordinary)
  })
})

describe('the shape', () => {
  it('stands in the middle, with a margin at both sides', async () => {
    await narrow()
    await open({ children: '已填写的内容会为您保留24小时。' })
    await finishAnimations()
    const { left, right, top, bottom } = page.getByRole('dialog').element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(20)
    expect(320 - right).toBeCloseTo(left, 0)
    expect(568 - bottom).toBeCloseTo(top, 0)
  })

  it('has short answers side by side, equally wide', async () => {
    await narrow()
    await open()
    await finishAnimations()
    expect(box('取消').top).toBe(box('确定').top)
    expect(box('取消').width).toBeCloseTo(box('确定').width, 0)
  })

  it('has long answers at one height, each inside its button', async () => {
    await narrow()
    const [yes, no] = ['同意授权并继续申请借款', '暂不授权，返回上一页']
    await open({ confirmText: yes, cancelText: no })
    await finishAnimations()
    expect(box(yes).height).toBe(box(no).height)
    for (const name of [yes, no]) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = button(name).element()
      expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight])
    }
  })

  it('has the answers below one another where the text is enlarged', async () => {
    await narrow()
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    await open()
    await finishAnimations()
    expect(box('确定').top).toBeGreaterThanOrEqual(box('取消').bottom)
    expect(box('确定').width).toBeCloseTo(box('取消').width, 0)
  })

  it('scrolls inside when the text is long, and shows the answers at the end', async () => {
    await narrow()
    const lines = Array.from({ length: 60 }, (_, index) => <p key={index}>第{index + 1}条说明</p>)
    await open({ children: lines })
    await finishAnimations()
    const dialog = page.getByRole('dialog').element()
    expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(568 * 0.86 + 1)
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    dialog.scrollTop = dialog.scrollHeight
    expect(box('确定').bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom)
  })

  it('keeps a long title clear of the close button', async () => {
    await narrow()
    await open({ closable: true, title: '您有一笔借款申请尚未提交，请确认是否继续' })
    await finishAnimations()
    const range = document.createRange()
    range.selectNodeContents(page.getByRole('heading').element())
    const text = range.getBoundingClientRect()
    const cross = button('关闭').element().querySelector('svg') as SVGElement
    expect(text.right).toBeLessThanOrEqual(cross.getBoundingClientRect().left)
  })
})
