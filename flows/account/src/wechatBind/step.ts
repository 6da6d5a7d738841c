import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '绑定微信', exits: { done: null } })

/** Whether a WeChat account is connected, and the page of WeChat that connects one; it comes back here. */
export const wechatBind = step.page(() => import('./WechatBind.tsx'))

export type Props = StepPageProps<typeof step>
