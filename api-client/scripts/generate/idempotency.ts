/** What has to be known of a call to judge its idempotency key. */
interface Keyed {
  path: string
  outcome: 'read' | 'write'
  attempts: number
  idempotencyKey: string | undefined
}

/** Words by which a change lends, sells, pays or hands out, at the beginning or the end of its name. */
const PAYING =
  /^(?:publish|pay|repay|refund|transfer|withdraw|lend|borrow|buy|sell|order|open|upgrade|draw|receive|redeem|exchange|loan)$/

/**
 * Looks for what could lend, sell, pay or hand out twice: a call that does so by its name without an idempotency key, or a
 * key that does not protect.
 *
 * @param required names of the request fields that may not be left out
 * @returns what is wrong and the cure
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

/** `cash/publishV2`, `channel/confirmPay`, `member/open`; not `repayment/resignAutoPay`, which signs. */
function paysByName(path: string): boolean {
  const name = (path.split('/').at(-1) ?? '').replace(/V\d+$/, '').replace(/AutoPay/, 'Autopay')
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
  return PAYING.test(words[0] ?? '') || PAYING.test(words.at(-1) ?? '')
}
