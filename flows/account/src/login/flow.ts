import { defineFlow, link } from '@koo/flow'
import { login } from './step.ts'

/** The sign-in of this app: a flow of its own, because every first page may need it at once. */
export const signIn = defineFlow({
  id: 'signIn',
  base: '/',
  start: 'login',
  entries: ['login'],
  pages: { login },
  exits: { login: { home: link('loan', { replace: true }) } },
})
