import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '设置',
  exits: {
    profile: null,
    changeMobile: null,
    wechatBind: null,
    address: null,
    privacy: null,
    cancel: null,
    help: null,
    service: null,
    about: null,
  },
})

/** What the customer can look up and change about the account, and the way out of it. */
export const settings = step.page(() => import('./Settings.tsx'))

export type Props = StepPageProps<typeof step>
