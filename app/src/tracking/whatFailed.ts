import { isGatewayError } from '@koo/api-client'
import { DeviceFailure } from '@koo/flow'

const NAME = /^\w{1,40}$/
/** File and position in a stack trace, in the format of all browsers. */
const PLACE = /[\w-]+(?:\.[\w-]+)*\.[jt]sx?(?=[?:])(?:\?[^\s:)]*)?:\d+:\d+/g
const PLACES = 3
/** How many nested causes are reported. */
const DEEPEST = 3

/**
 * What failed and where, for the monitor. Never the message of the error: it may come from the server, or contain a piece
 * of a reply, and so name a customer.
 */
export function whatFailed(error: unknown, depthLeft = DEEPEST): string {
  if (isGatewayError(error)) return `${error.path} ${error.kind} ${error.code ?? ''}`.trim()
  if (error instanceof DeviceFailure) return `device ${error.kind}`
  if (!(error instanceof Error)) return typeof error
  const name = NAME.test(error.name) ? error.name : 'Error'
  const places = String(error.stack ?? '').match(PLACE) ?? []
  const at = places.slice(0, PLACES).map((place) => place.replace(/\?[^:]*/, ''))
  const cause = depthLeft > 0 && error.cause != null ? ` < ${whatFailed(error.cause, depthLeft - 1)}` : ''
  return [name, ...at].join(' ') + cause
}
