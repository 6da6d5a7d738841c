import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { SurveyQuestion } from '../SurveyQuestion/index.ts'
import { SurveySheet } from './index.ts'

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

it('survey.2, widget.11: is submitted once all required answers are there', async () => {
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
