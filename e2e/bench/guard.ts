// What the client's guard costs: the replies of the loan page are read out of their text, then read and checked.
import { createSandbox } from '../../api-client/sandbox/src/index.ts'
import {
  cashGetAmount,
  cashQueryCoupons,
  merchantGetLoanRateInfoV3,
  userQueryAllBankcardList,
} from '../../api-client/src/gen/calls.ts'
import { applyGuard } from '../../api-client/src/guard.ts'
import { createGateway, type CallSpec, type Gateway } from '../../api-client/src/index.ts'

/** Times in ms for one reply. */
export interface GuardFigures {
  path: string
  bytes: number
  parse: number
  guard: number
}

const ROUNDS = 31
const REPEATS = 200

/** Reads the first replies of the loan page from a sandbox, and times each: medians of some rounds. */
export async function guardRatio(): Promise<GuardFigures[]> {
  const figures: GuardFigures[] = []
  const sandbox = createSandbox()
  const { token } = sandbox.signIn()
  const real = createGateway({
    baseUrl: 'http://sandbox.test/api',
    fetch: (request) => sandbox.fetch(request),
    headers: () => ({ 'x-token': token }),
  })
  const gateway: Gateway = {
    ...real,
    async call<Content>(spec: CallSpec, request: object) {
      const content = await real.call<Content>(spec, request)
      figures.push(timesOf(spec, JSON.stringify(content)))
      return content
    },
  }
  await cashGetAmount(gateway)
  await merchantGetLoanRateInfoV3(gateway)
  await userQueryAllBankcardList(gateway, { pageType: '1' })
  await cashQueryCoupons(gateway)
  return figures
}

function timesOf({ path, guard = ['map'] }: CallSpec, text: string): GuardFigures {
  const values = () => Array.from({ length: REPEATS }, (): unknown => JSON.parse(text))
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    const read = values()
    const middle = performance.now()
    for (const value of read) applyGuard(guard, value)
    return { parse: middle - start, guard: performance.now() - middle }
  })
  const median = (part: 'parse' | 'guard') =>
    (rounds.map((round) => round[part]).toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0) / REPEATS
  return { path, bytes: Buffer.byteLength(text), parse: median('parse'), guard: median('guard') }
}
