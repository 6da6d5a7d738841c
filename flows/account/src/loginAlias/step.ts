import { defineStep } from '@koo/flow'

export const step = defineStep({ title: '登录', exits: { home: null } })

/**
 * The address under which other products know the sign-in. It needs one, so that a visitor signs in as their environment does it,
 * and leads on afterwards to `redirect`.
 */
export const loginAlias = step.page(() => import('./LoginAlias.tsx'))
