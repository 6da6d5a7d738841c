import { defineStep, type StepPageProps } from '@koo/flow'

// Size: four pages of one booking: what it takes, its form with an example over it, and what becomes of it

const intro = defineStep({ title: '预约借款', exits: { start: null, result: null } })
const form = defineStep({
  title: '填写预约信息',
  exits: { done: null, example: null },
  needs: ['location'],
})
const example = defineStep({ title: '填写示例', exits: { done: null }, over: true, login: false })
const result = defineStep({ title: '预约结果', exits: { again: null, home: null } })

/** What the booking of a visit takes. `result`: one is running, and there is no second one beside it. */
export const preOrder = intro.page(() => import('./PreOrder.tsx'))

/** The form of a booking. `done`: it was received, or one is running. */
export const preOrderInfo = form.page(() => import('./PreOrderInfo.tsx'))

/** How the form is filled in, over it. */
export const preOrderExample = example.page(() => import('./PreOrderExample.tsx'))

/** What has become of the booking, by the server's status alone. `again`: there is none, or another one is wanted. */
export const preOrderResult = result.page(() => import('./PreOrderResult.tsx'))

export type IntroProps = StepPageProps<typeof intro>
export type ExampleProps = StepPageProps<typeof example>
export type ResultProps = StepPageProps<typeof result>
