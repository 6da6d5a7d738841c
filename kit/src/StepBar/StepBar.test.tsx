import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { StepBar } from './index.ts'
import { creditSteps } from './samples.ts'
import { finishAnimations, putTheme } from '../../test/axe.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

describeConformance('StepBar', {
  render: (props) => <StepBar steps={creditSteps} current="video" showNext {...props} />,
})

const states = () =>
  page
    .getByRole('list', { name: '全部步骤' })
    .getByRole('listitem')
    .elements()
    .map((item) => [item.textContent, item.getAttribute('aria-current')])

const shares = (root: Element) =>
  [...root.querySelectorAll('li')].map((step) => {
    const fill = step.lastElementChild?.getBoundingClientRect().width ?? 0
    return Math.round((fill / step.getBoundingClientRect().width) * 100)
  })

it('names the current step, its number and the next one', async () => {
  const view = await render(<StepBar steps={creditSteps} current="idcarduploading" showNext />)
  await expect.element(view.getByText('上传身份证', { exact: true })).toBeVisible()
  await expect.element(view.getByText('第2步，共6步')).toBeVisible()
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
  expect(shares(view.container)).toEqual([100, 50, 0])
})

it('has no next step at the end, and says when all are done', async () => {
  const view = await render(<StepBar steps={creditSteps} current="result" showNext />)
  expect(view.container.textContent).not.toContain('接下来')
  await view.rerender(<StepBar steps={creditSteps} current={null} showNext />)
  await expect.element(view.getByText('全部完成')).toBeVisible()
  await expect.element(view.getByText('共6步', { exact: true })).toBeVisible()
  expect(states().every(([text]) => text?.endsWith('已完成'))).toBe(true)
})

it('renders nothing for a step that it does not know', async () => {
  const view = await render(<StepBar steps={creditSteps} current="new-step" />)
  expect(view.container.innerHTML).toBe('')
})

it('moves on with the journey, and back', async () => {
  const steps = creditSteps.slice(0, 3)
  const view = await render(<StepBar steps={steps} current="idauth" showNext />)
  const bars = [...view.container.querySelectorAll('li')]
  const look = async (current: string | null) => {
    await view.rerender(<StepBar steps={steps} current={current} showNext />)
    await finishAnimations()
    return shares(view.container)
  }
  expect(await look('idcarduploading')).toEqual([100, 50, 0])
  expect(await look('video')).toEqual([100, 100, 50])
  expect(await look(null)).toEqual([100, 100, 100])
  expect(await look('idauth')).toEqual([50, 0, 0])
  expect(bars.every((bar) => bar.isConnected)).toBe(true)
})

it('appears and disappears with what it knows', async () => {
  const view = await render(<StepBar steps={creditSteps} current="new-step" />)
  await view.rerender(<StepBar steps={creditSteps} current="video" />)
  await expect.element(view.getByText('第3步，共6步')).toBeVisible()
  await view.rerender(<StepBar steps={[]} current={null} />)
  expect(view.container.innerHTML).toBe('')
})

it('says the next step only where it is asked to', async () => {
  const view = await render(<StepBar steps={creditSteps} current="video" />)
  expect(view.container.textContent).not.toContain('接下来')
  await view.rerender(<StepBar steps={creditSteps} current="contactff" showNext />)
  await expect.element(view.getByText('接下来：额度评估')).toBeVisible()
})

it('counts a journey of one step', async () => {
  const view = await render(<StepBar steps={creditSteps.slice(0, 1)} current="idauth" showNext />)
  await expect.element(view.getByText('第1步，共1步')).toBeVisible()
  expect(states()).toEqual([['身份认证，进行中', 'step']])
})

it('has bars of the same width for twenty steps with long names on the smallest phone', async () => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '32px'
  const steps = Array.from({ length: 20 }, (_, at) => ({
    id: `${at}`,
    title: `补充第${at}份资料与证明文件的影印件`,
  }))
  const view = await render(<StepBar steps={steps} current="11" showNext />)
  const widths = [...view.container.querySelectorAll('li')].map((bar) => bar.getBoundingClientRect().width)
  expect(Math.min(...widths)).toBeGreaterThan(4)
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.5)
  expect(document.documentElement.scrollWidth).toBe(320)
  document.documentElement.style.fontSize = ''
  await page.viewport(375, 667)
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('fills with the brand over a quiet ground in %s', async (theme, { brand, idle }) => {
  putTheme(theme)
  const view = await render(<StepBar steps={creditSteps} current="video" />)
  const bar = view.container.querySelector('li') as Element
  const fill = bar.lastElementChild as Element
  expect([bar, fill].map((element) => getComputedStyle(element).backgroundColor)).toEqual([
    rgb(idle),
    rgb(brand),
  ])
})
