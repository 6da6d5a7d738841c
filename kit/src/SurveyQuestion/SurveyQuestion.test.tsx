import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { SurveyQuestion, type SurveyQuestionProps } from './index.ts'

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

it('survey.8: is answered by several choices, and says when there are too many', async () => {
  const onMax = vi.fn()
  const onValueChange = await open({ kind: 'several', options, max: 1, onMax })
  await page.getByText('额度太低').click()
  await page.getByText('息费偏高').click()
  expect(onMax.mock.calls).toEqual([[1]])
  expect(onValueChange.mock.lastCall).toEqual([['A']])
})

it('survey.6: is answered by a text with a counter and a limit', async () => {
  const onValueChange = await open({ kind: 'text', maxLength: 200 })
  const text = page.getByRole('textbox', { name: base.title })
  await text.fill('好'.repeat(200))
  await expect.element(page.getByText('200/200')).toBeVisible()
  await expect.element(text).toHaveAttribute('maxlength', '200')
  await text.fill('')
  expect(onValueChange.mock.lastCall).toEqual([[]])
})
