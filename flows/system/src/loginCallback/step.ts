import { carries, defineStep } from '@koo/flow'

const step = defineStep({
  title: '登录中',
  login: false,
  signsIn: true,
  exits: { signIn: carries<{ redirect?: string }>(), home: null },
})

/** Where a messenger or a sign-in elsewhere sends the customer back to: signs in, and opens the page that was asked for. */
export const loginCallback = step.page(() => import('./LoginCallback.tsx'))

export type LoginCallbackStep = typeof step
