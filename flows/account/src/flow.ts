import { defineFlow, link } from '@koo/flow'
import { login } from './login/step.ts'

/** The customer's account. */
export const account = defineFlow({
  id: 'account',
  base: '/',
  start: 'login',
  entries: ['login'],
  pages: { login },
  exits: { login: { home: link('loan', { replace: true }) } },
})
