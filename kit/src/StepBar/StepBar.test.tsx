import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { putTheme } from '../../test/axe.ts'
import { rgb } from '../../test/rgb.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { StepBar } from './index.ts'
import { creditSteps } from './samples.ts'

describeConformance('StepBar', {
  render: (props) => <StepBar steps={creditSteps} current="video" minutes={3} {...props} />,
})

/** What a screen reader says, and what is seen. */
const said = (root: Element) => {
  const [spoken, seen] = root.querySelector('section')?.children ?? []
  return [spoken?.textContent, [...(seen?.children ?? [])].flatMap(({ textContent: text }) => text || [])]
}

it('says place, number and time to the end, once for eyes and once for screen readers', async () => {
  const view = await render(<StepBar steps={creditSteps} current="video" minutes={3} />)
  expect(said(view.container)).toEqual([
    '第3步，共5步，人脸识别，全部完成还需约3分钟',
    ['第3步，共5步', '约3分钟'],
  ])
  expect(view.container.querySelector('section > p')?.getAttribute('aria-hidden')).toBe('true')
  await expect.element(view.getByRole('region', { name: '申请进度' })).toBeVisible()
})

it('names the step and what may come where nothing is counted, without a number of steps', async () => {
  const view = await render(<StepBar steps={creditSteps} current="video" counted={false} minutes={1} />)
  expect(said(view.container)).toEqual([
    '人脸识别，这一步约1分钟，之后可能还有补充联系人、完善个人信息',
    ['人脸识别', '之后可能还有补充联系人、完善个人信息', '约1分钟'],
  ])
  await view.rerender(<StepBar steps={creditSteps} current="information" counted={false} />)
  expect(said(view.container)).toEqual(['完善个人信息', ['完善个人信息']])
})

it('renders nothing for a step that it does not know', async () => {
  const view = await render(<StepBar steps={creditSteps} current="new-step" />)
  expect(view.container.innerHTML).toBe('')
})

it('is one line of one height on the smallest phone, also with text of twice the size', async () => {
  await page.viewport(320, 568)
  const heights: number[][] = []
  for (const rem of ['16px', '32px']) {
    document.documentElement.style.fontSize = rem
    for (const counted of [true, false]) {
      const view = await render(
        <StepBar steps={creditSteps} current="idcarduploading" counted={counted} minutes={12} />,
      )
      const root = view.container.querySelector('section') as Element
      const line = root.querySelector('p') as Element
      heights.push([root.clientHeight, Number.parseFloat(rem)])
      expect(line.scrollWidth).toBe(line.clientWidth)
      // The figures are whole: only what may come gives way.
      for (const part of counted ? line.children : [line.lastElementChild as Element])
        expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1)
      await view.unmount()
    }
  }
  document.documentElement.style.fontSize = ''
  await page.viewport(375, 667)
  expect(heights.map(([height = 0, rem = 1]) => height / rem)).toEqual([1.625, 1.625, 1.625, 1.625])
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('fills what is done with the brand over a quiet ground in %s', async (theme, { brand, idle }) => {
  putTheme(theme)
  const view = await render(<StepBar steps={creditSteps} current="idcarduploading" />)
  const bars = [...view.container.querySelectorAll('p > span > span')].map((bar) => getComputedStyle(bar))
  expect(bars.map(({ backgroundColor }) => backgroundColor)).toEqual([
    rgb(brand),
    ...Array(4).fill(rgb(idle)),
  ])
  expect(bars.map(({ backgroundImage }) => backgroundImage !== 'none')).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
})
