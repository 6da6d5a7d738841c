import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Timeline, type TimelineStep, timelineStates } from './index.ts'
import { page } from 'vitest/browser'
import { putTheme } from '../../test/axe.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

const steps: readonly TimelineStep[] = [
  { id: 'audit', state: 'done', title: '审核通过', text: '14:02:11' },
  { id: 'pay', state: 'active', title: '机构放款中', text: '预计20分钟内到账，可离开本页' },
  { id: 'card', state: 'pending', title: '到账' },
]

describeConformance('Timeline', { render: (props) => <Timeline steps={steps} {...props} /> })

it('says the state of each step as text', async () => {
  const view = await render(<Timeline steps={[...steps, { id: 'x', state: 'failed', title: '放款失败' }]} />)
  const items = view.getByRole('listitem').elements()
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
    '审核通过已完成',
    '机构放款中进行中',
    '到账未开始',
    '放款失败未通过',
  ])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
})

it('marks what is done or failed, numbers the rest, and shows a mark of its caller', async () => {
  const own: TimelineStep = { id: 'own', state: 'done', title: '已打款', icon: '¥' }
  const view = await render(
    <Timeline steps={[...steps, own, { id: 'x', state: 'failed', title: '放款失败' }]} />,
  )
  const dots = view
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('[aria-hidden]'))
  expect(dots.map((dot) => dot?.textContent)).toEqual(['', '2', '3', '¥', ''])
  expect(dots.map((dot) => dot?.querySelector('svg') !== null)).toEqual([true, false, false, false, true])
})

it('shows a line of text only where there is one', async () => {
  const view = await render(<Timeline steps={steps} />)
  const lines = view.getByRole('listitem').elements()
  expect(lines.map((item) => item.querySelectorAll('p').length)).toEqual([2, 2, 1])
})

const items = () => page.getByRole('listitem').elements()
const dot = (item: Element | undefined) => item?.querySelector('[aria-hidden]') as Element

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('has a dot for each state in %s', async (theme, hues) => {
  putTheme(theme)
  await render(<Timeline steps={timelineStates.map((state) => ({ id: state, state, title: '放款' }))} />)
  const grounds = items().map((item) => getComputedStyle(dot(item)).backgroundColor)
  const { sunken, brandTint, ok, bad } = hues
  expect(grounds).toEqual([sunken, brandTint, ok, bad].map(rgb))
})

it('leads from each step to the next by a line, in the colour of what is done', async () => {
  await render(<Timeline steps={steps} />)
  const lines = items().map((item) => {
    const { content, backgroundColor } = getComputedStyle(item, '::before')
    return content === 'none' ? null : backgroundColor
  })
  expect(lines).toEqual([rgb(kooHues.ok), rgb(kooHues.line), null])
})

it('keeps what is to come quieter than what is there', async () => {
  await render(<Timeline steps={steps} />)
  const titles = items().map((item) => getComputedStyle(item.querySelector('p') as Element))
  expect(titles.map(({ fontWeight }) => fontWeight)).toEqual(['600', '600', '400'])
  expect(titles.map(({ color }) => color)).toEqual([kooHues.ink, kooHues.ink, kooHues.ink2].map(rgb))
})

it('goes on in place when the loan goes on', async () => {
  const view = await render(<Timeline steps={steps} />)
  const [first, second, third] = items()
  await view.rerender(
    <Timeline steps={steps.map((step, at) => ({ ...step, state: at === 2 ? 'active' : 'done' }))} />,
  )
  expect(items()).toEqual([first, second, third])
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step'])
  expect(third?.textContent).toBe('3到账进行中')
})

it('is an empty list without steps, and has no line for one step alone', async () => {
  const view = await render(<Timeline steps={[]} />)
  expect(view.container.querySelector('ol')?.childElementCount).toBe(0)
  await view.rerender(<Timeline steps={steps.slice(0, 1)} />)
  expect(getComputedStyle(items()[0] as Element, '::before').content).toBe('none')
})

it('numbers a step whose state it does not know', async () => {
  const unknown = { ...steps[0], state: 'frozen' } as unknown as TimelineStep
  await render(<Timeline steps={[unknown]} />)
  expect(items()[0]?.textContent).toBe('1审核通过14:02:11')
})

it('keeps its dots round beside a long text and with text at 200 %', async () => {
  document.documentElement.style.fontSize = '32px'
  const long = steps.map((step) => ({ ...step, text: '中国邮政储蓄银行股份有限公司'.repeat(8) }))
  await render(<Timeline steps={long} />)
  const { width, height } = dot(items()[1]).getBoundingClientRect()
  expect([width, width]).toEqual([height, expect.closeTo(48, 0)])
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
  document.documentElement.style.fontSize = ''
})
