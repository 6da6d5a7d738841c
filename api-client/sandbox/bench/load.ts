import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { MAGIC_CODES } from '../src/index.ts'
import { Person, publishRequest, serial, type Mount } from '../src/testing/client.ts'
import { startServer } from './server.ts'

/** Result of a load test. Times in milliseconds as the callers measured them, memory in megabytes. */
export interface LoadFigures {
  scopes: number
  seconds: number
  /** Complete loan journeys. */
  journeys: number
  calls: number
  /** The first ten errors. */
  errors: string[]
  errorCount: number
  p50: number
  p99: number
  /** Memory of the sandbox's process: the maximum of the second sixth of the time, and of the last sixth. */
  memoryEarly: number
  memoryLate: number
}

/**
 * Runs the loan journey in many scopes at the same time against a sandbox in its own process, again and again until the
 * time is over; in every scope at least once.
 */
export async function loadRun({ scopes = 200, seconds = 20 } = {}): Promise<LoadFigures> {
  const server = await startServer()
  const times: number[] = []
  const errors: string[] = []
  let journeys = 0
  const started = performance.now()
  const isOver = (): boolean => performance.now() - started > seconds * 1000
  const timed: Mount = {
    origin: server.url,
    async fetch(input, init) {
      const before = performance.now()
      const response = await fetch(input, init)
      const body = await response.arrayBuffer()
      times.push(performance.now() - before)
      const { status, headers } = response
      return new Response(body, { status, headers })
    },
  }
  const memory = watchMemory(server.pid)
  try {
    const walkers = Array.from({ length: scopes }, async (_, k) => {
      do {
        try {
          await journey(new Person(timed, `load-${k}`))
          journeys += 1
        } catch (error) {
          errors.push(error instanceof Error ? error.message : String(error))
        }
      } while (!isOver())
    })
    await Promise.all(walkers)
  } finally {
    memory.stop()
    await server.kill()
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  return {
    scopes,
    seconds: Math.round((performance.now() - started) / 1000),
    journeys,
    calls: times.length,
    errors: errors.slice(0, 10),
    errorCount: errors.length,
    p50: at(0.5),
    p99: at(0.99),
    ...memory.figures(),
  }
}

/** Sign-in, loan page, a loan, its review, its result. */
async function journey(person: Person): Promise<void> {
  await person.admin('POST', 'reset', { persona: 'old-customer' })
  const mobile = '15912340002'
  await person.call('user/sendLoginCode', { mobile, type: 1 })
  person.token = (await person.call('user/login', { mobile, verifyCode: MAGIC_CODES.right })).token
  await person.call('cash/getAmount', {})
  await person.call('merchant/getLoanRateInfoV3', {})
  await person.call('user/queryAllBankcardList', { pageType: '1' })
  await person.call('cash/queryCoupons', {})
  await person.call('cash/queryLoanUse', {})
  await person.call('cash/queryLoanButtonAuth', {})
  const agreed = await person.terms({ couponIds: ['CR3'] })
  const signNo = await person.sign(agreed)
  const request = publishRequest(agreed, signNo, serial(1))
  const { listingId, loanId } = await person.call('cash/publishV2', request)
  await person.call('cash/publishV2', request)
  for (let poll = 0; poll < 3; poll += 1) await person.call('cash/queryPublishStatus', { listingId })
  await person.call('cash/queryResultPage', { loanId })
  await person.call('repayment/queryBillList', {})
}

/** Measures the memory of a process once a second. */
function watchMemory(pid: number): {
  stop: () => void
  figures: () => Pick<LoadFigures, 'memoryEarly' | 'memoryLate'>
} {
  const samples: number[] = []
  const stopped = new AbortController()
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      samples.push(residentMegabytes(pid))
      await sleep(1000, undefined, { signal: stopped.signal }).catch(() => {})
    }
  })()
  const most = (from: number, to: number): number =>
    Math.max(0, ...samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to)))
  return {
    stop() {
      stopped.abort()
      void watching
    },
    figures: () => ({ memoryEarly: most(1 / 6, 1 / 3), memoryLate: most(5 / 6, 1) }),
  }
}

/** Resident memory as the kernel reports it; 0 where it reports none. */
function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) / 1000
  } catch {
    return 0
  }
}
