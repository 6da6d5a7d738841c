import type { Cents } from '../number/cents.ts'

// semantics 9, OC-49
/** The figures that decide whether the withdrawal card may be used. All money in cents. */
export interface WithdrawCardInput {
  readonly assetTag: string
  readonly permittedTags: readonly string[]
  readonly pending: Cents
  readonly outstanding: Cents
  readonly current: Cents
  /** Configured cap of the history amount; `null`: the card is not allowed. */
  readonly cap: Cents | null
  readonly businessLine: string
  /** `['koo']` when left out. */
  readonly permittedBusinessLines?: readonly string[]
}

const REGULAR = 'regular'
const DEFAULT_LINES: readonly string[] = ['koo']
const MAX_PERIODS = 12

// semantics 9, OC-49
/**
 * Whether the withdrawal card may be used: asset tag permitted or regular, history amount within the cap, business line
 * permitted.
 */
export function withdrawCardAllowed(input: WithdrawCardInput): boolean {
  const lines = input.permittedBusinessLines ?? DEFAULT_LINES
  return (
    (input.assetTag === REGULAR || input.permittedTags.includes(input.assetTag)) &&
    input.cap !== null &&
    input.pending + input.outstanding + input.current <= input.cap &&
    lines.includes(input.businessLine)
  )
}

// semantics 9
/**
 * The bank cards to offer: only withdrawal cards when the client is the app, the card is allowed and the loan has at
 * most 12 periods; otherwise all. If no card is left, all are offered.
 */
export function narrowCards<Card>(
  cards: readonly Card[],
  isWithdrawCard: (card: Card) => boolean,
  rule: { readonly isAppClient: boolean; readonly isAllowed: boolean; readonly periods: number },
): readonly Card[] {
  if (!rule.isAppClient || !rule.isAllowed || rule.periods > MAX_PERIODS) return cards
  const narrowed = cards.filter(isWithdrawCard)
  return narrowed.length === 0 ? cards : narrowed
}
