import { GatewayError } from '@koo/api-client'
import { DeviceFailure, FlowFailure } from '@koo/flow'
import { describe, expect, it, vi } from 'vitest'
import { monitorRecord, type MonitorRecord } from './failures.ts'
import { createTracker, type AnalyticsRecord } from './tracker.ts'

const NOW = 1_700_000_000_000
const at = { flow: 'cash-loan', page: 'cash/home', pageId: 'cash_home' }

function start() {
  const analytics: AnalyticsRecord[] = []
  const monitor: MonitorRecord[] = []
  const pageView = vi.fn()
  const tracker = createTracker({
    analytics: { add: (record) => analytics.push(record), flush: () => undefined },
    monitor: { add: (failure) => monitor.push(monitorRecord(failure)), flush: () => undefined },
    pageView,
    now: () => NOW,
    page: () => '/pages/credit/cash/home?mobile=13812345678',
  })
  return { tracker, analytics, monitor, pageView }
}

describe('tracker', () => {
  it('sends a page view with the three fields of the call', { tags: ['tracking.1'] }, () => {
    const { tracker, analytics, pageView } = start()
    tracker.track({ ...at, type: 'view', title: '借款', path: '/cash/home', from: null })
    expect(pageView.mock.calls).toEqual([[{ pageUrl: '/cash/home', pageName: '借款', pageId: 'cash_home' }]])
    expect(analytics).toEqual([{ event: 'cash_home_view', from: null, at: NOW }])
  })

  it('names events by page and action', () => {
    const { tracker, analytics } = start()
    tracker.track({ ...at, type: 'exit', exit: 'next', to: 'page', ms: 10 })
    tracker.track({ ...at, type: 'back', ms: 5 })
    tracker.track({ ...at, type: 'stayed', policy: 'abandon' })
    tracker.track({ ...at, type: 'event', name: 'lender_info', facts: { lender: 'L1' } })
    expect(analytics.at(-1)).toEqual({ event: 'cash_home_lender_info', lender: 'L1', at: NOW })
    expect(analytics.map(({ event }) => event)).toEqual([
      'cash_home_exit',
      'cash_home_back',
      'cash_home_stayed',
      'cash_home_lender_info',
    ])
  })

  it('sends no personal data to the monitor', () => {
    const { tracker, monitor } = start()
    const secret = '13812345678'
    tracker.track({
      ...at,
      type: 'failure',
      kind: 'page',
      error: new Error(`no user ${secret} /x?id=${secret}`),
    })
    tracker.track({ type: 'unknown', flow: 'siku', code: `../../evil?m=${secret}` })
    tracker.report('refused', `call ${secret}`)
    expect(monitor.map(({ kind }) => kind)).toEqual(['page-page', 'unknown-page-code', 'refused'])
    expect(monitor.every(({ page }) => page === '/pages/credit/cash/home')).toBe(true)
    expect(JSON.stringify(monitor)).not.toContain(secret)
  })

  it(
    'reports a failed call with the seven fields, and no personal data in them',
    { tags: ['api.7', 'error.4'] },
    () => {
      const { tracker, monitor } = start()
      tracker.callFailed({
        result: 'result',
        errorCode: 42020,
        errorMessage: '系统异常 13812345678',
        startTime: NOW - 900,
        endTime: NOW,
        requestUrl: 'cash/publishV2',
        requestInfo: { loanPeriod: 12, mobile: '***', note: 'call 13812345678' },
      })
      expect(monitor).toEqual([
        {
          kind: 'call-failed',
          at: NOW,
          page: '/pages/credit/cash/home',
          message: '系统异常 [number]',
          result: 'result',
          errorCode: 42020,
          errorMessage: '系统异常 [number]',
          startTime: NOW - 900,
          endTime: NOW,
          requestUrl: 'cash/publishV2',
          requestInfo: '{"loanPeriod":12,"mobile":"***","note":"call [number]"}',
        },
      ])
    },
  )

  it('knows the page that is shown', () => {
    const { tracker } = start()
    expect(tracker.shown()).toBeNull()
    tracker.track({ ...at, type: 'view', title: '借款', path: '/cash/home', from: null })
    tracker.track({ ...at, type: 'back', ms: 5 })
    expect(tracker.shown()).toMatchObject({ ...at, at: NOW })
  })

  it('reports what failed and where, but no text of the error', { tags: ['PRV-003'] }, () => {
    const { tracker, monitor } = start()
    const personal = '张三 住 Wensan Road 1, id 11010119900307123X'
    const refused = new GatewayError('result', 'cash/publishV2', personal, { code: 42020 })
    tracker.fail('uncaught', new TypeError(personal))
    tracker.fail('unhandled', refused)
    tracker.fail('last-resort', new FlowFailure('server', refused))
    tracker.fail('page-login', new DeviceFailure('timedOut', personal))
    tracker.fail('unhandled', personal)
    tracker.fail(
      'uncaught',
      Object.assign(new Error(personal), { name: personal, stack: `${personal}\n at nowhere` }),
    )
    expect(monitor.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^TypeError tracker\.test\.ts:\d+:\d+/),
      'cash/publishV2 result 42020',
      expect.stringMatching(/^Error .* < cash\/publishV2 result 42020$/),
      'device timedOut',
      'string',
      'Error',
    ])
    expect(JSON.stringify(monitor)).not.toMatch(/张三|Wensan|123X/)
  })

  it('accepts an error that is its own cause', () => {
    const { tracker, monitor } = start()
    const error = new Error('x')
    error.cause = error
    tracker.fail('uncaught', error)
    expect(monitor).toHaveLength(1)
  })
})
