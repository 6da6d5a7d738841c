import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Timeline, type TimelineStep } from './index.ts'

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
