import { findDrift } from '../drift.ts'
import { createGateway, type FailureReport, type GatewayOptions } from '../index.ts'
import { instantTimers } from './timers.ts'

/** A valid reply of cash/getAmount. */
export const amountConfig = {
  loanAmount: 50000,
  canUseLoanAmount: '20000.00',
  minAmount: 500,
  currentTime: 1_700_000_000_000,
  billDays: 864_000_000,
  repaymentDay: 8,
  customerKind: 'new',
}

/** A valid consent reply. */
export const agreement = { agreementName: '借款协议', agreementUrl: 'https://koo.example/a.html' }

/** Makes one reply. */
export type Reply = () => Response | Promise<Response>

/** A reply in its envelope, with a date. */
export const envelope = (value: unknown, result = 200, message = ''): Reply => {
  const body = JSON.stringify({ Result: result, ResultMessage: message, Content: value })
  return () => new Response(body, { headers: { date: 'Fri, 20 Nov 2026 10:00:00 GMT' } })
}

/** An empty reply with an HTTP status. */
export const status =
  (code: number): Reply =>
  () =>
    new Response('', { status: code })

/** A reply that is not JSON. */
export const broken: Reply = () => new Response('<html>')

/** No reply: the connection is lost. */
export const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

/** A gateway with given replies; the last one is repeated. It compares them with the whole contract. */
export function setUp(replies: Reply[], options: GatewayOptions = {}) {
  const requests: Request[] = []
  const timers = instantTimers()
  const reports: FailureReport[] = []
  const gateway = createGateway({
    baseUrl: 'https://gateway.test/api',
    timers,
    findDrift,
    report: (entry) => reports.push(entry),
    fetch: async (request) => {
      requests.push(request)
      const reply = replies[Math.min(requests.length, replies.length) - 1]
      if (!reply) throw new TypeError('no reply')
      return reply()
    },
    ...options,
  })
  return { gateway, requests, timers, reports }
}
