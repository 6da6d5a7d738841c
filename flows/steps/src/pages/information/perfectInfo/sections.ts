import type { Permission, UserSelectUserDataContent } from '@koo/api-client/types'
import type { Task } from '@koo/kit/TaskList'
import { permissionState } from '../../../blocks/precheck/permission.ts'
import { copy } from './copy.ts'
import { schema } from '../schema.ts'
import { valuesOf } from '../values.ts'

/** Numbers of the authorisations that are given here (contract, AuthRequest). */
export const CERTIFICATE = '133'
export const CONTACTS = '135'

export type SectionName = keyof typeof copy.sections

/** A part of the page, with its state. */
export type Section = Task & { readonly id: SectionName }

export interface SectionReplies {
  customer: UserSelectUserDataContent
  certificate: Permission
  contacts: Permission
}

/** The sections in their order. Base data is complete when the form would take it as it is. */
export function sectionsOf(
  { customer, certificate, contacts }: SectionReplies,
  canUpload: boolean,
): Section[] {
  const section = (id: SectionName, state: Pick<Task, 'state' | 'text'>): Section => {
    const { title, text } = copy.sections[id]
    return { id, title, ...(state.state === 'open' && { text }), ...state }
  }
  const picture = permissionState(certificate)
  return [
    section('base', { state: schema.safeParse(valuesOf(customer)).success ? 'done' : 'open' }),
    section(
      'certificate',
      picture.state === 'open' && !canUpload ? { state: 'blocked', text: copy.noUpload } : picture,
    ),
    section('contacts', permissionState(contacts)),
  ]
}

/** The section that is offered first: the one for which the page was opened, else the first open one; null when none is open. */
export function nextSection(sections: readonly Section[], authId: string | undefined): SectionName | null {
  const open = sections.filter(({ state }) => state === 'open').map(({ id }) => id)
  const wanted = authId === CERTIFICATE ? 'certificate' : authId === CONTACTS ? 'contacts' : null
  return open.find((id) => id === wanted) ?? open[0] ?? null
}
