import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { finishAnimations, putTheme } from '../../test/axe.ts'
import { describeField } from '../../test/fieldConformance.tsx'
import { Checkbox } from './index.ts'

describeConformance('Checkbox', {
  render: (props) => <Checkbox label="我已阅读并同意《借款协议》" {...props} />,
  passTo: 'control',
})

describeField('Checkbox', {
  render: (props) => <Checkbox label="自动还款" {...props} />,
  values: [true, true],
  empty: false,
  read: (root) => root.querySelector('input')?.checked,
  seen: [true, true, false],
  enter: () => page.getByRole('checkbox').click(),
})

it('is toggled by its label and by the space key', async () => {
  const onValueChange = vi.fn()
  const view = await render(<Checkbox label="我已阅读" onValueChange={onValueChange} />)
  const box = view.getByRole('checkbox', { name: '我已阅读' })
  await view.getByText('我已阅读').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
  expect(onValueChange.mock.calls).toEqual([[true], [false]])
})

it('does not react while disabled', async () => {
  const view = await render(<Checkbox disabled label="同意" />)
  ;(view.getByText('同意').element() as HTMLElement).click()
  await expect.element(view.getByRole('checkbox')).not.toBeChecked()
})

it('has a touch target of 44 around the mark, also in the small size', async () => {
  const view = await render(<Checkbox size="small" label="同意" />)
  const { left, top, width, height } = view.getByRole('checkbox').element().getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  for (const [dx, dy] of [
    [0, 20],
    [0, -20],
    [20, 0],
  ] as const) {
    const hit = document.elementFromPoint(x + dx, y + dy)
    expect(hit?.closest('label')).toBe(view.container.querySelector('label'))
  }
})

it('takes part in a form', async () => {
  const view = await render(
    <form>
      <Checkbox name="agree" defaultValue label="同意" />
    </form>,
  )
  const form = view.container.querySelector('form')
  expect(new FormData(form ?? undefined).get('agree')).toBe('on')
})

const box = () => page.getByRole('checkbox')
const input = () => box().element() as HTMLInputElement
const long = '我已阅读并同意《个人消费借款合同》《征信查询授权书》《个人信息使用授权书》'.repeat(3)

it('calls the native handler before its value changes, also while read-only', async () => {
  const calls: string[] = []
  const handlers = {
    onChange: () => calls.push('change'),
    onValueChange: (ticked: boolean) => calls.push(String(ticked)),
  }
  const view = await render(<Checkbox label="同意" {...handlers} />)
  await box().click()
  await view.rerender(<Checkbox label="同意" readOnly {...handlers} />)
  await box().click()
  await expect.element(box()).toBeChecked()
  expect(calls).toEqual(['change', 'true', 'change'])
})

it('says that it is read-only, and keeps its tick by touch and key', async () => {
  const view = await render(<Checkbox label="同意" readOnly defaultValue />)
  await expect.element(box()).toHaveAttribute('aria-readonly', 'true')
  await view.getByText('同意').click()
  await userEvent.keyboard(' ')
  await expect.element(box()).toBeChecked()
  await view.rerender(<Checkbox label="同意" />)
  await expect.element(box()).not.toHaveAttribute('aria-readonly')
})

it('returns to what it was after a double tap', async () => {
  const onValueChange = vi.fn()
  const view = await render(<Checkbox label="同意" onValueChange={onValueChange} />)
  await view.getByText('同意').dblClick()
  await expect.element(box()).not.toBeChecked()
  expect(onValueChange.mock.calls).toEqual([[true], [false]])
})

it('lets a link in its label be followed without a tick', async () => {
  const onOpen = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const label = (
    <>
      我已阅读
      <a href="#terms" onClick={onOpen}>
        《借款协议》
      </a>
    </>
  )
  await render(<Checkbox label={label} />)
  await page.getByRole('link', { name: '《借款协议》' }).click()
  expect(onOpen).toHaveBeenCalledTimes(1)
  await expect.element(box()).not.toBeChecked()
})

it('is not sent with a form while it is not ticked or disabled', async () => {
  const form = (props: { value: boolean; disabled?: boolean }) => (
    <form>
      <Checkbox name="agree" label="同意" {...props} />
    </form>
  )
  const view = await render(form({ value: false }))
  const sent = () => new FormData(view.container.querySelector('form') ?? undefined).has('agree')
  const seen = [sent()]
  for (const props of [{ value: true }, { value: true, disabled: true }]) {
    await view.rerender(form(props))
    seen.push(sent())
  }
  expect(seen).toEqual([false, true, false])
})

it.each(['koo', 'night'] as const)(
  'shows its mark only when ticked, and each state in other colours, in %s',
  async (theme) => {
    putTheme(theme)
    const looks = async (props: Partial<Parameters<typeof Checkbox>[0]>) => {
      const view = await render(<Checkbox label="同意" {...props} />)
      await finishAnimations()
      const { borderColor, backgroundColor } = getComputedStyle(input())
      const { opacity, color } = getComputedStyle(input().nextElementSibling as Element)
      await view.unmount()
      return { box: `${borderColor} ${backgroundColor}`, mark: opacity, colour: color }
    }
    const empty = await looks({})
    const ticked = await looks({ value: true })
    const wrong = await looks({ error: '请先同意' })
    const off = await looks({ disabled: true })
    const tickedOff = await looks({ value: true, disabled: true })
    expect([empty, ticked, wrong, off, tickedOff].map(({ mark }) => mark)).toEqual(['0', '1', '0', '0', '1'])
    expect(new Set([empty, ticked, wrong, off].map((look) => look.box)).size).toBe(4)
    expect(tickedOff.box).toBe(off.box)
    expect(tickedOff.colour).not.toBe(ticked.colour)
    expect((await looks({ error: '请先同意', value: true })).box).toBe(ticked.box)
  },
)

it('aligns its mark with the first line of a long label, in both sizes', async () => {
  for (const size of ['regular', 'small'] as const) {
    const view = await render(<Checkbox label={long} size={size} />)
    const text = document.createRange()
    text.selectNodeContents(view.getByText(long).element())
    const [line] = [...text.getClientRects()] as [DOMRect]
    const mark = input().getBoundingClientRect()
    expect(Math.abs(mark.top + mark.height / 2 - line.top - line.height / 2)).toBeLessThan(2)
    expect(mark.right).toBeLessThan(line.left)
    await view.unmount()
  }
})

it('is smaller in the small size, but not its row', async () => {
  const view = await render(<Checkbox label="同意" />)
  const size = () => ({
    font: Number.parseFloat(getComputedStyle(view.getByText('同意').element()).fontSize),
    row: view.container.querySelector('label')?.offsetHeight,
  })
  const regular = size()
  await view.rerender(<Checkbox label="同意" size="small" />)
  expect(size().font).toBeLessThan(regular.font)
  expect([regular.row, size().row]).toEqual([44, 44])
})

it('puts its message under the label, not under the mark', async () => {
  const view = await render(<Checkbox label="同意" />)
  const height = view.container.offsetHeight
  expect(height).toBe(44)
  await view.rerender(<Checkbox label="同意" error="请先阅读并同意协议" />)
  const text = document.createRange()
  text.selectNodeContents(view.getByRole('alert').element())
  const label = view.getByText('同意', { exact: true }).element().getBoundingClientRect()
  expect(text.getBoundingClientRect().left).toBeCloseTo(label.left, -1)
  expect(text.getBoundingClientRect().top).toBeGreaterThan(label.bottom)
})
