import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { SurveyQuestion } from '../SurveyQuestion/index.ts'
import { SurveySheet, type SurveySheetProps } from './index.ts'

const texts = { title: '本次借款体验如何？', submitText: '提交', skipText: '不填了' }
const question = <SurveyQuestion kind="stars" title="整体评价" value={[]} onValueChange={() => {}} />

describeOverlay('SurveySheet', {
  name: texts.title,
  render: (props) => (
    <SurveySheet {...texts} canSubmit onSubmit={() => {}} {...props}>
      {question}
    </SurveySheet>
  ),
})

const handlers = () => ({ onSubmit: vi.fn(), onOpenChange: vi.fn() })
const submit = page.getByRole('button', { name: '提交' })

it('is submitted once all required answers are there', { tags: ['survey.2', 'widget.11'] }, async () => {
  const on = handlers()
  const view = await render(
    <SurveySheet {...texts} {...on} open canSubmit={false}>
      {question}
    </SurveySheet>,
  )
  await expect.element(submit).toBeDisabled()
  await view.rerender(
    <SurveySheet {...texts} {...on} open canSubmit>
      {question}
    </SurveySheet>,
  )
  await submit.click()
  expect(on.onSubmit).toHaveBeenCalledOnce()
  expect(on.onOpenChange).not.toHaveBeenCalled()
})

it('can be left without an answer, also while answers are sent', async () => {
  const on = handlers()
  await render(
    <SurveySheet {...texts} {...on} open canSubmit pending>
      {question}
    </SurveySheet>,
  )
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: '不填了' }).click()
  expect(on.onOpenChange.mock.calls).toEqual([[false]])
  expect(on.onSubmit).not.toHaveBeenCalled()
})

const skip = page.getByRole('button', { name: '不填了' })
const dialog = page.getByRole('dialog', { name: texts.title })

const sheet = (props: Partial<SurveySheetProps>) => (
  <SurveySheet {...texts} canSubmit open onOpenChange={() => {}} onSubmit={() => {}} {...props}>
    {props.children ?? question}
  </SurveySheet>
)

/** A promise that the test settles. */
const byHand = () => {
  let settle = () => {}
  const promise = new Promise<void>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}

describe('submitting', () => {
  it('is sent once while the reply is awaited, and again at once afterwards', async () => {
    const [first, second] = [byHand(), byHand()]
    const onSubmit = vi.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
    await render(sheet({ onSubmit }))
    const button = submit.element() as HTMLElement
    for (let tap = 0; tap < 5; tap++) button.click()
    expect(onSubmit).toHaveBeenCalledOnce()
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    first.settle()
    await expect.element(submit).not.toHaveAttribute('aria-busy')
    button.click()
    expect(onSubmit).toHaveBeenCalledTimes(2)
    second.settle()
    await expect.element(submit).not.toHaveAttribute('aria-busy')
  })

  it('is not sent while the page says that it is busy', async () => {
    const onSubmit = vi.fn()
    const view = await render(sheet({ onSubmit, pending: true }))
    await submit.click({ force: true })
    expect(onSubmit).not.toHaveBeenCalled()
    await view.rerender(sheet({ onSubmit }))
    await submit.click()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('is sent by Enter on the button, and not before it can be', async () => {
    const onSubmit = vi.fn()
    const view = await render(sheet({ onSubmit, canSubmit: false }))
    ;(submit.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await view.rerender(sheet({ onSubmit }))
    ;(submit.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('keeps its size while it is sent', async () => {
    const size = () => {
      const { width, height } = submit.element().getBoundingClientRect()
      return [width, height]
    }
    const view = await render(sheet({}))
    const before = size()
    await view.rerender(sheet({ pending: true }))
    expect(size()).toEqual(before)
  })
})

describe('leaving', () => {
  it.each([true, false])('is one tap away, with all answers or not: %s', async (canSubmit) => {
    const onOpenChange = vi.fn()
    await render(sheet({ canSubmit, onOpenChange }))
    await skip.click()
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })

  it('is possible by the close button and Escape, but only by the caller when it is not dismissible', async () => {
    const onOpenChange = vi.fn()
    const view = await render(sheet({ onOpenChange }))
    await page.getByRole('button', { name: '关闭' }).click()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange.mock.calls).toEqual([[false], [false]])
    await view.rerender(sheet({ onOpenChange, dismissible: false }))
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: '关闭' })).not.toBeInTheDocument()
    expect(onOpenChange).toHaveBeenCalledTimes(2)
    // Nobody has to answer.
    await skip.click()
    expect(onOpenChange).toHaveBeenCalledTimes(3)
  })

  it('looks less important than submitting', async () => {
    await render(sheet({}))
    const background = (button: typeof skip) => getComputedStyle(button.element()).backgroundColor
    expect(background(skip)).not.toBe(background(submit))
    const [above, below] = [submit, skip].map((button) => button.element().getBoundingClientRect())
    expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? 0)
    expect(below?.width).toBe(above?.width)
  })
})

/** Asks more after a poor rating, as a page does. */
function Rating(props: Partial<SurveySheetProps>) {
  const [rating, setRating] = useState<readonly string[]>([])
  return sheet({
    ...props,
    canSubmit: rating.length > 0,
    children: (
      <>
        <SurveyQuestion kind="stars" title="整体评价" value={rating} onValueChange={setRating} />
        {Number(rating[0]) < 3 && (
          <SurveyQuestion kind="text" title="哪里不满意？" value={[]} onValueChange={() => {}} />
        )}
      </>
    ),
  })
}

it('keeps the focus on the star whose rating brings another question', async () => {
  await render(<Rating />)
  await page.getByRole('radio', { name: /^2星/ }).click()
  await expect.element(page.getByRole('textbox', { name: '哪里不满意？' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^2星/ })).toHaveFocus()
  await expect.element(submit).toBeEnabled()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

it('keeps the answers while they are sent', async () => {
  const view = await render(<Rating />)
  await page.getByRole('radio', { name: /^1星/ }).click()
  await view.rerender(<Rating pending />)
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('radio', { name: /^1星/ })).toBeChecked()
})

it('is described by what its caller says below the title', async () => {
  await render(sheet({ description: '只需不到1分钟' }))
  await expect.element(dialog).toHaveAccessibleDescription('只需不到1分钟')
})

it('scrolls many questions on a small screen, with both buttons in sight', async () => {
  await page.viewport(320, 480)
  try {
    const options = Array.from({ length: 5 }, (_, at) => ({
      value: String(at),
      label: '希望在不提交更多资料的情况下提高额度',
    }))
    const ask = (title: string) => (
      <SurveyQuestion key={title} kind="one" {...{ title, options }} value={[]} onValueChange={() => {}} />
    )
    await render(sheet({ children: ['问题一', '问题二'].map(ask) }))
    await finishAnimations()
    const [one, two] = [...dialog.element().querySelectorAll('section')].map((card) =>
      card.getBoundingClientRect(),
    )
    expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBeCloseTo((12 * 320) / 375, 0)
    expect(skip.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(480)
    expect(dialog.element().getBoundingClientRect().top).toBeGreaterThan(40)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const last = page.getByRole('radio').last()
    last.element().scrollIntoView({ block: 'nearest' })
    expect(last.element().getBoundingClientRect().bottom).toBeLessThan(
      submit.element().getBoundingClientRect().top,
    )
  } finally {
    await page.viewport(375, 667)
  }
})
