import { defineStep, type StepPageProps } from '@koo/flow'

// Size: five small pages of one application, each loaded by itself

const submitted = defineStep({ title: '申请已提交', exits: { moved: null } })
const failed = defineStep({ title: '审核结果', exits: { moved: null, again: null, home: null } })
const succeeded = defineStep({ title: '审核结果', exits: { moved: null, loan: null } })
const checking = defineStep({ title: '审核中', exits: { moved: null } })
const passed = defineStep({ title: '补充资料', exits: { moved: null, documents: null, face: null } })

/** An application in its first review (1). `moved`, here and below: its status has another page, and the server says which. */
export const orderSubmitted = submitted.page(() => import('./OrderSubmitted.tsx'))

/**
 * An application that was refused (2, 6) or cancelled (7): its status says which, whatever the address says. `again`: a new one.
 */
export const checkFail = failed.page(() => import('./CheckFail.tsx'))

/** A limit (5): what was granted, and what is left of it. `loan`: borrows from it. */
export const checkSuccess = succeeded.page(() => import('./CheckSuccess.tsx'))

/** An application in its second review (4). */
export const orderChecking = checking.page(() => import('./OrderChecking.tsx'))

/** An application that waits for documents (3), or has them (31). `face`: a check that nobody has to make. */
export const submitPass = passed.page(() => import('./SubmitPass.tsx'))

export type SubmittedProps = StepPageProps<typeof submitted>
export type FailedProps = StepPageProps<typeof failed>
export type SucceededProps = StepPageProps<typeof succeeded>
export type CheckingProps = StepPageProps<typeof checking>
export type PassedProps = StepPageProps<typeof passed>
