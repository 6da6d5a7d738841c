import { Button } from '@koo/kit/Button'
import { DrawingSignal, DrawingUnknown } from '@koo/kit/Drawing'
import { Surface } from '@koo/kit/Surface'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openPage } from '../testing/openPage.tsx'
import { profile } from '../testing/samples/Profile.tsx'
import { StatePage } from './StatePage.tsx'

const actions = <Button block>知道了</Button>
const heading = () => page.getByRole('heading', { level: 2 }).element()
const drawn = () => document.querySelector('svg[viewBox="0 0 96 72"]')?.innerHTML

describe('a page of one sentence', () => {
  it('stands with 38 % of the free height above it', async () => {
    const view = await render(<StatePage tone="ok" title="评估已通过" text="可以借款" actions={actions} />)
    const main = view.getByRole('main').element()
    const block = main.firstElementChild?.firstElementChild as HTMLElement
    const [outer, inner] = [main.firstElementChild as HTMLElement, block].map((box) =>
      box.getBoundingClientRect(),
    ) as [DOMRect, DOMRect]
    const free = outer.height - inner.height
    expect(free).toBeGreaterThan(100)
    expect((inner.top - outer.top) / free).toBeCloseTo(0.38, 2)
  })

  it('that is longer than the screen begins at its top', async () => {
    const view = await render(
      <StatePage tone="ok" title="评估已通过">
        <Surface style={{ height: 3000 }}>条款</Surface>
      </StatePage>,
    )
    const body = view.getByRole('main').element().firstElementChild as HTMLElement
    const block = body.firstElementChild as HTMLElement
    expect(block.getBoundingClientRect().top).toBeCloseTo(body.getBoundingClientRect().top, 0)
  })

  it('says what it means for the money, what was kept and what comes next, in this order', async () => {
    await render(
      <StatePage tone="quiet" title="没有通过" next="明天可以再试" kept="资料已保存" money="没有产生借款" />,
    )
    const points = page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
    expect(points).toEqual(['没有产生借款', '资料已保存', '明天可以再试'])
  })

  it('has no empty card when there is nothing more to say', async () => {
    await render(<StatePage tone="quiet" title="没有通过" kept={false} next={null} />)
    expect(page.getByRole('list').elements()).toEqual([])
  })

  it('has a drawing for eyes only, and its sentence as a heading that is announced', async () => {
    await render(<StatePage tone="ok" title="评估已通过" />)
    expect(drawn()).toBeDefined()
    expect(page.getByRole('img').elements()).toEqual([])
    expect(heading().closest('[role="status"]')).not.toBeNull()
  })

  it('is busy while it works', async () => {
    const view = await render(<StatePage tone="busy" title="正在登录" />)
    await expect.element(view.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await view.rerender(<StatePage tone="ok" title="已登录" />)
    await expect.element(view.getByRole('main')).not.toHaveAttribute('aria-busy')
  })
})

describe('a page that does not load', () => {
  const failing = (fault: string) => openPage(profile, { faults: [{ match: 'user/selectUserData', fault }] })
  const drawingOf = async (drawing: ReactElement) => {
    const view = await render(drawing)
    const inside = view.container.querySelector('svg')?.innerHTML
    await view.unmount()
    return inside
  }

  it('blames the network only when no reply came', async () => {
    const [cut, unknown] = [await drawingOf(<DrawingSignal />), await drawingOf(<DrawingUnknown />)]
    const offline = await failing('drop=before')
    // The requests that the gateway repeats come first.
    await expect.poll(() => offline.clock.pending()).toBeGreaterThan(0)
    await offline.clock.advance(30_000)
    await expect.poll(drawn).toBe(cut)
    await offline.view.unmount()
    await failing('result=42020')
    await expect.poll(drawn).toBe(unknown)
  })

  it('has the retry as its filled button, in the footer, and the others below it', async () => {
    await failing('result=42020')
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible()
    const buttons = page.getByRole('button').elements()
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['重试', '以后再说'])
    expect(buttons.every((button) => button.closest('main') === null)).toBe(true)
    await expect.element(page.getByRole('alert')).toMatchTextContent('资料加载失败')
  })
})
