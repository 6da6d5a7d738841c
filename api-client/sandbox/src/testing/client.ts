import { registry, type CallPath, type Calls } from '@koo/api-client/registry'
import { isCallPath } from '../engine/contract.ts'
import { createSandbox, MAGIC_CODES, RESULTS, type Sandbox, type SandboxOptions } from '../index.ts'
import { ensure } from './agrees.ts'

/** 20 November 2026, 10:00 in Beijing: the first bill of repayment day 8 is 18 days away. */
export const START = Date.UTC(2026, 10, 20, 2)

/** A sandbox whose clock is frozen at START; latency faults take no time but are recorded. */
export function frozenSandbox(options: SandboxOptions = {}): Sandbox & { waited: number[] } {
  const waited: number[] = []
  const sandbox = createSandbox({
    now: () => START,
    wait: async (ms) => {
      waited.push(ms)
    },
    ...options,
  })
  return { ...sandbox, waited }
}

/** How a test reaches a sandbox. */
export interface Mount {
  fetch: (input: string, init?: RequestInit) => Promise<Response>
  origin: string
}

export function mountOf(sandbox: Sandbox): Mount {
  return { fetch: sandbox.fetch, origin: 'http://sandbox.test' }
}

export interface Envelope<T> {
  Result: number
  ResultMessage: string
  Content: T
}

/** Encodes a request as the contract says; text is sent unchanged. */
function wired(
  path: string,
  body: unknown,
): { address: string; init: RequestInit; type: Record<string, string> } {
  const address = path.startsWith('/') ? path : `/api/${path}`
  const sentAs = isCallPath(path) ? registry[path].sentAs : 'json'
  if (sentAs === 'query' && typeof body === 'object') {
    const query = new URLSearchParams(Object.entries(body ?? {}))
    return { address: `${address}?${query.toString()}`, init: { method: 'GET' }, type: {} }
  }
  if (sentAs === 'form' && typeof body === 'object') {
    const form = new FormData()
    for (const [name, value] of Object.entries(body ?? {}) as Array<[string, string | Blob | undefined]>) {
      if (value instanceof Blob) form.append(name, value)
      else if (value !== undefined) form.append(name, value)
    }
    return { address, init: { method: 'POST', body: form }, type: {} }
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { address, init: { method: 'POST', body: text }, type: { 'content-type': 'application/json' } }
}

/** A customer with a phone: makes calls in one scope, with the token of the last sign-in. */
export class Person {
  readonly mount: Mount
  readonly scope: string
  token: string | null = null

  constructor(mount: Mount, scope = 'default') {
    this.mount = mount
    this.scope = scope
  }

  async send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const { address, init, type } = wired(path, body)
    return this.mount.fetch(`${this.mount.origin}${address}`, {
      ...init,
      headers: {
        ...type,
        'x-sandbox-scope': this.scope,
        ...(this.token === null ? {} : { 'x-token': this.token }),
        ...headers,
      },
    })
  }

  /** The complete envelope, whatever the Result. */
  async envelope<P extends CallPath>(
    path: P,
    body: Calls[P]['request'],
    headers?: Record<string, string>,
  ): Promise<Envelope<Calls[P]['content']>> {
    const response = await this.send(path, body, headers)
    ensure(response.status === 200, `${path}: HTTP ${response.status}`)
    return (await response.json()) as Envelope<Calls[P]['content']>
  }

  /** The Content; fails unless Result is 200. */
  async call<P extends CallPath>(path: P, body: Calls[P]['request']): Promise<Calls[P]['content']> {
    const envelope = await this.envelope(path, body)
    ensure(envelope.Result === RESULTS.ok, `${path}: ${envelope.Result} ${envelope.ResultMessage}`)
    return envelope.Content
  }

  /** The Result of a refused call, and its message. */
  async refusal<P extends CallPath>(
    path: P,
    body: Calls[P]['request'],
  ): Promise<[code: number, message: string]> {
    const { Result, ResultMessage, Content } = await this.envelope(path, body)
    ensure(Content === null, `${path}: Content of a refusal`)
    return [Result, ResultMessage]
  }

  async admin<T>(method: string, name: string, body?: unknown): Promise<T> {
    const response = await this.mount.fetch(`${this.mount.origin}/__sandbox/${name}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-sandbox-scope': this.scope },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    ensure(response.status === 200, `${method} ${name}: ${await response.clone().text()}`)
    return (await response.json()) as T
  }

  async signIn(persona?: string): Promise<this> {
    const { token } = await this.admin<{ token: string }>(
      'POST',
      'sign-in',
      persona === undefined ? {} : { persona },
    )
    this.token = token
    return this
  }

  /** Requests terms for a loan; the defaults are an ordinary loan. */
  async terms(wanted: Partial<Calls['cash/preApproval']['request']> = {}): Promise<Terms> {
    const request = {
      amount: 10_000,
      loanPeriod: 12,
      userCardId: 'C1',
      couponIds: [],
      loanUseCode: '10001',
      subLoanUseCode: '1000101',
      ...wanted,
    }
    return { request, terms: await this.call('cash/preApproval', request) }
  }

  /** Signs terms with the code. */
  async sign({ terms }: Terms): Promise<string> {
    const { transactionNo } = await this.call('cash/applyAgreementSign', { termsNo: terms.termsNo, type: 1 })
    const { signNo } = await this.call('cash/confirmAgreementSign', {
      transactionNo,
      verifyCode: MAGIC_CODES.right,
    })
    return signNo
  }

  /** All steps up to the publish request, which is not sent. */
  async readyToPublish(
    serialNumber: string,
    wanted?: Partial<Calls['cash/preApproval']['request']>,
  ): Promise<Calls['cash/publishV2']['request']> {
    const agreed = await this.terms(wanted)
    return publishRequest(agreed, await this.sign(agreed), serialNumber)
  }
}

export interface Terms {
  request: Calls['cash/preApproval']['request']
  terms: Calls['cash/preApproval']['content']
}

/** The publish request of signed terms. */
export function publishRequest(
  { request, terms }: Terms,
  signNo: string,
  serialNumber: string,
): Calls['cash/publishV2']['request'] {
  return { ...request, amount: terms.amount, termsNo: terms.termsNo, signNo, serialNumber }
}

/** A serial number in the pages' format; a number makes it unique. */
export function serial(k: number): string {
  return `00000000-0000-4000-8000-${String(k).padStart(12, '0')}`
}
