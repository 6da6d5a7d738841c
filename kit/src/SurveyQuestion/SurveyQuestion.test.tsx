import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { expectTargets } from '../../test/targets.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { questionKinds, SurveyQuestion, type SurveyQuestionProps } from './index.ts'

const options = [
  { value: 'A', label: '额度太低' },
  { value: 'B', label: '息费偏高' },
]
const base = { title: '哪些方面让您不满意？', value: [], onValueChange: () => {} }

describeConformance('SurveyQuestion', {
  render: (props) => <SurveyQuestion kind="one" options={options} {...base} {...props} />,
})

/** Keeps the answer as a page does. */
function Answered({ onValueChange, ...props }: Omit<SurveyQuestionProps, 'value'>) {
  const [value, setValue] = useState<readonly string[]>([])
  return (
    <SurveyQuestion
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const open = async (props: Partial<SurveyQuestionProps> & Pick<SurveyQuestionProps, 'kind'>) => {
  const onValueChange = vi.fn()
  await render(<Answered {...base} {...props} onValueChange={onValueChange} />)
  return onValueChange
}

it('is answered by stars', async () => {
  const onValueChange = await open({ kind: 'stars' })
  await page.getByRole('radio', { name: /^4星/ }).click()
  expect(onValueChange.mock.lastCall).toEqual([['4']])
})

it('is answered by one choice', async () => {
  const onValueChange = await open({ kind: 'one', options })
  await page.getByText('额度太低').click()
  await page.getByText('息费偏高').click()
  expect(onValueChange.mock.lastCall).toEqual([['B']])
})

it('is answered by several choices, and says when there are too many', { tags: ['survey.8'] }, async () => {
  const onMax = vi.fn()
  const onValueChange = await open({ kind: 'several', options, max: 1, onMax })
  await page.getByText('额度太低').click()
  await page.getByText('息费偏高').click()
  expect(onMax.mock.calls).toEqual([[1]])
  expect(onValueChange.mock.lastCall).toEqual([['A']])
})

it('is answered by a text with a counter and a limit', { tags: ['survey.6'] }, async () => {
  const onValueChange = await open({ kind: 'text', maxLength: 200 })
  const text = page.getByRole('textbox', { name: base.title })
  await text.fill('好'.repeat(200))
  await expect.element(page.getByText('200/200')).toBeVisible()
  // More than that is cut.
  await text.fill('好'.repeat(201))
  await expect.element(text).toHaveValue('好'.repeat(200))
  await text.fill('')
  expect(onValueChange.mock.lastCall).toEqual([[]])
})

/** The controls of each kind, in the order of the page. */
const controls = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].filter((one) => one.type !== 'hidden')
const checked = () =>
  controls()
    .filter((one) => one.checked)
    .map((one) => one.value)
const question = (props: Partial<SurveyQuestionProps> & Pick<SurveyQuestionProps, 'kind'>) => (
  <SurveyQuestion options={options} {...base} {...props} />
)

describe.each(questionKinds)('%s', (kind) => {
  const role = kind === 'text' ? 'textbox' : kind === 'several' ? 'group' : 'radiogroup'
  const control = page.getByRole(role, { name: base.title })

  it('is named by its title, and says that it must be answered', async () => {
    const view = await render(question({ kind, required: true }))
    await expect.element(control).toBeVisible()
    const isSaid = () =>
      control.element().getAttribute('aria-required') === 'true' ||
      document.getElementById(control.element().getAttribute('aria-describedby') ?? '')?.textContent ===
        '必填'
    expect(isSaid()).toBe(true)
    expect(view.container.innerText).toContain('*')
    await view.rerender(question({ kind }))
    expect(isSaid()).toBe(false)
    expect(view.container.innerText).not.toContain('*')
  })

  it('cannot be answered while disabled', async () => {
    const view = await render(question({ kind, disabled: true }))
    expect(controls().every((one) => one.disabled)).toBe(true)
    await view.rerender(question({ kind }))
    expect(controls().some((one) => one.disabled)).toBe(false)
  })

  it('says what is wrong', async () => {
    const view = await render(question({ kind }))
    await expect.element(page.getByRole('alert')).toHaveTextContent('')
    await view.rerender(question({ kind, error: '请回答这个问题' }))
    await expect.element(page.getByRole('alert')).toHaveTextContent('请回答这个问题')
    await expect.element(control).toHaveAccessibleDescription(/请回答这个问题/)
  })

  it('shows nothing but the answers of its caller', async () => {
    const value = { stars: ['4'], one: ['B'], several: ['B'], text: ['少收一点'] }[kind]
    const view = await render(question({ kind, value }))
    const shown = () => (kind === 'text' ? controls().map((one) => one.value) : checked())
    expect(shown()).toEqual(value)
    if (kind === 'text') await control.fill('多借一点')
    else await userEvent.click(controls()[0] as Element)
    expect(shown()).toEqual(value)
    await view.rerender(question({ kind, value: [] }))
    expect(shown()).toEqual(kind === 'text' ? [''] : [])
  })

  it('fits the narrowest screen with long texts', async () => {
    await page.viewport(320, 568)
    try {
      const long = '如果我们调整了额度、息费和期数中的一项，您最希望首先调整的是哪一项，为什么？'
      const rows = [{ value: 'A', label: `${long}${long}` }]
      const view = await render(
        question({ kind, title: long, options: rows, maxLength: 200, max: 1, required: true }),
      )
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      expectTargets(view.container)
    } finally {
      await page.viewport(375, 667)
    }
  })
})

it.each(['stars', 'one', 'several'] as const)(
  'takes an answer that it does not know for none: %s',
  async (kind) => {
    await render(question({ kind, value: ['9Z'] }))
    expect(checked()).toEqual([])
    await expect.element(page.getByText('满意', { exact: true })).not.toBeInTheDocument()
  },
)

it('is answered by the keyboard: arrows for one choice, Space for several', async () => {
  const one = await open({ kind: 'one', options })
  await userEvent.keyboard('{Tab} {ArrowDown}')
  expect(one.mock.calls).toEqual([[['A']], [['B']]])
  expect(checked()).toEqual(['B'])
})

it('passes several choices on in the order of ticking, and takes them back', async () => {
  const onValueChange = await open({ kind: 'several', options })
  await userEvent.keyboard('{Tab}{Tab} ')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ')
  await userEvent.keyboard(' ')
  expect(onValueChange.mock.calls).toEqual([[['B']], [['B', 'A']], [['B']]])
})

it('has room again after a choice was taken back, and no limit with 0', async () => {
  const onMax = vi.fn()
  const onValueChange = await open({ kind: 'several', options, max: 1, onMax })
  await expect.element(page.getByText('已选0/1')).toBeVisible()
  await page.getByText('额度太低').click()
  await expect.element(page.getByText('已选1/1')).toBeVisible()
  await page.getByText('额度太低').click()
  await page.getByText('息费偏高').click()
  expect(onValueChange.mock.lastCall).toEqual([['B']])
  expect(onMax).not.toHaveBeenCalled()
})

it('has neither a limit nor a count of choices with 0', async () => {
  const onValueChange = await open({ kind: 'several', options, max: 0 })
  await page.getByText('额度太低').click()
  await page.getByText('息费偏高').click()
  expect(onValueChange.mock.lastCall).toEqual([['A', 'B']])
  await expect.element(page.getByText(/已选/)).not.toBeInTheDocument()
})

it.each(['one', 'several'] as const)('keeps its title without rows: %s', async (kind) => {
  const view = await render(question({ kind, options: undefined }))
  await expect.element(page.getByText(base.title)).toBeVisible()
  await view.rerender(question({ kind, options: [] }))
  expect(controls()).toEqual([])
  await view.rerender(question({ kind }))
  expect(controls()).toHaveLength(2)
})

it('passes a text on as one answer, whatever is in it', async () => {
  const onValueChange = await open({ kind: 'text', placeholder: '选填' })
  const text = page.getByPlaceholder('选填')
  for (const typed of ['A,B', '一\n二', '<b>好</b>', '👍', ' ']) {
    await text.fill(typed)
    expect(onValueChange.mock.lastCall).toEqual([[typed]])
    await expect.element(text).toHaveValue(typed)
  }
  // Without a maximum there is nothing to count.
  await expect.element(page.getByText(/\d\/\d/)).not.toBeInTheDocument()
})

it('takes a text from an input method, also at the limit', async () => {
  const onValueChange = await open({ kind: 'text', maxLength: 4 })
  await page.getByRole('textbox').click()
  await cdp().send('Input.imeSetComposition', { text: 'xi fei', selectionStart: 6, selectionEnd: 6 })
  await cdp().send('Input.insertText', { text: '息费' })
  await expect.element(page.getByRole('textbox')).toHaveValue('息费')
  await userEvent.keyboard('abcdef')
  await expect.element(page.getByRole('textbox')).toHaveValue('息费ab')
  expect(onValueChange.mock.lastCall).toEqual([['息费ab']])
  await expect.element(page.getByText('4/4')).toBeVisible()
})

it('calls the stars by words of its own, and in English', async () => {
  const words = { poor: '不好', average: '还行', good: '很好' }
  const inEnglish = (props: Partial<SurveyQuestionProps>) => (
    <LocaleProvider locale={en}>{question({ kind: 'stars', value: ['5'], ...props })}</LocaleProvider>
  )
  const view = await render(inEnglish({ words }))
  await expect.element(page.getByText('很好')).toBeVisible()
  await view.rerender(inEnglish({}))
  await expect.element(page.getByText('Good')).toBeVisible()
})

it('asks in another way when its kind changes', async () => {
  const view = await render(question({ kind: 'stars', value: ['A'] }))
  await view.rerender(question({ kind: 'one', value: ['A'] }))
  expect(checked()).toEqual(['A'])
  await view.rerender(question({ kind: 'text', value: ['A'] }))
  await expect.element(page.getByRole('textbox')).toHaveValue('A')
})

it('shows the question larger than the label of a field', async () => {
  await render(question({ kind: 'one' }))
  const size = (text: string) => Number.parseFloat(getComputedStyle(page.getByText(text).element()).fontSize)
  const weight = getComputedStyle(page.getByText(base.title).element()).fontWeight
  expect([size(base.title), Number(weight)]).toEqual([size('额度太低'), 600])
})
