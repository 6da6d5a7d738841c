import { GatewayError, type RefusalOf } from '@koo/api-client'
import type { NextStep } from '@koo/api-client/types'
import type { WriteCall } from '@koo/page/form'

/** Code of a step that the server names again; the contract has no code 0. */
export const SAME_STEP = 0

/** The codes of a call that was made {@link refusable}. */
export type Refusable<Call extends (...given: never[]) => Promise<NextStep>> =
  | RefusalOf<Call>
  | typeof SAME_STEP

/** Whether the server names one of these steps. */
export const isOneOf = (steps: readonly string[], step: string | null | undefined): boolean =>
  steps.includes(step?.toLowerCase() ?? '')

/**
 * Makes a refusal of a reply that names the same step again, with a reason: the step stays, and a form shows the reason
 * where `codes` puts {@link SAME_STEP}. A reason with another step is not a refusal.
 */
export const refusable =
  <Request, Code extends number>(
    call: WriteCall<Request, NextStep, Code>,
    ownSteps: readonly string[],
  ): WriteCall<Request, NextStep, Code | typeof SAME_STEP> =>
  async (gateway, request, options) => {
    const next = await call(gateway, request, options)
    if (isOneOf(ownSteps, next.nextStep) && next.reason)
      throw new GatewayError('result', ownSteps[0] ?? '', next.reason, { code: SAME_STEP })
    return next
  }
