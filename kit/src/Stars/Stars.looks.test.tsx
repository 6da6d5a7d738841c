import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations, putTheme } from '../../test/axe.ts'
import { expectTargets } from '../../test/targets.ts'
import { MOST_STARS, Stars } from './index.ts'

const star = (count: number) => page.getByRole('radio', { name: new RegExp(`^${count}星`) })
const group = page.getByRole('radiogroup', { name: '整体评价' })
const drawings = () => [...group.element().querySelectorAll('svg')]
const colours = async () => {
  await finishAnimations()
  return drawings().map((svg) => getComputedStyle(svg).color)
}
const fullCount = () => drawings().filter((svg) => getComputedStyle(svg).fill !== 'none').length

describe('keyboard', () => {
  const view = (value: number | null) =>
    render(
      <>
        <button type="button">前面</button>
        <Stars label="整体评价" defaultValue={value} />
        <button type="button">后面</button>
      </>,
    )

  it('is one tab stop, at the selected star', async () => {
    await view(3)
    ;(page.getByRole('button', { name: '前面' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(star(3)).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: '后面' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(star(3)).toHaveFocus()
  })

  it('starts at the first star, which Space selects', async () => {
    await view(null)
    ;(page.getByRole('button', { name: '前面' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(star(1)).toHaveFocus()
    await expect.element(star(1)).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect.element(star(1)).toBeChecked()
  })

  it('goes from the last star to the first', async () => {
    await view(MOST_STARS)
    await star(5).click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(star(1)).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(star(5)).toBeChecked()
  })

  it('shows where the focus is, only to those who use the keyboard', async () => {
    await view(2)
    const outline = () => getComputedStyle(star(2).element()).outlineStyle
    expect(outline()).toBe('none')
    ;(page.getByRole('button', { name: '前面' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Tab}')
    expect(outline()).toBe('solid')
  })
})

it('does not move what is below when a star is selected', async () => {
  const view = await render(<Stars label="整体评价" />)
  const before = view.container.getBoundingClientRect().height
  await star(1).click()
  await expect.element(page.getByText('较差')).toBeVisible()
  expect(view.container.getBoundingClientRect().height).toBe(before)
})

it.each([0, 6, -1, 2.5, Number.NaN])('shows no rating for %d stars', async (value) => {
  await render(<Stars label="整体评价" value={value} />)
  await expect.element(page.getByText('点击星星评分')).toBeVisible()
  expect([fullCount(), group.element().querySelector('input:checked')]).toEqual([0, null])
})

it('gives no space to a hidden label', async () => {
  const view = await render(<Stars label="整体评价" />)
  const height = () => view.container.getBoundingClientRect().height
  const before = height()
  await view.rerender(<Stars label="整体评价" labelHidden />)
  await expect.element(group).toBeInTheDocument()
  expect(height()).toBeLessThan(before - 15)
})

describe('colours', () => {
  it.each(['koo', 'night'] as const)(
    'tells full, empty, missing and disabled stars apart in %s',
    async (theme) => {
      putTheme(theme)
      const view = await render(<Stars label="整体评价" value={2} />)
      const [full, , empty] = await colours()
      expect(full).not.toBe(empty)
      await view.rerender(<Stars label="整体评价" value={null} error="请先评分" />)
      const missing = await colours()
      expect(new Set(missing).size).toBe(1)
      expect([full, empty]).not.toContain(missing[0])
      await view.rerender(<Stars label="整体评价" value={2} disabled />)
      expect([full, empty, missing[0]]).not.toContain((await colours())[0])
      // Still to be read: which stars are full.
      expect(fullCount()).toBe(2)
    },
  )

  it('marks the stars of an error only while none is selected', async () => {
    const view = await render(<Stars label="整体评价" value={null} error="请先评分" />)
    const missing = (await colours())[4]
    await view.rerender(<Stars label="整体评价" value={4} error="提交失败，请重试" />)
    expect(await colours()).not.toContain(missing)
  })
})

it('keeps five stars in one row on a zoomed narrow screen, each as large as it can be', async () => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '32px'
  try {
    const view = await render(
      <div style={{ padding: 16 }}>
        <Stars label="整体评价" />
      </div>,
    )
    const boxes = page
      .getByRole('radio')
      .elements()
      .map((input) => input.getBoundingClientRect())
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    expect(boxes.slice(1).every(({ left }, at) => left >= (boxes[at]?.right ?? 0))).toBe(true)
    expectTargets(view.container)
  } finally {
    document.documentElement.style.fontSize = ''
    await page.viewport(375, 667)
  }
})
