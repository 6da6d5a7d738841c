/** The parts of a call that matter for its idempotency key. */
interface Keyed {
  path: string
  outcome: 'read' | 'write'
  attempts: number
  idempotencyKey: string | undefined
  refusals: readonly number[] | undefined
}

/**
 * Words at the beginning or end of a call's name which show that it lends, sells, pays or gives something to the
 * customer.
 */
const PAYING =
  /^(?:publish|pay|repay|refund|transfer|withdraw|lend|borrow|buy|sell|order|open|upgrade|draw|receive|redeem|exchange|loan)$/

/** Words at the beginning or end of a call's name which show that it moves money. */
const MOVES_MONEY = /^(?:publish|pay|repay|refund|transfer|withdraw|lend|borrow|loan)$/

/**
 * Finds calls that could lend, sell, pay or give something twice: by its name a call does such a thing, but has no
 * idempotency key, or a key that does not protect; or it moves money, and does not name the refusals after which it
 * may be sent anew.
 *
 * @param required names of the required request fields
 * @returns the fault and how to correct it
 */
export function idempotencyFault(call: Keyed, required: readonly string[]): string | undefined {
  const { outcome, attempts, idempotencyKey: key } = call
  if (key === undefined)
    return outcome === 'write' && isNamed(call.path, PAYING)
      ? 'lends, sells, pays or hands out, and sent twice it would do so twice: give its request a required `serialNumber` and the operation @extension("x-idempotency-key", "serialNumber")'
      : undefined
  if (outcome !== 'write') return `x-idempotency-key is for changes: make it a Write, or take the key away`
  if (attempts > 1) return 'has an idempotency key, so it is sent once: take x-attempts away'
  if (!required.includes(key)) return `the idempotency key "${key}" may be left out: make it a required field`
  if (call.refusals === undefined && isNamed(call.path, MOVES_MONEY))
    return 'moves money, so not every refusal proves that nothing was done: name those that do, @extension("x-refusals", #[...])'
  return undefined
}

/**
 * Whether a name begins or ends with one of these words: `cash/publishV2`, `channel/confirmPay`, `member/open`, but not
 * `repayment/resignAutoPay`, which signs.
 */
function isNamed(path: string, words: RegExp): boolean {
  const name = (path.split('/').at(-1) ?? '').replace(/V\d+$/, '').replace(/AutoPay/, 'Autopay')
  const parts = name.split(/(?=[A-Z])/).map((part) => part.toLowerCase())
  return words.test(parts[0] ?? '') || words.test(parts.at(-1) ?? '')
}
