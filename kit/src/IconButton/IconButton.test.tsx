import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { IconClose } from '../Icon/index.ts'
import { IconButton, type IconButtonProps } from './index.ts'
import { page, userEvent } from 'vitest/browser'
import { kooHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

describeConformance('IconButton', {
  render: (props) => (
    <IconButton label="关闭" {...props}>
      <IconClose />
    </IconButton>
  ),
})

it('is named, 44 large and does not submit', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  const view = await render(
    <form onSubmit={onSubmit}>
      <IconButton label="清空" onClick={onClick}>
        <IconClose />
      </IconButton>
    </form>,
  )
  const button = view.getByRole('button', { name: '清空' })
  await button.click()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
  const { width, height } = button.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

const close = (props: Partial<IconButtonProps> = {}) => (
  <IconButton label="关闭" {...props}>
    <IconClose />
  </IconButton>
)

it('is pressed by Enter and by Space', async () => {
  const onClick = vi.fn()
  await render(close({ onClick }))
  await userEvent.keyboard('{Tab}{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('cannot be reached or pressed while disabled, and looks so', async () => {
  const onClick = vi.fn()
  const view = await render(close({ onClick, disabled: true }))
  const button = view.getByRole('button').element() as HTMLElement
  button.click()
  await userEvent.keyboard('{Tab}')
  expect(onClick).not.toHaveBeenCalled()
  expect(document.activeElement).not.toBe(button)
  const { color, cursor } = getComputedStyle(button)
  expect([color, cursor]).toEqual([rgb(kooHues.onIdle), 'not-allowed'])
})

it('shows the focus of the keyboard inside itself, and none after a touch', async () => {
  const view = await render(close())
  const button = view.getByRole('button')
  await userEvent.keyboard('{Tab}')
  const { outlineStyle, outlineOffset, borderRadius } = getComputedStyle(button.element())
  expect([outlineStyle, outlineOffset, borderRadius]).toEqual(['solid', '-4px', '50%'])
  ;(button.element() as HTMLElement).blur()
  await button.click()
  expect(getComputedStyle(button.element()).outlineStyle).toBe('none')
})

it('says another name where the same icon does something else', async () => {
  const view = await render(close({ label: '收起' }))
  await expect.element(view.getByRole('button', { name: '收起', exact: true })).toBeVisible()
  await view.rerender(close({ label: '展开' }))
  await expect.element(view.getByRole('button', { name: '展开', exact: true })).toBeVisible()
})

it('sends a form only where it is told to', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const view = await render(<form onSubmit={onSubmit}>{close({ label: '搜索', type: 'submit' })}</form>)
  await view.getByRole('button', { name: '搜索' }).click()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it.each([320, 375, 480])('has its icon in the middle of at least 44 at %i', async (width) => {
  await page.viewport(width, 667)
  const view = await render(close())
  const button = view.getByRole('button').element().getBoundingClientRect()
  const icon = view.container.querySelector('svg')?.getBoundingClientRect()
  expect(button.width).toBe(button.height)
  expect(button.width).toBeCloseTo(Math.max(44, (44 * width) / 375), 1)
  expect((icon?.left ?? 0) + (icon?.width ?? 0) / 2).toBeCloseTo(button.left + button.width / 2, 0)
  await page.viewport(375, 667)
})

it('keeps its size beside a long title', async () => {
  const view = await render(
    <div style={{ display: 'flex', width: 120 }}>
      <p>{'借款协议'.repeat(10)}</p>
      {close()}
    </div>,
  )
  expect(view.getByRole('button').element().getBoundingClientRect().width).toBe(44)
})
