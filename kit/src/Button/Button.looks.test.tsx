import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { putTheme } from '../../test/axe.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'
import { Button, buttonKinds, buttonSizes } from './index.ts'

const look = (button: Element) => {
  const { color, backgroundColor } = getComputedStyle(button)
  return [color, backgroundColor]
}
const clear = 'rgba(0, 0, 0, 0)'

describe.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('in %s', (theme, hues) => {
  it.each([
    ['primary', rgb(hues.onBrand), rgb(hues.brand)],
    ['danger', rgb(hues.onBad), rgb(hues.bad)],
    ['secondary', rgb(hues.ink), rgb(hues.surface)],
    ['text', rgb(hues.brand), clear],
  ] as const)('%s has its colours', async (kind, color, ground) => {
    putTheme(theme)
    const view = await render(<Button kind={kind}>借款</Button>)
    expect(look(view.getByRole('button').element())).toEqual([color, ground])
  })

  it.each([
    ['primary', rgb(hues.idle)],
    ['danger', rgb(hues.idle)],
    ['secondary', rgb(hues.surface)],
    ['text', clear],
  ] as const)('%s is grey while it is disabled', async (kind, ground) => {
    putTheme(theme)
    const view = await render(
      <Button kind={kind} disabled>
        借款
      </Button>,
    )
    const button = view.getByRole('button').element()
    expect(look(button)).toEqual([rgb(hues.onIdle), ground])
    expect(getComputedStyle(button).cursor).toBe('not-allowed')
  })
})

it('is primary and large unless it is told otherwise', async () => {
  const view = await render(<Button>借款</Button>)
  const button = view.getByRole('button').element()
  expect(look(button)).toEqual([rgb(kooHues.onBrand), rgb(kooHues.brand)])
  expect(button.getBoundingClientRect().height).toBe(50)
})

it.each(buttonKinds)('%s is as high while it is busy, and shows that it runs', async (kind) => {
  for (const size of buttonSizes) {
    const button = (loading: boolean) => (
      <Button kind={kind} size={size} loading={loading} block>
        立即借款
      </Button>
    )
    const view = await render(button(false))
    const element = view.getByRole('button').element()
    const { width, height } = element.getBoundingClientRect()
    const colours = look(element)
    expect(element.childElementCount).toBe(1)
    await view.rerender(button(true))
    const busy = element.getBoundingClientRect()
    expect([busy.width, busy.height]).toEqual([width, height])
    expect(element.querySelector('span')?.getAnimations()).toHaveLength(1)
    // Busy is not disabled: the words stay readable.
    expect(look(element)).toEqual(colours)
    await view.unmount()
  }
})

it('is as wide as its words, or as its container', async () => {
  const view = await render(<Button size="medium">借款</Button>)
  const width = () => view.getByRole('button').element().getBoundingClientRect().width
  expect(width()).toBeLessThan(100)
  await view.rerender(
    <Button size="medium" block>
      借款
    </Button>,
  )
  expect(width()).toBe(innerWidth)
})

it.each(buttonSizes)('breaks a long label inside a %s button at 320', async (size) => {
  await page.viewport(320, 568)
  const view = await render(<Button size={size}>{'同意以上协议并立即借款'.repeat(6)}</Button>)
  const button = view.getByRole('button').element()
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(320)
  expect(getComputedStyle(button).textAlign).toBe('center')
  await page.viewport(375, 667)
})

it('shows the focus of the keyboard outside its edge, and none after a touch', async () => {
  const view = await render(<Button>借款</Button>)
  const button = view.getByRole('button')
  await userEvent.keyboard('{Tab}')
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(button.element())
  expect([outlineStyle, outlineWidth, outlineOffset]).toEqual(['solid', '2px', '2px'])
  expect(outlineColor).toBe(rgb(kooHues.brand))
  ;(button.element() as HTMLElement).blur()
  await button.click()
  expect(getComputedStyle(button.element()).outlineStyle).toBe('none')
})

it('is pressed by Enter and by Space, each once', async () => {
  const onClick = vi.fn()
  await render(
    <Button lock={0} onClick={onClick}>
      加
    </Button>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
  await userEvent.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('is skipped by the keyboard while disabled, but not while busy', async () => {
  await render(
    <>
      <Button disabled>一</Button>
      <Button loading>二</Button>
    </>,
  )
  await userEvent.keyboard('{Tab}')
  const busy = page.getByRole('button', { name: '二' })
  await expect.element(busy).toHaveFocus()
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('button', { name: '一' })).not.toHaveAttribute('aria-busy')
})

it('is a 44 px target in every size', async () => {
  const view = await render(
    <>
      <Button size="large">大</Button>
      <Button size="medium">中</Button>
      <Button size="small" kind="text">
        小
      </Button>
    </>,
  )
  for (const button of view.container.querySelectorAll('button')) {
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
})

it.each(['改', '重试', '收不到短信'])(
  'is a target 44 wide around "%s", and no wider itself',
  async (label) => {
    const view = await render(
      <div style={{ padding: 40 }}>
        <Button size="small" kind="text">
          {label}
        </Button>
      </div>,
    )
    const button = view.getByRole('button').element()
    const { left, width, top, height } = button.getBoundingClientRect()
    // A character of 13 and two paddings of 8.
    expect(width).toBeCloseTo(label.length * 13 + 16, 0)
    const middle = left + width / 2
    const half = Math.max(width, 44) / 2 - 0.5
    for (const x of [middle - half, middle, middle + half])
      for (const y of [top + 0.5, top + height - 0.5]) expect(document.elementFromPoint(x, y)).toBe(button)
  },
)
