import { defineStep, type ExitOf } from '@koo/flow'

// Size: ten fields, each with its rules, its row and its form

export const step = defineStep({
  title: '个人资料',
  exits: { saved: null, changeMobile: null, address: null },
})

/**
 * What is known of the customer, changed one field at a time. The query `edit` opens the page at a field, for another page that
 * needs it: `saved` then leads back there.
 */
export const profile = step.page(() => import('./Profile.tsx'))

export type ProfileExit = ExitOf<typeof step>
