import { defineStep } from '@koo/flow'
import type { CallGroup } from '../../blocks/channel/group.ts'

// Size: the authorisation for the credit report is given on the same page as the name

export interface IdentityOptions {
  /** `both`: name and ID number. `number`: the ID number, and the name only while it is not known. */
  readonly fields: 'both' | 'number'
  readonly group: CallGroup
  /** Whether name and number are encrypted by the key of the server, where the host can. Default: they are not. */
  readonly encrypts?: boolean
}

/** The customer proves who they are by name and ID number (steps `id-auth` and `id-number-auth`). */
export const step = defineStep({
  title: '身份认证',
  stage: 'identity',
  exits: {
    done: null,
    /** To the loan that has asked for it. */
    loan: null,
  },
  consents: ['credit'],
})

export const identity = ({
  fields = 'both',
  group = 'channel',
  encrypts = false,
}: Partial<IdentityOptions> = {}) => {
  const options: IdentityOptions = { fields, group, encrypts }
  const made = step.page(() => import('./Identity.tsx'), options)
  return fields === 'both' ? made : made.with({ title: '身份证号认证' })
}

export type IdentityStep = typeof step
