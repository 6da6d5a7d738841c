import assert from 'node:assert/strict'
import { registry, type CallPath } from '@koo/api-client/registry'
import { processCall, type Call } from '../engine/processCall.ts'
import { callPaths, isOpen } from '../engine/contract.ts'
import { domains } from '../products/index.ts'
import { openSession } from '../engine/session.ts'
import { MAGIC_CODES, RESULTS, type Persona } from '../index.ts'
import type { World } from '../engine/world.ts'
import { serial, START, type Envelope } from './client.ts'
import { Known, received, withKnown, type GeneratedRequest } from './requests.ts'

/** Every call with a handler. */
export const handledPaths = callPaths.filter((path) => Object.hasOwn(domains.handlers, path))

const KNOWN_RESULTS: readonly number[] = Object.values(RESULTS)

/** Results that a valid request must never get. */
const NEVER: readonly number[] = [RESULTS.unknownCall, RESULTS.notImplemented]

/**
 * Time that passes before a call, in milliseconds, each with the lowest random number out of a thousand that selects
 * it.
 */
const PAUSES: ReadonlyArray<readonly [from: number, ms: number]> = [
  [999, 31 * 86_400_000],
  [995, 25 * 3_600_000],
  [980, 3_600_000],
  [900, 400_000],
  [850, 61_000],
  [700, 2000],
]

/** A customer who calls the engine directly: one world in memory, and the values of its replies. */
export class TestCustomer {
  readonly persona: Persona
  readonly known = new Known()
  readonly world: World
  now = START

  constructor(persona: Persona) {
    this.persona = persona
    this.world = domains.newWorld({ scope: 'life', persona: persona.name, seed: 1, now: START })
    this.#borrow()
  }

  /** Makes one valid call and checks the reply. Returns the Result. */
  call(path: CallPath, generated: GeneratedRequest): number {
    const { picks } = generated
    this.now += PAUSES.find(([from]) => (picks[7] ?? 0) >= from)?.[1] ?? 0
    const request = received(withKnown(path, generated, this.known), picks)
    return this.#send(path, request, isOpen(path) && (picks[6] ?? 0) % 2 === 0 ? null : this.#token()).Result
  }

  #send(path: CallPath, body: unknown, token: string | null): Envelope<unknown> {
    const call: Call = { path, body, token, scope: 'life', baseUrl: 'https://koo.example' }
    const { envelope } = processCall(domains, this.world, this.now, call)
    const wire = JSON.parse(JSON.stringify(envelope)) as Envelope<unknown>
    checkReply(path, wire, body)
    this.known.collect('', wire.Content)
    return wire
  }

  /** Takes out a loan as far as this customer can, so that later calls can refer to it. */
  #borrow(): void {
    const content = (path: CallPath, body: object): Record<string, unknown> =>
      (this.#send(path, body, this.#token()).Content ?? {}) as Record<string, unknown>
    const loan = {
      amount: 5000,
      loanPeriod: 12,
      userCardId: this.persona.cards[0]?.userCardId ?? 'C1',
      couponIds: [],
      loanUseCode: '10001',
      subLoanUseCode: '1000101',
    }
    const { termsNo, amount } = content('cash/preApproval', loan)
    if (typeof termsNo !== 'string') return
    const { transactionNo } = content('cash/applyAgreementSign', { termsNo, type: 1 })
    const code = { transactionNo, verifyCode: MAGIC_CODES.right }
    const { signNo } = content('cash/confirmAgreementSign', code)
    const serialNumber = serial(1)
    content('cash/publishV2', { ...loan, amount, termsNo, signNo, serialNumber })
    this.known.collect('', { serialNumber })
  }

  /** A session that never ends, whatever the calls do to it. */
  #token(): string {
    const token = 'living'
    const user = domains.userOf(this.world, this.persona.mobile, this.persona.name)
    const session =
      this.world.sessions.find((each) => each.token === token) ??
      openSession(this.world, user, this.now, token)
    Object.assign(session, { userId: user.userId, ended: null, expiresAt: Number.MAX_SAFE_INTEGER })
    return token
  }
}

/** Checks that a reply is a Content of the contract, or a refusal with a known code and a Chinese reason. */
function checkReply(
  path: CallPath,
  { Result, ResultMessage, Content }: Envelope<unknown>,
  request: unknown,
): void {
  const where = (): string => `${path} ${JSON.stringify(request).slice(0, 600)}: ${Result} ${ResultMessage}`
  const { accepts, results, content } = registry[path]
  if (Result === RESULTS.ok || (accepts.includes(Result) && Content !== null)) {
    const { error } = content.safeParse(Content)
    assert.equal(error, undefined, where())
    return
  }
  assert.equal(Content, null, where())
  assert.match(ResultMessage, /[\u4e00-\u9fff]/, where())
  assert.ok(ResultMessage.length < 120, where())
  assert.ok(KNOWN_RESULTS.includes(Result) || Object.hasOwn(results, Result), where())
  assert.ok(!NEVER.includes(Result), where())
  assert.ok(ResultMessage !== GENERIC, where())
}

/** The text for an invalid request that names no field: none of these requests is invalid. */
const GENERIC = '提交的信息有误，请检查后重试'

/** A world must be plain JSON: finds what a save would change or lose. */
export function checkPlain(value: unknown, at = 'world'): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number') return assert.ok(Number.isFinite(value), at)
  if (Array.isArray(value)) return value.forEach((item, k) => checkPlain(item, `${at}.${k}`))
  assert.ok(typeof value === 'object', at)
  assert.equal(Object.getPrototypeOf(value), Object.prototype, at)
  for (const [key, field] of Object.entries(value)) if (field !== undefined) checkPlain(field, `${at}.${key}`)
}
