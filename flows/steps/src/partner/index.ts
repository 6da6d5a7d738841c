import { link, metaRouting, page, partner, server, serverElse } from '@koo/flow'
import { assess } from '../pages/assess/step.ts'
import type { CallGroup } from '../blocks/channel/group.ts'
import { contacts } from '../pages/contacts/step.ts'
import { face } from '../pages/face/step.ts'
import { handover } from '../pages/handover/step.ts'
import { identity } from '../pages/identity/step.ts'
import { idPhotos } from '../pages/idPhotos/step.ts'
import { information, type OptionalField } from '../pages/information/step.ts'
import { checkedFail, checkedSuccess, loginFail, videoFail, videoSuccess } from '../pages/outcome/step.ts'
import { read } from '../pages/read/step.ts'
import { assessment } from '../pages/waiting/step.ts'

/** Part of the types of the shared pages: a flow's own types name it. */
export type { FromLoan } from '../blocks/channel/fromLoan.ts'

export { asks } from './leave.ts'

export interface PartnerOptions {
  /** Default: `channel`. */
  readonly group?: CallGroup
  /** Where an application ends that is refused or given up. Default: the partner. */
  readonly leaves?: 'partner' | 'home'
  /** Whether an assessment comes before the application, too. */
  readonly preAssessed?: boolean
  /** Whether the page of the assessment shows its outcome, for channels without pages for that. */
  readonly shows?: 'start' | 'outcome'
  /** Fields that the page of life and work does without. Default: none. */
  readonly leavesOut?: readonly OptionalField[]
  /** Whether name and ID number are encrypted by the key of the server, where the host can. Default: they are not. */
  readonly encrypts?: boolean
}

/** The pages that the channels of partners share, for one of them: `partner` is its code in the contract. */
export const partnerPages = (
  code: string,
  {
    group = 'channel',
    leaves = 'partner',
    preAssessed = false,
    shows = 'start',
    leavesOut = [],
    encrypts = false,
  }: PartnerOptions = {},
) => ({
  loginsuccess: handover({ group }),
  loginfail: loginFail({ partner: code }),
  idauth: identity({ group, encrypts }),
  idnumberauth: identity({ group, encrypts, fields: 'number' }),
  idcarduploading: idPhotos({ group }),
  video: face({ call: group }),
  'video/protocolRead': read(),
  videosuccess: videoSuccess,
  videofail: videoFail({ leaves }),
  contactff: contacts({ use: 'partner' }).with({ title: '补充联系人' }),
  information: information({ leavesOut }),
  result: assess({ group, shows }),
  checking: assessment({ group }),
  checkedsuccess: checkedSuccess({ group, preAssessed }),
  checkedfail: checkedFail({ group, preAssessed, leaves }),
})

/** The pages without some of them, for a channel that lacks these. */
export const without = <P extends object, N extends keyof P & string>(pages: P, ...names: readonly N[]) =>
  // The names are left out at run time as in the type.
  Object.fromEntries(Object.entries(pages).filter(([name]) => !names.some((each) => each === name))) as Omit<
    P,
    N
  >

const instead = { replace: true } as const
/** The outcome of a face check takes the place of the camera. */
export const faceOutcome = {
  passed: page('videosuccess', instead),
  failed: page('videofail', instead),
  noneLeft: page('videofail', instead),
} as const
export const faceExits = {
  // Only the face check of an app leads to that of the web, and says where.
  video: { ...faceOutcome, read: page('video/protocolRead'), web: server },
  videosuccess: { loan: link('loan', instead) },
  videofail: { again: page('video', instead), leave: partner('QUIT') },
} as const
/** After a granted limit the server says what follows; nothing may. */
export const granted = serverElse(partner('ASSESS_AMOUNT_SUCCESS'))
/** The lender has taken what the page asked for: the server says what follows, also where the page was opened for a loan. */
const taken = { done: server, loan: server } as const
/** The lender has decided meanwhile: the server names the page of the outcome. */
export const decided = { passed: server, failed: server, missing: server } as const
/** Exits of the shared pages. */
export const partnerExits = {
  ...faceExits,
  loginsuccess: { failed: page('loginfail', instead) },
  idauth: taken,
  idnumberauth: taken,
  idcarduploading: taken,
  // No contact can be saved before tomorrow.
  contactff: { done: server, blocked: partner('QUIT') },
  information: { done: server },
  result: { ...decided, started: page('checking', instead), passed: granted },
  checking: decided,
  checkedsuccess: { done: granted, undecided: server },
  checkedfail: { again: server, leave: partner('ASSESS_AMOUNT_FAILURE') },
} as const

/**
 * The definition of a partner's channel with all shared pages: `defineFlow(partnerChannel('siku'))`. What a partner has otherwise goes
 * after it: `defineFlow({ ...partnerChannel('siku'), entries: ['other'] })`. Its theme is the brand of the same name.
 */
export const partnerChannel = <const Code extends string>(code: Code, options: PartnerOptions = {}) => ({
  id: code,
  theme: code,
  start: 'checking' as const,
  entries: ['loginsuccess', 'loginfail'] as const,
  pages: partnerPages(code, options),
  exits: partnerExits,
  server: metaRouting({ group: options.group ?? 'channel', links: { pay: 'pay' } }),
})
