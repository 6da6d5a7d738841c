import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { finishAnimations, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { expectTargets } from '../../test/targets.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { MOST_STARS, Stars } from './index.ts'

describeConformance('Stars', {
  render: (props) => <Stars label="整体评价" {...props} />,
  passTo: 'group',
})

const checked = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input:checked')
  return input ? Number(input.value) : null
}

describeField<number | null>('Stars', {
  render: (props) => <Stars label="整体评价" {...props} />,
  values: [4, 2],
  empty: null,
  read: checked,
  seen: [4, 2, null],
  enter: () => page.getByRole('radio', { name: /^4星/ }).click(),
  described: (root) => root.querySelector('[role="radiogroup"]') as HTMLElement,
})

const star = (count: number) => page.getByRole('radio', { name: new RegExp(`^${count}星`) })

it.each([
  [1, '较差'],
  [2, '较差'],
  [3, '一般'],
  [4, '满意'],
  [5, '满意'],
])('%i stars are called %s', { tags: ['survey.4'] }, async (stars, word) => {
  await render(<Stars label="整体评价" />)
  await expect.element(page.getByText('点击星星评分')).toBeVisible()
  await star(stars).click()
  await expect.element(page.getByText(word, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: `${stars}星，${word}` })).toBeChecked()
  expect(page.getByRole('radio').elements()).toHaveLength(5)
})

it('fills the stars up to the selected one', async () => {
  await render(<Stars label="整体评价" defaultValue={3} />)
  const fills = page
    .getByRole('radio')
    .elements()
    .map((input) => getComputedStyle(input.parentElement?.querySelector('svg') as Element).fill)
  expect(fills.map((fill) => fill !== 'none')).toEqual([true, true, true, false, false])
})

it('is set by arrow keys', async () => {
  const onValueChange = vi.fn()
  await render(<Stars label="整体评价" onValueChange={onValueChange} />)
  await star(2).click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(onValueChange.mock.calls).toEqual([[2], [3], [4], [3]])
})

it('sets its ref to the selected star', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Stars label="整体评价" defaultValue={4} ref={ref} />)
  expect(ref.current?.value).toBe('4')
})

it('fits the narrowest screen', async () => {
  await page.viewport(320, 568)
  await render(<Stars label="整体评价" defaultValue={5} />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})

const group = page.getByRole('radiogroup', { name: '整体评价' })

it('reports a star once, however often it is tapped', async () => {
  const onValueChange = vi.fn()
  await render(<Stars label="整体评价" onValueChange={onValueChange} />)
  await star(4).dblClick()
  await star(4).click()
  expect(onValueChange.mock.calls).toEqual([[4]])
})

it('calls a rating by the words of its caller, as soon as they change', async () => {
  const words = { poor: '不好', average: '还行', good: '很好' }
  const view = await render(<Stars label="整体评价" words={words} noneText="请评分" />)
  await expect.element(page.getByText('请评分')).toBeVisible()
  await star(2).click()
  await expect.element(page.getByText('不好', { exact: true })).toBeVisible()
  expect(
    page
      .getByRole('radio')
      .elements()
      .map((input) => input.getAttribute('aria-label')),
  ).toEqual(['1星，不好', '2星，不好', '3星，还行', '4星，很好', '5星，很好'])
  await view.rerender(<Stars label="整体评价" words={{ ...words, poor: '很差' }} />)
  await expect.element(page.getByText('很差', { exact: true })).toBeVisible()
  await expect.element(page.getByText('不好', { exact: true })).not.toBeInTheDocument()
})

it('speaks English', async () => {
  await render(
    <LocaleProvider locale={en}>
      <Stars label="整体评价" />
    </LocaleProvider>,
  )
  await expect.element(page.getByText('Tap to rate')).toBeVisible()
  await page.getByRole('radio', { name: '3 stars, Average' }).click()
  await expect.element(page.getByText('Average', { exact: true })).toBeVisible()
})

it('keeps the word from screen readers, because each star says it', async () => {
  await render(<Stars label="整体评价" defaultValue={5} />)
  const word = page.getByText('满意', { exact: true }).element()
  expect(word.closest('[aria-hidden="true"]')).not.toBeNull()
})

it('adds the description of its caller to its hint', async () => {
  await render(
    <>
      <p id="why">只用于改进服务</p>
      <Stars label="整体评价" hint="五星最高" aria-describedby="why" />
    </>,
  )
  await expect.element(group).toHaveAccessibleDescription(/只用于改进服务/)
  await expect.element(group).toHaveAccessibleDescription(/五星最高/)
})

it('says that it is read-only', async () => {
  const view = await render(<Stars label="整体评价" value={3} readOnly />)
  await expect.element(group).toHaveAttribute('aria-readonly', 'true')
  await view.rerender(<Stars label="整体评价" value={3} />)
  await expect.element(group).not.toHaveAttribute('aria-readonly')
})

it('submits the selected star in a native form, and nothing while it is disabled', async () => {
  const form = (disabled: boolean) => (
    <form>
      <Stars label="整体评价" name="rating" defaultValue={4} disabled={disabled} />
    </form>
  )
  const view = await render(form(false))
  const rating = () => new FormData(view.container.querySelector('form') ?? undefined).get('rating')
  expect(rating()).toBe('4')
  await star(2).click()
  expect(rating()).toBe('2')
  await view.rerender(form(true))
  expect(rating()).toBeNull()
})

it('leaves another rating alone, also by arrow keys from its last star', async () => {
  await render(
    <>
      <Stars label="整体评价" defaultValue={4} />
      <Stars label="客服" />
    </>,
  )
  await group.getByRole('radio', { name: /^5星/ }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(group.getByRole('radio', { name: /^1星/ })).toBeChecked()
  await expect.element(page.getByText('点击星星评分')).toBeVisible()
})

describe('looks', () => {
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
})
