import { errorText, isGatewayError } from '@koo/api-client'
import { RESULT } from '../constants.ts'
import type { PublishAnswer } from './publisher.ts'

/**
 * What a failed publish call says about the loan.
 *
 * Only an answer of the lender is an answer. Everything else (no network, time-out, 500, half a body, a reply outside
 * the contract) leaves open what became of the request. So does "this serial came before with other fields": then a
 * loan of that serial may exist.
 */
export function answerOf(error: unknown): PublishAnswer {
  if (!isGatewayError(error)) return { type: 'lost' }
  if (error.kind === 'session') return { type: 'sessionEnded' }
  if (error.kind === 'result' && error.code !== undefined && error.code !== RESULT.conflict) {
    return { type: 'refused', code: error.code, message: errorText(error) }
  }
  return { type: 'lost' }
}
