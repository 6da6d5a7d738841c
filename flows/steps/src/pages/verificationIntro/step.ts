import { defineStep, type StepPageProps } from '@koo/flow'

// Size: one of the verifications shows the official account, with a QR code that can be saved

/** A step of a verification, with a small drawing of what it is about. */
export interface IntroStep {
  readonly title: string
  readonly text?: string
  readonly drawing?: 'bank' | 'card' | 'clock' | 'document' | 'magnifier' | 'shield'
}

/** What a flow sets for the introduction of a verification. */
export interface VerificationIntroOptions {
  /** The authorisation that must be allowed to start before anything is explained. Default: none is asked about. */
  readonly authId?: string
  /** What it takes, step by step. */
  readonly points: readonly (string | IntroStep)[]
  /** Shows how the official account is found in WeChat. */
  readonly qr?: boolean
  /** There is a tutorial, which the exit `tutorial` opens. */
  readonly tutorial?: boolean
  /** Text of the button that leads on: 去上传截图. */
  readonly next: string
}

const step = defineStep({
  title: '认证说明',
  exits: { next: null, tutorial: null, blocked: null, apply: null },
})

/**
 * What a verification takes and brings, and its start. `blocked`: it may not start now, and the customer has read why.
 * `apply`: there is no limit yet. The title is the flow's: `verificationIntro({ … }).with({ title })`.
 */
export const verificationIntro = (options: VerificationIntroOptions) =>
  step.page(() => import('./VerificationIntro.tsx'), options)

export type Props = StepPageProps<typeof step, undefined, VerificationIntroOptions>
