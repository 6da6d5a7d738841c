import type { Gateway } from '@koo/api-client'
import { cashServerUpload } from '@koo/api-client/calls'

/** `traceId` of the trace that is beside the record of the consent. */
const TRACE_ID = 'cost-table-confirm'

/**
 * Traces what was confirmed, as the tick of a consent is traced. Its failures are ignored: what counts goes with the application. `kind`: of
 * the loan, null for an order.
 */
export function recordCosts(gateway: Gateway, kind: string | null, confirmation: object): void {
  cashServerUpload(gateway, { traceId: TRACE_ID, traceData: { scene: kind, ...confirmation } }).catch(
    () => undefined,
  )
}
