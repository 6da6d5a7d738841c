import { askOnBack, defineFlow, defineStep, page as to } from '@koo/flow'
import { sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { SurveyPage } from '../constants.ts'
import { useLeaveSurvey, useSurveyOnLeaving, type StayQuestion } from '../index.ts'

type Fault = Parameters<SandboxWorld['sandbox']['addFaults']>[1]

interface Options {
  persona?: string
  faults?: readonly Fault[]
  /** Which page is left. */
  survey?: SurveyPage
  stay?: StayQuestion
  /** Leaving asks nothing but the survey. */
  surveyOnly?: boolean
  /** The page is the first of the visit: a back leaves the app. */
  first?: boolean
  contract?: 'report'
}

const copy = { title: '确定要离开吗？', body: '借款尚未提交', stay: '继续借款', leave: '离开' }

/** Opens a page whose leaving shows a survey, over another page in the history. */
export async function openLeaving(options: Options = {}) {
  const { persona = 'old-customer', faults = [], survey = 'loanApplyPage', contract } = options
  const world = sandboxWorld({ persona, ...(contract && { contract }) })
  world.sandbox.addFaults('default', ...faults)
  const step = defineStep({ title: '页', exits: { done: null } })
  const left = options.surveyOnly ? useSurveyOnLeaving : useLeaveSurvey
  function Loan() {
    left(survey, options.stay)
    return <p>借款页</p>
  }
  const before = step.page(() => Promise.resolve({ default: () => <p>前一页</p> }))
  const loan = defineStep({ title: '借款', exits: { done: null }, leave: askOnBack(copy) }).page(() =>
    Promise.resolve({ default: Loan }),
  )
  const exits = { loan: { done: to('before') }, before: { done: to('loan') } }
  const flow = defineFlow({ id: 'f', start: 'before', pages: { before, loan }, exits })
  const view = openFlow(flow, world, { at: options.first ? '/f/loan' : '/f/before' })
  onTestFinished(() => view.unmount())
  if (!options.first) {
    await view.shows('f_before')
    view.go('/f/loan')
  }
  await view.shows('f_loan')
  const calls = (path: string) => world.sandbox.log('default', `other/${path}`).map(({ request }) => request)
  return { world, view, calls, clock: world.clock }
}

/** The survey when the loan page is left without a loan. */
export const sheet = page.getByRole('dialog', { name: '离开前请告诉我们原因' })
export const rating = page.getByRole('dialog', { name: '本次借款体验如何？' })
export const thanks = page.getByRole('dialog', { name: '感谢您的反馈' })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const submit = button('提交')

/** Goes back, and chooses to leave. */
export async function leave({ view }: Awaited<ReturnType<typeof openLeaving>>) {
  view.back()
  await button('离开').click()
}
