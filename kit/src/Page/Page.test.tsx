import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Header } from '../Header/index.ts'
import { ListRow } from '../ListRow/index.ts'
import { Surface } from '../Surface/index.ts'
import { Page } from './index.ts'
import { FooterBar } from '../FooterBar/index.ts'
import { hostBars } from '../theme/base.ts'

const view = (props: object) => (
  <Page header={<Header title="借款" />} {...props}>
    <Surface pad="list">
      <ListRow label="借款用途" value="日常消费" />
    </Surface>
  </Page>
)

describeConformance('Page', { render: view })

it.each([
  [320, 320],
  [375, 375],
  [430, 430],
  [480, 480],
  [1280, 480],
])('at %i is a column of %i with no sideways scroll', async (width, column) => {
  await page.viewport(width, 667)
  const { container } = await render(view({}))
  const box = container.firstElementChild?.getBoundingClientRect()
  expect(Math.round(box?.width ?? 0)).toBe(column)
  expect(Math.abs((box?.left ?? 0) - (innerWidth - column) / 2)).toBeLessThan(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await page.viewport(375, 667)
})

it('has one main element with aria-busy while busy', async () => {
  const { getByRole } = await render(view({ busy: true }))
  await expect.element(getByRole('main')).toHaveAttribute('aria-busy', 'true')
})

it('has the header before the content and the footer after it', async () => {
  const { container } = await render(view({ footer: <FooterBar>立即借款</FooterBar> }))
  expect(container.textContent).toBe('借款借款用途日常消费立即借款')
  expect(page.getByRole('main').element().textContent).toBe('借款用途日常消费')
})

it('is not busy unless it is told so', async () => {
  const { getByRole, rerender } = await render(view({ busy: true }))
  await rerender(view({ busy: false }))
  await expect.element(getByRole('main')).not.toHaveAttribute('aria-busy')
})

it('puts the footer of a short page at the bottom of the screen', { tags: ['layout.1'] }, async () => {
  await render(view({ footer: <FooterBar data-testid="bar">立即借款</FooterBar> }))
  const bar = page.getByTestId('bar').element().getBoundingClientRect()
  expect(bar.bottom).toBeCloseTo(innerHeight, 0)
  expect(document.documentElement.scrollHeight).toBe(innerHeight)
})

// gap N93: fixed from 81 px on; it is where the window ends in any case.
it.each([
  ['taller than the content by 81 px', 81],
  ['taller than the content by 80 px', 80],
  ['as high as the content', 0],
  ['lower than the content', -400],
])('has its footer at the end of a window that is %s', { tags: ['layout.1'] }, async (_name, room) => {
  const content = (height: number) => (
    <Page footer={<FooterBar data-testid="bar">立即借款</FooterBar>}>
      <div data-testid="content" style={{ flex: 'none', height }} />
    </Page>
  )
  const { rerender, container } = await render(content(0))
  const bar = page.getByTestId('bar').element()
  const main = page.getByRole('main').element()
  const { paddingTop, paddingBottom } = getComputedStyle(main)
  const others = bar.clientHeight + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
  await rerender(content(innerHeight - others - room))
  expect(bar.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0)
  window.scrollTo(0, 10_000)
  expect(bar.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0)
  // What it covers can be scrolled above it.
  expect(page.getByTestId('content').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    bar.getBoundingClientRect().top,
  )
  expect(container.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

it('is shorter by the bars of its host, so that a short page does not scroll', async () => {
  document.documentElement.style.setProperty(hostBars, '64px')
  const { container } = await render(view({}))
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(innerHeight - 64)
  document.documentElement.style.removeProperty(hostBars)
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(innerHeight)
})

it('grows with its content, in a column with equal gaps', async () => {
  const { container } = await render(
    <Page>
      {[1, 2, 3].map((card) => (
        <Surface key={card} style={{ height: 400 }}>
          {card}
        </Surface>
      ))}
    </Page>,
  )
  const cards = [...container.querySelectorAll('section')].map((card) => card.getBoundingClientRect())
  expect(cards.map(({ left, width, height }) => [left, width, height])).toEqual(
    cards.map(() => [16, innerWidth - 32, 400]),
  )
  expect((cards[1]?.top ?? 0) - (cards[0]?.bottom ?? 0)).toBe(12)
  expect((cards[2]?.top ?? 0) - (cards[1]?.bottom ?? 0)).toBe(12)
})

it('keeps a content that is too wide in the column', async () => {
  await render(
    <Page>
      <p>{'W'.repeat(300)}</p>
      <div style={{ overflowX: 'auto' }}>
        <div style={{ width: 2000 }}>还款计划表</div>
      </div>
    </Page>,
  )
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
})
