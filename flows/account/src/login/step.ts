import { defineStep } from '@koo/flow'

// Size: a risk check before the code, and the way back to the page that asked

/** Sign-in by phone number and code, for browsers without a sign-in of their own. */
export const step = defineStep({ title: '登录', login: false, signsIn: true, exits: { home: null } })

export const login = step.page(() => import('./Login.tsx'))
