import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../Button/index.ts'
import { CheckGroup, CheckRow } from '../CheckGroup/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { IncomePicker } from '../IncomePicker/index.ts'
import { PeriodRow } from '../PeriodRow/index.ts'
import { Sheet } from '../Sheet/index.ts'

/** High contrast, as the system sets it. */
const force = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

beforeEach(() => force('active'))
afterEach(() => force('none'))

const lineOf = (element: Element) => {
  const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
  return `${borderTopWidth} ${borderTopStyle}`
}

it.each(['primary', 'danger', 'secondary'] as const)('a %s button has a line around it', async (kind) => {
  await render(<Button kind={kind}>立即借款</Button>)
  expect(lineOf(page.getByRole('button').element())).toBe('1px solid')
})

it('a button that is text has none', async () => {
  await render(<Button kind="text">查看协议</Button>)
  expect(lineOf(page.getByRole('button').element())).toBe('0px none')
})

it.each([
  ['sheet', Sheet],
  ['dialog', Dialog],
] as const)('a %s has an edge', async (_name, Part) => {
  await render(
    <Part open onOpenChange={() => {}} title="选择银行卡">
      内容
    </Part>,
  )
  expect(lineOf(page.getByRole('dialog').element())).toBe('1px solid')
})

const periods = [3, 6].map((period) => ({ period, payment: '¥1,087.44' }))
const chosen: [name: string, part: ReactElement][] = [
  ['a period', <PeriodRow key="p" options={periods} defaultValue={6} />],
  ['an income', <IncomePicker key="i" label="月收入" defaultValue="2" />],
  ['a consent', <Checkbox key="c" label="同意" defaultValue />],
  [
    'one of several',
    <CheckGroup key="g" label="看重什么" defaultValue={['rate']}>
      <CheckRow value="rate">利率低</CheckRow>
      <CheckRow value="fast">到账快</CheckRow>
    </CheckGroup>,
  ],
]

it.each(chosen)('%s that is selected has a frame that the others have not', async (_name, part) => {
  const view = await render(part)
  const frames = [...view.container.querySelectorAll('input')].map((input) => [
    input.checked,
    getComputedStyle(input.nextElementSibling as Element).outlineStyle,
  ])
  for (const [isChecked, style] of frames) expect(style).toBe(isChecked ? 'solid' : 'none')
  expect(frames.some(([isChecked]) => isChecked)).toBe(true)
})
