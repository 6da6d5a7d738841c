import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { DrawCard, type DrawCardProps } from './index.ts'

const Cards = (props: Partial<DrawCardProps>) => (
  <DrawCard label="请选择一张卡片" onDraw={() => {}} {...props} />
)
const prize = { name: '息费7折券', note: '7天内有效' }

describeConformance('DrawCard', { render: (props) => <Cards place={1} prize={prize} {...props} /> })

it('draws the card that is tapped', async () => {
  const onDraw = vi.fn()
  await render(<Cards onDraw={onDraw} />)
  expect(page.getByRole('button').elements()).toHaveLength(6)
  await page.getByRole('button', { name: '第3张卡片' }).click()
  expect(onDraw.mock.calls).toEqual([[2]])
})

it('turns no card before the answer, and takes no second tap', async () => {
  const onDraw = vi.fn()
  const view = await render(<Cards place={2} onDraw={onDraw} />)
  for (const button of page.getByRole('button').elements()) (button as HTMLElement).click()
  expect(onDraw).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: '第3张卡片' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('status')).toHaveTextContent('正在抽奖')
  expect(view.container.querySelectorAll('button')).toHaveLength(6)
})

it('turns with the answer and says it', async () => {
  const view = await render(<Cards place={2} />)
  await view.rerender(<Cards place={2} prize={prize} />)
  expect(view.container.querySelectorAll('button')).toHaveLength(5)
  await expect.element(page.getByRole('status')).toHaveTextContent('息费7折券7天内有效')
  await view.rerender(<Cards />)
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  expect(view.container.querySelectorAll('button:enabled')).toHaveLength(6)
})

it('turns nothing by an answer without a card', async () => {
  const view = await render(<Cards prize={prize} />)
  expect(view.container.querySelectorAll('button')).toHaveLength(6)
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

it('takes no tap while disabled', async () => {
  const view = await render(<Cards disabled />)
  expect(view.container.querySelectorAll('button:enabled')).toHaveLength(0)
})

it('keeps the height of a card when it turns', async () => {
  const view = await render(<Cards place={1} />)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const before = height()
  await view.rerender(<Cards place={1} prize={prize} />)
  expect(height()).toBe(before)
})

it('fits the narrowest screen with text twice as large', async () => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '32px'
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(375, 667)
  })
  await render(<Cards place={1} prize={{ name: 'W'.repeat(40) }} />)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('speaks English', async () => {
  await render(<LocaleProvider locale={en}>{<Cards />}</LocaleProvider>)
  await expect.element(page.getByRole('button', { name: 'Card 1' })).toBeVisible()
})
