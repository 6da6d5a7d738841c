import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { AmountChips, type AmountChipsProps } from './index.ts'

const items = [
  { value: 50000, text: '50,000' },
  { value: 38000, text: '38,000' },
]
const four = [...items, { value: 25000, text: '25,000' }, { value: 13000, text: '13,000' }]

describeConformance('AmountChips', {
  render: (props) => <AmountChips items={items} onChoose={() => {}} {...props} />,
})

const Chips = (props: Partial<AmountChipsProps>) => (
  <AmountChips items={items} onChoose={() => {}} {...props} />
)
const chip = (name: string) => page.getByRole('button', { name })
const buttons = () => [...document.querySelectorAll('[role="group"] button')]
const faceOf = (name: string) => chip(name).element().firstElementChild as HTMLElement
const group = () => page.getByRole('group').element() as HTMLElement

const narrow = async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
}

it('passes on the amount of the tapped chip and shows which is selected', async () => {
  const onChoose = vi.fn()
  await render(<AmountChips items={items} value={50000} onChoose={onChoose} />)
  await chip('38,000').click()
  expect(onChoose.mock.calls).toEqual([[38000]])
  await expect.element(chip('50,000')).toHaveAttribute('aria-pressed', 'true')
})

it('passes on every tap, also on the selected chip', async () => {
  const onChoose = vi.fn()
  await render(<Chips value={50000} onChoose={onChoose} />)
  await chip('50,000').click()
  await chip('50,000').click()
  expect(onChoose.mock.calls).toEqual([[50000], [50000]])
})

it('works with the keyboard: Tab from chip to chip, Enter and Space', async () => {
  const onChoose = vi.fn()
  await render(<Chips onChoose={onChoose} />)
  await userEvent.keyboard('{Tab}{Enter}{Tab} ')
  expect(onChoose.mock.calls).toEqual([[50000], [38000]])
  await expect.element(chip('38,000')).toHaveFocus()
})

it.each([
  ['no value', undefined, []],
  ['a value without a chip', 1000, []],
  ['the second amount', 38000, ['38,000']],
])('is pressed for %s', async (_, value, pressed) => {
  await render(<Chips value={value} />)
  const found = buttons().filter((button) => button.ariaPressed === 'true')
  expect(found.map((button) => button.textContent)).toEqual(pressed)
})

it('shows another colour and ground for the selected chip, and moves them with the value', async () => {
  const view = await render(<Chips value={50000} />)
  const looks = async (name: string) => {
    await finishAnimations()
    const { color, backgroundColor } = getComputedStyle(faceOf(name))
    return [color, backgroundColor]
  }
  const [on, off] = [await looks('50,000'), await looks('38,000')]
  expect([on[0] === off[0], on[1] === off[1]]).toEqual([false, false])
  await view.rerender(<Chips value={38000} />)
  expect([await looks('50,000'), await looks('38,000')]).toEqual([off, on])
})

it('keeps the order of its caller and the text of each amount', async () => {
  const odd = [
    { value: 0.01, text: '0.01' },
    { value: 99_999_999.99, text: '99,999,999.99' },
    { value: 0, text: '0' },
  ]
  const onChoose = vi.fn()
  await render(<Chips items={odd} value={0} onChoose={onChoose} />)
  expect(buttons().map((button) => button.textContent)).toEqual(['0.01', '99,999,999.99', '0'])
  await chip('99,999,999.99').click()
  await chip('0.01').click()
  expect(onChoose.mock.calls).toEqual([[99_999_999.99], [0.01]])
})

it('is named in both languages, or by its caller', async () => {
  const view = await render(<Chips />)
  await expect.element(page.getByRole('group', { name: '推荐金额' })).toBeVisible()
  await view.rerender(<Chips label="可借金额" />)
  await expect.element(page.getByRole('group', { name: '可借金额' })).toBeVisible()
  await view.rerender(
    <LocaleProvider locale={en}>
      <Chips />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('group', { name: 'Suggested amounts' })).toBeVisible()
})

