import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AuditCountdown } from '../AuditCountdown/index.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { ResultTimeline, auditStatuses } from './index.ts'

describeConformance('ResultTimeline', {
  render: (props) => <ResultTimeline status="passed" time="14:02:11" {...props} />,
})

const steps = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((step) => step.textContent)

it.each([
  ['auditing', ['机构审核中', '机构放款']],
  ['passed', ['审核通过', '机构放款中']],
  ['failed', ['审核未通过', '未放款']],
  ['unknown', ['审核结果待确认', '机构放款']],
] as const)('says of %s %j', async (status, words) => {
  await render(<ResultTimeline status={status} />)
  expect(steps()).toHaveLength(2)
  for (const [index, word] of words.entries()) expect(steps()[index]).toContain(word)
})

it('announces a new status, but not the seconds', async () => {
  const view = await render(
    <ResultTimeline status="auditing" countdown={<AuditCountdown remaining={18} />} />,
  )
  const status = page.getByRole('status')
  await expect.element(status).toMatchTextContent('机构审核中')
  expect(status.element().textContent).not.toContain('18')
  await expect.element(page.getByRole('timer')).toMatchTextContent('预计18秒内出结果')
  await view.rerender(<ResultTimeline status="passed" time="14:02:11" />)
  await expect.element(status).toMatchTextContent('审核通过')
  expect(steps()[0]).toContain('14:02:11')
  expect(steps()[1]).toContain('预计20分钟内到账，可离开本页')
})

it('says nothing of a payout before it is certain', async () => {
  const view = await render(<ResultTimeline status="failed" payoutText="20分钟内到账" />)
  expect(view.container.textContent).not.toContain('到账')
})

it('says nothing of a loan that is being read', async () => {
  const view = await render(<ResultTimeline busy status="passed" time="14:02:11" />)
  expect(view.container.textContent).not.toMatch(/审核|放款|到账|14:02/)
  expect(page.getByRole('status').elements()).toHaveLength(0)
  expect(page.getByRole('listitem').elements()).toHaveLength(0)
})

it.each([
  ['auditing', '1机构审核中进行中人工核实', '2机构放款未开始'],
  ['passed', '审核通过已完成人工核实', '2机构放款中进行中约2小时到账'],
  ['failed', '审核未通过未通过人工核实', '2未放款未开始'],
  ['unknown', '1审核结果待确认进行中人工核实', '2机构放款未开始'],
] as const)(
  'takes the texts of its caller for %s, and of the payout only when it runs',
  async (status, audit, payout) => {
    await render(
      <ResultTimeline
        status={status}
        time="14:02:11"
        countdown="预计3秒内出结果"
        auditText="人工核实"
        payoutText="约2小时到账"
      />,
    )
    expect(steps()).toEqual([audit, payout])
  },
)

it.each(auditStatuses)('takes the titles of its caller for %s, and announces them', async (status) => {
  await render(<ResultTimeline status={status} auditTitle="平台复核" payoutTitle="平台放款" />)
  await expect.element(page.getByRole('status')).toHaveTextContent('平台复核')
  expect(steps()[0]).toContain('平台复核')
  expect(steps()[1]).toContain('平台放款')
})

it.each([
  ['auditing', true, false],
  ['passed', false, true],
  ['failed', false, true],
  ['unknown', false, false],
] as const)('shows for %s the countdown: %s, the time: %s', async (status, counts, timed) => {
  const view = await render(<ResultTimeline status={status} time="14:02:11" countdown="预计3秒内出结果" />)
  const text = view.container.textContent ?? ''
  expect([text.includes('预计3秒内出结果'), text.includes('14:02:11')]).toEqual([counts, timed])
})

it.each([
  ['auditing', [true, false]],
  ['passed', [false, true]],
  ['failed', [false, false]],
  ['unknown', [true, false]],
] as const)('for %s marks as current: %j', async (status, current) => {
  await render(<ResultTimeline status={status} />)
  const items = page.getByRole('listitem').elements()
  expect(items.map((item) => item.getAttribute('aria-current') === 'step')).toEqual(current)
})

it('shows a review without a known time, and nothing in its place', async () => {
  await render(<ResultTimeline status="passed" />)
  expect(steps()[0]).toBe('审核通过已完成')
})

it('is busy until the loan is read, and keeps the place of two steps', async () => {
  const view = await render(<ResultTimeline busy status="auditing" />)
  const root = view.container.firstElementChild as Element
  expect(root.getAttribute('aria-busy')).toBe('true')
  expect(root.querySelectorAll('li')).toHaveLength(2)
  const before = root.getBoundingClientRect().height
  await view.rerender(<ResultTimeline status="auditing" />)
  expect(root.isConnected).toBe(true)
  expect(root.hasAttribute('aria-busy')).toBe(false)
  expect(Math.abs(root.getBoundingClientRect().height - before)).toBeLessThanOrEqual(1)
})

it('announces each change in the same live region', async () => {
  const view = await render(<ResultTimeline status="auditing" />)
  const region = page.getByRole('status').element()
  for (const [status, title] of [
    ['unknown', '审核结果待确认'],
    ['failed', '审核未通过'],
    ['passed', '审核通过'],
  ] as const) {
    await view.rerender(<ResultTimeline status={status} />)
    expect(page.getByRole('status').element()).toBe(region)
    expect(region.textContent).toBe(title)
  }
})
