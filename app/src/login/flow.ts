import { defineFlow, defineStep } from '@koo/flow'

const login = defineStep({ title: '登录', login: false, load: () => import('./LoginPage.tsx') })

/** The host's own pages. */
export const account = defineFlow({ id: 'account', base: '/', start: 'login', pages: { login } })
