import { carries, defineStep, type StepPageProps } from '@koo/flow'
import type { FromLoan } from '../../blocks/channel/fromLoan.ts'

// Size: three pages: the form, the contacts on file and one of them

/**
 * Whose contacts a form collects. `partner`: for a partner's application. `own`: for our own application. `raise`:
 * further ones that raise the limit.
 */
export type ContactsUse = 'partner' | 'own' | 'raise'

/** What a flow sets for its form of emergency contacts. */
export interface ContactsOptions {
  readonly use: ContactsUse
  /** The authorisation that must be allowed to start before the form is shown. */
  readonly authId?: string
  /** Whether the app may recommend contacts. Default true. */
  readonly recommend?: boolean
}

const form = defineStep({
  title: '紧急联系人',
  stage: 'contacts',
  exits: { done: carries<FromLoan>(), blocked: null },
  needs: ['contacts'],
})
const list = defineStep({ title: '紧急联系人', exits: { edit: null, row: carries<{ level: string }>() } })
const one = defineStep({ title: '联系人详情', exits: { overview: null } })

/**
 * The form for two emergency contacts. `done`: both are saved; with what asked for them. `blocked`: no contact can be saved now, and the customer has
 * read why. The title is the flow's: `contacts({ use: 'partner' }).with({ title })`.
 */
export const contacts = (options: ContactsOptions) => {
  const made = form.page(() => import('./Contacts.tsx'), options)
  return options.use === 'raise' ? made.with({ stage: null }) : made
}

/** The contacts on file. `edit` leads to the form, `row` to one contact. */
export const contactsOverview = list.page(() => import('./Overview.tsx'))

/** One contact on file, by its level. `overview`: there is no contact of this level. */
export const contactDetail = one.page(() => import('./Detail.tsx'))

export type ContactsStep = typeof form
export type OverviewProps = StepPageProps<typeof list>
export type DetailStep = typeof one