it('takes no space and no focus while collapsed', async () => {
  const view = await render(<AmountChips items={items} shown={false} onChoose={() => {}} />)
  await finishAnimations()
  expect(view.container.firstElementChild?.getBoundingClientRect().height).toBe(0)
  await expect.element(page.getByRole('button', { name: '50,000' })).not.toBeInTheDocument()
})

it('is passed over by the Tab key while collapsed', async () => {
  await render(
    <>
      <Chips shown={false} />
      <button type="button">下一步</button>
    </>,
  )
  await finishAnimations()
  await userEvent.keyboard('{Tab}')
  await expect.element(chip('下一步')).toHaveFocus()
})

it('is collapsed without items, and shown with the first ones', async () => {
  const view = await render(<Chips items={[]} />)
  const root = view.container.firstElementChild as HTMLElement
  const seen = async () => {
    await finishAnimations()
    return [root.getBoundingClientRect().height > 0, getComputedStyle(root).visibility]
  }
  expect(await seen()).toEqual([false, 'hidden'])
  await view.rerender(<Chips items={[]} shown />)
  expect(await seen()).toEqual([false, 'hidden'])
  await view.rerender(<Chips />)
  expect(await seen()).toEqual([true, 'visible'])
  await view.rerender(<Chips shown={false} />)
  expect(await seen()).toEqual([false, 'hidden'])
  // They stay, so that the animation has something to show.
  expect(buttons()).toHaveLength(2)
})

it('is a 44 px target', async () => {
  await render(<AmountChips items={items} onChoose={() => {}} />)
  expect(
    page.getByRole('button', { name: '50,000' }).element().getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(44)
})

it('shows a chip that is lower than its target, in the middle of it', async () => {
  await render(<Chips />)
  const [outer, inner] = [chip('50,000').element(), faceOf('50,000')].map((one) =>
    one.getBoundingClientRect(),
  )
  expect(inner?.height).toBeLessThan(38)
  expect(inner?.top).toBeCloseTo((outer?.top ?? 0) + ((outer?.height ?? 0) - (inner?.height ?? 0)) / 2, 0)
})

it.each([375, 320])('has four amounts in one row on a screen of %i', async (width) => {
  await page.viewport(width, 568)
  onTestFinished(() => page.viewport(375, 667))
  await render(<Chips items={four} style={{ margin: '0 16px' }} />)
  expect(new Set(buttons().map((button) => button.getBoundingClientRect().top)).size).toBe(1)
  const right = buttons().at(-1)?.getBoundingClientRect().right ?? 0
  expect(right).toBeCloseTo(width - 16, 0)
})

it('does not fill the row with a single amount', async () => {
  await render(<Chips items={items.slice(0, 1)} />)
  expect(faceOf('50,000').getBoundingClientRect().width).toBeLessThanOrEqual(150)
})

it('puts large amounts into more rows, each amount on one line', async () => {
  await narrow()
  const large = [1, 2, 3, 4, 5].map((value) => ({ value, text: `¥${value}9,999,999.99` }))
  await render(<Chips items={large} style={{ margin: '0 16px' }} />)
  const tops = buttons().map((button) => button.getBoundingClientRect().top)
  expect(new Set(tops).size).toBeGreaterThan(1)
  const heights = buttons().map((button) => button.firstElementChild?.getBoundingClientRect().height)
  expect(new Set(heights).size).toBe(1)
  expect(heights[0]).toBeLessThan(38)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('has space for the focus frame of the first and the last chip', async () => {
  await render(<Chips items={four} style={{ margin: '0 16px' }} />)
  await userEvent.keyboard('{Tab}')
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(faceOf('50,000'))
  expect(outlineStyle).toBe('solid')
  const frame = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  const fold = (group().firstElementChild as HTMLElement).getBoundingClientRect()
  expect(faceOf('50,000').getBoundingClientRect().left - frame).toBeGreaterThanOrEqual(fold.left - 0.1)
  expect(faceOf('13,000').getBoundingClientRect().right + frame).toBeLessThanOrEqual(fold.right + 0.1)
})
