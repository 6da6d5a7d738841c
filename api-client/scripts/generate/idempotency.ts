/** The parts of a call that matter for its idempotency key. */
interface Keyed {
  path: string
  outcome: 'read' | 'write'
  attempts: number
  idempotencyKey: string | undefined
}

/**
 * Words at the beginning or end of a call's name which show that it lends, sells, pays or gives something to the
 * customer.
 */
const PAYING =
  /^(?:publish|pay|repay|refund|transfer|withdraw|lend|borrow|buy|sell|order|open|upgrade|draw|receive|redeem|exchange|loan)$/

/**
 * Finds calls that could lend, sell, pay or give something twice: by its name a call does such a thing, but has no
 * idempotency key, or a key that does not protect.
 *
 * @param required names of the required request fields
 * @returns the fault and how to correct it
 */
export function idempotencyFault(call: Keyed, required: readonly string[]): string | undefined {
  const { outcome, attempts, idempotencyKey: key } = call
  if (key === undefined)
    return outcome === 'write' && paysByName(call.path)
      ? 'lends, sells, pays or hands out, and sent twice it would do so twice: give its request a required `serialNumber` and the operation @extension("x-idempotency-key", "serialNumber")'
      : undefined
  if (outcome !== 'write') return `x-idempotency-key is for changes: make it a Write, or take the key away`
  if (attempts > 1) return 'has an idempotency key, so it is sent once: take x-attempts away'
  if (!required.includes(key)) return `the idempotency key "${key}" may be left out: make it a required field`
  return undefined
}

/** True for `cash/publishV2`, `channel/confirmPay`, `member/open`; false for `repayment/resignAutoPay`, which signs. */
function paysByName(path: string): boolean {
  const name = (path.split('/').at(-1) ?? '').replace(/V\d+$/, '').replace(/AutoPay/, 'Autopay')
  const parts = name.split(/(?=[A-Z])/).map((part) => part.toLowerCase())
  return PAYING.test(parts[0] ?? '') || PAYING.test(parts.at(-1) ?? '')
}
