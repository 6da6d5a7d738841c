import { useState, type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AssessStatus, assessStatuses } from '../AssessStatus/index.ts'
import { AuditCountdown } from '../AuditCountdown/index.ts'
import { Countdown } from '../Countdown/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { FraudNotice } from '../FraudNotice/index.ts'
import { Header } from '../Header/index.ts'
import { InstitutionInfo } from '../InstitutionInfo/index.ts'
import { InstitutionList } from '../InstitutionList/index.ts'
import { PublishingState, publishingStates } from '../PublishingState/index.ts'
import { auditStatuses, ResultTimeline } from '../ResultTimeline/index.ts'
import { StepBar } from '../StepBar/index.ts'
import { taskStates, TaskList } from '../TaskList/index.ts'
import { timelineStates, Timeline } from '../Timeline/index.ts'
import { en, LocaleProvider, useLocale, zhCN, type KitLocale } from './index.ts'

const Word = () => <p>{useLocale().confirm}</p>

it('is Chinese without a provider', async () => {
  const view = await render(<Word />)
  expect(view.container.textContent).toBe('确定')
})

it('gives a part the language of the nearest provider', async () => {
  const view = await render(
    <LocaleProvider locale={en}>
      <Word />
      <LocaleProvider locale={zhCN}>
        <Word />
      </LocaleProvider>
    </LocaleProvider>,
  )
  expect(view.container.textContent).toBe('OK确定')
})

it('changes the words when the language changes, and keeps what the customer did', async () => {
  const Form = () => {
    const [taps, setTaps] = useState(0)
    return (
      <button type="button" onClick={() => setTaps(taps + 1)}>
        {useLocale().retry} {taps}
      </button>
    )
  }
  const inLanguage = (locale: KitLocale) => (
    <LocaleProvider locale={locale}>
      <Form />
      <StepBar steps={[{ id: 'idauth', title: 'A' }]} current="idauth" />
    </LocaleProvider>
  )
  const view = await render(inLanguage(zhCN))
  await page.getByRole('button', { name: '重试 0' }).click()
  await expect.element(view.getByText('第1步，共1步')).toBeVisible()
  await view.rerender(inLanguage(en))
  await expect.element(page.getByRole('button', { name: 'Try again 1' })).toBeVisible()
  await expect.element(view.getByText('Step 1 of 1')).toBeVisible()
})

it('lets a host change single words, of primitives and of other parts', async () => {
  const own: KitLocale = {
    ...zhCN,
    retry: '再试一次',
    taskList: { ...zhCN.taskList, open: '立即办理' },
  }
  const view = await render(
    <LocaleProvider locale={own}>
      <ErrorState onRetry={() => {}} />
      <TaskList tasks={[{ id: 'id', title: '身份认证', state: 'open' }]} onOpen={() => {}} />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('button', { name: '再试一次' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /立即办理$/ })).toBeVisible()
  expect(view.container.textContent).toContain('页面没有加载出来')
  expect(view.container.textContent).toContain('已完成0/1')
})

it('shows the part’s own words where an older language of a host has none for it', async () => {
  const { fraudNotice: _missing, ...older } = en
  const view = await render(
    <LocaleProvider locale={older as KitLocale}>
      <FraudNotice />
      <AuditCountdown remaining={2} />
    </LocaleProvider>,
  )
  expect(view.container.textContent).toBe('谨防“代还”诈骗，请勿向陌生人转账。Result expected in 2 seconds')
})

/** Every text and name that a part shows or says. */
function wordsOf(root: Element): string {
  const names = [...root.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [root.textContent, ...names].join('\n')
}

const spoken: [name: string, part: ReactElement][] = [
  ...assessStatuses.map((status): [string, ReactElement] => [
    `an assessment that is ${status}`,
    <AssessStatus key={status} status={status} amount="30,000.00" />,
  ]),
  ['a slow assessment', <AssessStatus key="slow" slow status="assessing" />],
  ['an amount that was not read', <AssessStatus key="null" status="passed" amount={null} />],
  ...publishingStates.map((state): [string, ReactElement] => [
    `an application that is ${state}`,
    <PublishingState key={state} state={state} />,
  ]),
  ...auditStatuses.map((status): [string, ReactElement] => [
    `a review that is ${status}`,
    <ResultTimeline key={status} status={status} countdown={<AuditCountdown remaining={3} />} />,
  ]),
  [
    'a list of tasks',
    <TaskList
      key="tasks"
      tasks={taskStates.map((state) => ({ id: state, title: 'T', state }))}
      onOpen={() => {}}
    />,
  ],
  ['an empty list of tasks', <TaskList key="none" tasks={[]} onOpen={() => {}} />],
  [
    'a timeline',
    <Timeline key="t" steps={timelineStates.map((state) => ({ id: state, title: 'T', state }))} />,
  ],
  [
    'a bar of steps',
    <StepBar
      key="s"
      minutes={2}
      steps={[
        { id: 'a', title: 'A' },
        { id: 'b', title: 'B' },
      ]}
      current="a"
    />,
  ],
  [
    'a bar of steps that are not counted',
    <StepBar
      key="n"
      counted={false}
      minutes={2}
      steps={[
        { id: 'a', title: 'A' },
        { id: 'b', title: 'B' },
      ]}
      current="a"
    />,
  ],
  ['a failure', <ErrorState key="e" onRetry={() => {}} />],
  ['a header', <Header key="h" title="Loan" onBack={() => {}} />],
  ['a countdown', <Countdown key="c" endsAt={5000} now={() => 0} />],
  ['the end of a countdown', <AuditCountdown key="a" remaining={0} />],
  ['a warning', <FraudNotice key="f" />],
  [
    'a list of lenders',
    <InstitutionList key="i" max={0} institutions={[{ id: '1', name: 'Example Credit Ltd' }]} />,
  ],
]

describe.each(spoken)('%s', (_name, part) => {
  it('is in Chinese by itself and has no Chinese word in English', async () => {
    const view = await render(part)
    expect(wordsOf(view.container)).toMatch(/\p{Script=Han}/u)
    await view.unmount()
    const english = await render(<LocaleProvider locale={en}>{part}</LocaleProvider>)
    expect(wordsOf(english.container)).toMatch(/[a-z]{2}|\d s/)
    expect(wordsOf(english.container)).not.toMatch(/\p{Script=Han}|undefined|NaN/u)
  })
})

it('reaches dialogs, which are drawn outside the page', async () => {
  await render(
    <LocaleProvider locale={en}>
      <InstitutionInfo open onOpenChange={() => {}} name="Example Credit Ltd" />
    </LocaleProvider>,
  )
  const dialog = page.getByRole('dialog', { name: 'Lender' })
  await expect.element(dialog.getByRole('button', { name: 'Got it' })).toBeVisible()
})
