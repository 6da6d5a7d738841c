import { defineStep, type StepPageProps } from '@koo/flow'
import type { CallGroup } from '../../blocks/channel/group.ts'

// Size: nine small pages that share a layout and their texts; each is loaded by itself

export interface Leaves {
  /** Where its last button leads to, for its text: the partner, our own home page, or the application that it is a part of. */
  leaves: 'partner' | 'home' | 'order'
}
interface RefusedOptions extends Leaves {
  group: CallGroup
  /** The channel has an assessment before the application too. */
  preAssessed: boolean
}
type GrantedOptions = Omit<RefusedOptions, 'leaves'>
interface LoginOptions {
  /** Code of the partner in the contract: without a session nothing else names it. */
  partner: string
}

const checkedFailStep = defineStep({ title: '额度评估', exits: { again: null, leave: null } })
/** A refused assessment: its reason, and from when the customer may apply again. */
export const checkedFail = (options: Partial<RefusedOptions> = {}) =>
  checkedFailStep.page(() => import('./CheckedFail.tsx'), {
    group: 'channel',
    preAssessed: false,
    leaves: 'partner',
    ...options,
  })

const checkedSuccessStep = defineStep({ title: '额度评估', exits: { done: null, undecided: null } })
/** A passed assessment with its amount. `undecided`: the server has not said so, and says what follows. */
export const checkedSuccess = (options: Partial<GrantedOptions> = {}) =>
  checkedSuccessStep.page(() => import('./CheckedSuccess.tsx'), {
    group: 'channel',
    preAssessed: false,
    ...options,
  })

const loginFailStep = defineStep({ title: '登录', login: false })
/** A partner's credential was refused. Leads back to the partner, never to our own sign-in. */
export const loginFail = (options: LoginOptions) =>
  loginFailStep.page(() => import('./LoginFail.tsx'), options)

const entryFailStep = defineStep({ title: '信用服务', login: false, exits: { leave: null } })
/** The partner does not admit this customer. */
export const entryFail = entryFailStep.page(() => import('./EntryFail.tsx'))

export const videoSuccessStep = defineStep({
  title: '人脸识别',
  // Back must not open the camera again.
  final: true,
  exits: { done: null, loan: null },
})
/** A passed face check. `loan` when it was asked for by a loan. */
export const videoSuccess = videoSuccessStep.page(() => import('./VideoSuccess.tsx'))

export const videoFailStep = defineStep({
  title: '人脸识别',
  exits: { again: null, loanAgain: null, leave: null },
})
/** A failed face check, with the tries that are left today. `loanAgain` when it was asked for by a loan. */
export const videoFail = ({ leaves = 'partner' }: Partial<Leaves> = {}) =>
  videoFailStep.page(() => import('./VideoFail.tsx'), { leaves })

export const contactAddSuccessStep = defineStep({
  title: '添加联系人',
  final: true,
  exits: { done: null, loan: null },
})
/** Contacts were saved and verified. `loan` when they were asked for by a loan. */
export const contactAddSuccess = contactAddSuccessStep.page(() => import('./ContactAddSuccess.tsx'))

const contactResultStep = defineStep({ title: '联系人认证结果', exits: { done: null, leave: null } })
/** The outcome of the verification of contacts; a failed one counts until tomorrow. */
export const contactResult = contactResultStep.page(() => import('./ContactResult.tsx'))

const overlimitStep = defineStep({ title: '人脸识别', exits: { leave: null } })
/** No face check is left today. */
export const overlimit = overlimitStep.page(() => import('./Overlimit.tsx'))

export type CheckedFailProps = StepPageProps<typeof checkedFailStep, undefined, RefusedOptions>
export type CheckedSuccessProps = StepPageProps<typeof checkedSuccessStep, undefined, GrantedOptions>
export type LoginFailProps = StepPageProps<typeof loginFailStep, undefined, LoginOptions>
export type EntryFailProps = StepPageProps<typeof entryFailStep>
export type ContactResultProps = StepPageProps<typeof contactResultStep>
export type OverlimitProps = StepPageProps<typeof overlimitStep>
