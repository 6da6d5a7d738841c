import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AuditCountdown } from '../AuditCountdown/index.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { ResultTimeline } from './index.ts'

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
  await expect.element(page.getByRole('timer')).toMatchTextContent('预计 18 秒通过')
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
