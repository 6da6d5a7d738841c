import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { StepBar } from './index.ts'
import { creditSteps } from './samples.ts'

describeConformance('StepBar', {
  render: (props) => <StepBar steps={creditSteps} current="video" showNext {...props} />,
})

const states = () =>
  page
    .getByRole('list', { name: '全部步骤' })
    .getByRole('listitem')
    .elements()
    .map((item) => [item.textContent, item.getAttribute('aria-current')])

it('names the current step, its number and the next one', async () => {
  const view = await render(<StepBar steps={creditSteps} current="idcarduploading" showNext />)
  await expect.element(view.getByText('上传身份证', { exact: true })).toBeVisible()
  await expect.element(view.getByText('第 2 步，共 6 步')).toBeVisible()
  await expect.element(view.getByText('接下来：人脸识别')).toBeVisible()
})

it('says the state of every step to screen readers', async () => {
  await render(<StepBar steps={creditSteps.slice(0, 3)} current="idcarduploading" />)
  expect(states()).toEqual([
    ['身份认证，已完成', null],
    ['上传身份证，进行中', 'step'],
    ['人脸识别，未开始', null],
  ])
})

it('fills the bar as far as the journey went', async () => {
  const view = await render(<StepBar steps={creditSteps.slice(0, 3)} current="idcarduploading" />)
  const shares = [...view.container.querySelectorAll('li')].map((step) => {
    const fill = step.lastElementChild?.getBoundingClientRect().width ?? 0
    return Math.round((fill / step.getBoundingClientRect().width) * 100)
  })
  expect(shares).toEqual([100, 50, 0])
})

it('has no next step at the end, and says when all are done', async () => {
  const view = await render(<StepBar steps={creditSteps} current="result" showNext />)
  expect(view.container.textContent).not.toContain('接下来')
  await view.rerender(<StepBar steps={creditSteps} current={null} showNext />)
  await expect.element(view.getByText('全部完成')).toBeVisible()
  await expect.element(view.getByText('共 6 步', { exact: true })).toBeVisible()
  expect(states().every(([text]) => text?.endsWith('已完成'))).toBe(true)
})

it('renders nothing for a step that it does not know', async () => {
  const view = await render(<StepBar steps={creditSteps} current="new-step" />)
  expect(view.container.innerHTML).toBe('')
})
