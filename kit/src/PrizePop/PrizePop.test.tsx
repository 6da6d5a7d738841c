import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { PrizePop, type Prize, type PrizePopProps } from './index.ts'

const texts = {
  title: '还有奖励没有使用',
  prizes: [
    { id: 'limit', value: '5,000', unit: '¥', label: '临时额度' },
    { id: 'rate', value: '18', suffix: '%', label: '年利率低至' },
  ],
  note: '11月27日前有效',
  confirmText: '继续借款',
  giveUpText: '离开',
}
const handlers = () => ({ onConfirm: vi.fn(), onGiveUp: vi.fn(), onOpenChange: vi.fn() })

describeOverlay('PrizePop', {
  name: texts.title,
  render: (props) => <PrizePop {...texts} onConfirm={() => {}} onGiveUp={() => {}} {...props} />,
})

it('shows a cell for each prize, its figure and its name', { tags: ['cashLead.6'] }, async () => {
  await render(<PrizePop {...texts} {...handlers()} open />)
  const cells = page.getByRole('listitem').elements()
  expect(cells.map(({ textContent }) => textContent)).toEqual(['¥5,000临时额度', '18%年利率低至'])
  await expect.element(page.getByRole('dialog')).toMatchTextContent('11月27日前有效')
})

it('one button continues, the other gives up; closing is neither', { tags: ['cashLead.5'] }, async () => {
  const on = handlers()
  await render(<PrizePop {...texts} {...on} open />)
  await page.getByRole('button', { name: texts.confirmText }).click()
  expect(on.onConfirm).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: texts.giveUpText }).click()
  expect(on.onGiveUp).toHaveBeenCalledOnce()
  expect(on.onOpenChange).not.toHaveBeenCalled()
  await page.getByRole('button', { name: '关闭' }).click()
  expect(on.onOpenChange.mock.calls).toEqual([[false]])
})

it('has one button where nothing is given up', async () => {
  const { giveUpText: _, ...entry } = texts
  await render(<PrizePop {...entry} {...handlers()} open />)
  expect(page.getByRole('button').elements()).toHaveLength(2)
})

it('fits three prizes and long texts on the narrowest screen', async () => {
  await page.viewport(320, 568)
  try {
    const prizes = ['9,999,999', '23.99', '首笔借款前十二期免息'].map((value) => ({
      id: value,
      value,
      label: '合作机构新客专享优惠券',
    }))
    await render(<PrizePop {...texts} prizes={prizes} {...handlers()} open />)
    for (const cell of page.getByRole('listitem').elements())
      expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    await page.getByRole('button', { name: texts.giveUpText }).click()
  } finally {
    await page.viewport(375, 667)
  }
})

const tree = (props: Partial<PrizePopProps> = {}) => <PrizePop {...texts} {...handlers()} open {...props} />
const size = (text: string) => {
  const element = page.getByText(text, { exact: true }).element()
  return Number.parseFloat(getComputedStyle(element).fontSize)
}
const prize = (props: Partial<Prize> = {}): Prize => ({ id: 'a', value: '870.04', label: '可减', ...props })

it('shows one prize larger than one of several', async () => {
  const view = await render(tree({ prizes: [prize({ value: '全程免息' })] }))
  const alone = size('全程免息')
  const others = [prize({ value: '全程免息' }), prize({ id: 'b', value: '7天' })]
  await view.rerender(tree({ prizes: others }))
  expect(size('全程免息')).toBeLessThan(alone)
})

it('shows a figure larger when it is the only one', async () => {
  const figure = () => getComputedStyle(page.getByRole('listitem').first().element().children[0] as Element)
  const view = await render(tree({ prizes: [prize({ unit: '¥' })] }))
  const alone = figure().fontSize
  await view.rerender(tree({ prizes: [prize({ unit: '¥' }), prize({ id: 'b' })] }))
  expect(Number.parseFloat(figure().fontSize)).toBeLessThan(Number.parseFloat(alone))
})

it.each([
  [{ unit: '¥' }, '¥870.04可减'],
  [{ suffix: '元' }, '870.04元可减'],
  [{ unit: '约', suffix: '元' }, '约870.04元可减'],
  [{}, '870.04可减'],
  [{ unit: '', suffix: '' }, '870.04可减'],
  [{ value: '0', unit: '¥' }, '¥0可减'],
  [{ value: '99,999,999.99', unit: '¥' }, '¥99,999,999.99可减'],
])('writes the units %j', async (props, text) => {
  await render(tree({ prizes: [prize(props)] }))
  expect(page.getByRole('listitem').element().textContent).toBe(text)
})

it('never breaks a figure: cells go below one another instead', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const prizes = ['99,999,999.99', '200,000.00', '0.01'].map((value) =>
    prize({ id: value, value, unit: '¥' }),
  )
  await render(tree({ prizes }))
  await finishAnimations()
  const cells = page.getByRole('listitem').elements()
  for (const cell of cells) {
    const figure = cell.firstElementChild as HTMLElement
    expect(figure.getBoundingClientRect().height).toBeLessThan(
      2 * Number.parseFloat(getComputedStyle(figure).fontSize),
    )
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  }
  const [first, second] = cells.map((cell) => cell.getBoundingClientRect())
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
})

it('has short prizes side by side, equally wide', async () => {
  await render(tree())
  await finishAnimations()
  const [first, second] = page
    .getByRole('listitem')
    .elements()
    .map((cell) => cell.getBoundingClientRect())
  expect(second?.top).toBe(first?.top)
  expect(second?.width).toBeCloseTo(first?.width ?? 0, 0)
})

it('has no note where there is none, and is described by what there is', async () => {
  const view = await render(tree({ prizes: [prize()] }))
  const dialog = page.getByRole('dialog', { name: texts.title })
  await expect.element(dialog).toHaveAccessibleDescription('870.04 可减 11月27日前有效')
  await view.rerender(tree({ prizes: [prize()], note: '' }))
  await expect.element(dialog).toHaveAccessibleDescription('870.04 可减')
  expect(dialog.element().querySelector('p')).toBeNull()
})

it('continues once when it is tapped twice', async () => {
  const on = handlers()
  await render(tree(on))
  const button = page.getByRole('button', { name: texts.confirmText }).element() as HTMLElement
  button.click()
  button.click()
  expect(on.onConfirm).toHaveBeenCalledOnce()
})

it('has a way to give up that is as large as the way on', async () => {
  await render(tree())
  await finishAnimations()
  const [confirm, giveUp] = [texts.confirmText, texts.giveUpText].map((name) =>
    page.getByRole('button', { name }).element().getBoundingClientRect(),
  )
  expect([giveUp?.width, giveUp?.height]).toEqual([confirm?.width, confirm?.height])
})
