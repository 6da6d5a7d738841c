import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { finishAnimations, putTheme } from '../../test/axe.ts'
import { describeField } from '../../test/fieldConformance.tsx'
import { Switch } from './index.ts'

describeConformance('Switch', {
  render: (props) => <Switch label="自动还款" hint="还款日扣款" {...props} />,
  passTo: 'control',
})

describeField('Switch', {
  render: (props) => <Switch label="自动还款" {...props} />,
  values: [true, true],
  empty: false,
  read: (root) => root.querySelector('input')?.checked,
  seen: [true, true, false],
  enter: () => page.getByRole('switch').click(),
})

it('is switched by its label and by the space key', async () => {
  const onValueChange = vi.fn()
  const view = await render(<Switch label="自动还款" onValueChange={onValueChange} />)
  const control = view.getByRole('switch', { name: '自动还款' })
  await view.getByText('自动还款').click()
  await expect.element(control).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(control).not.toBeChecked()
  expect(onValueChange.mock.calls).toEqual([[true], [false]])
})

const control = () => page.getByRole('switch')
const input = () => control().element() as HTMLInputElement

it('calls the native handler too, and changes nothing while read-only', async () => {
  const calls: string[] = []
  const handlers = {
    onChange: () => calls.push('change'),
    onValueChange: (on: boolean) => calls.push(String(on)),
  }
  const view = await render(<Switch label="自动还款" {...handlers} />)
  await control().click()
  await view.rerender(<Switch label="自动还款" readOnly {...handlers} />)
  await expect.element(control()).toHaveAttribute('aria-readonly', 'true')
  await control().click()
  await userEvent.keyboard(' ')
  await expect.element(control()).toBeChecked()
  expect(calls).toEqual(['change', 'true', 'change', 'change'])
})

it('is not turned by its label while disabled', async () => {
  const onValueChange = vi.fn()
  const view = await render(<Switch label="自动还款" disabled defaultValue onValueChange={onValueChange} />)
  ;(view.getByText('自动还款').element() as HTMLElement).click()
  await expect.element(control()).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await expect.element(control()).not.toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('takes part in a form only when it is on', async () => {
  const form = (value: boolean) => (
    <form>
      <Switch label="自动还款" name="auto" value={value} />
    </form>
  )
  const view = await render(form(true))
  const sent = () => new FormData(view.container.querySelector('form') ?? undefined).get('auto')
  expect(sent()).toBe('on')
  await view.rerender(form(false))
  expect(sent()).toBeNull()
})

it('is connected by the id and description of its caller', async () => {
  const view = await render(
    <>
      <p id="more">每月 8 日</p>
      <Switch label="自动还款" id="auto" aria-describedby="more" hint="还款日扣款" />
    </>,
  )
  await expect.element(control()).toHaveAttribute('id', 'auto')
  await expect.element(control()).toHaveAccessibleDescription('每月 8 日 还款日扣款')
  await view.getByText('自动还款').click()
  await expect.element(control()).toBeChecked()
})

/** Colour of the track, place of the knob and colour of the label. */
const looks = async () => {
  await finishAnimations()
  const { transform } = getComputedStyle(input(), '::before')
  const label = input().labels?.[0] as Element
  return {
    track: getComputedStyle(input()).backgroundColor,
    knob: transform === 'none' ? 0 : new DOMMatrix(transform).e,
    label: getComputedStyle(label).color,
    cursor: getComputedStyle(label).cursor,
  }
}

it.each(['koo', 'night'] as const)(
  'shows on and off by colour and by the place of its knob, in %s',
  async (theme) => {
    putTheme(theme)
    const view = await render(<Switch label="自动还款" value={false} />)
    const off = await looks()
    await view.rerender(<Switch label="自动还款" value />)
    const on = await looks()
    expect(on.track).not.toBe(off.track)
    expect(off.knob).toBe(0)
    // The knob leaves the same gap at both ends of the track.
    expect(on.knob).toBeCloseTo(input().offsetWidth - input().offsetHeight, 0)
    await view.rerender(<Switch label="自动还款" value disabled />)
    const disabled = await looks()
    expect(disabled.track).not.toBe(on.track)
    expect(disabled.label).not.toBe(on.label)
    expect([on.cursor, disabled.cursor, disabled.knob]).toEqual(['pointer', 'not-allowed', on.knob])
  },
)

it('stays in the middle of label and message, beside both, on the narrowest screen', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(375, 667))
  const long = '从尾号8000 的储蓄卡自动扣款还款'.repeat(4)
  const view = await render(<Switch label={long} hint={long} />)
  const [root, track] = [view.container.getBoundingClientRect(), input().getBoundingClientRect()]
  expect(track.top + track.height / 2).toBeCloseTo(root.top + root.height / 2, 0)
  expect(track.right).toBeCloseTo(root.right, 0)
  for (const text of view.getByText(long).elements()) {
    expect(text.getBoundingClientRect().right).toBeLessThan(track.left)
  }
})

it('shows a ring for keys only', async () => {
  await render(<Switch label="自动还款" />)
  await userEvent.keyboard('{Tab}')
  expect(getComputedStyle(input()).outlineStyle).toBe('solid')
  input().blur()
  await control().click()
  await expect.element(control()).toHaveFocus()
  expect(getComputedStyle(input()).outlineStyle).toBe('none')
})

it('has no message and the height of one row until something is to be said', async () => {
  const view = await render(<Switch label="自动还款" />)
  expect(view.container.offsetHeight).toBe(52)
  await view.rerender(<Switch label="自动还款" hint="还款日扣款" />)
  expect(view.container.offsetHeight).toBeGreaterThan(52)
  await view.rerender(<Switch label="自动还款" hint="还款日扣款" error="请先绑定银行卡" />)
  await expect.element(control()).toHaveAccessibleDescription('请先绑定银行卡')
})
