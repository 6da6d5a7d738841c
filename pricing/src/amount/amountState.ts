import { type Cents, wholeYuan } from '../number/cents.ts'
import { shortMoney } from '../format/money.ts'
import { wanCents } from '../format/wan.ts'
import { InputError } from '../inputError.ts'

// semantics 6
/** Limits of the amount box in cents, never negative. */
export interface AmountLimits {
  readonly usableLimit: Cents
  readonly leadLimit: Cents
  /** At least 100 (1 yuan). */
  readonly minimum: Cents
  /** The lender's cap; `null`: none. */
  readonly lenderCap: Cents | null
}

// spec 1
/** The ordinary wallet loan, or the partner lender's service. */
export type LoanScene = 'main' | 'leadFlow'

// semantics 6, OC-31
/** The text in the amount box, and the limits and scene it is checked against. */
export interface AmountEntry {
  /** Text of the field; commas and spaces at either end are ignored. */
  readonly text: string
  readonly limits: AmountLimits
  /** True once the field had the focus or the loan button was pressed. */
  readonly hasFocused: boolean
  readonly scene: LoanScene
}

// semantics 6
/** The twelve states. Code 2 is any text other than a positive integer of 1 to 10 digits. */
export type AmountCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

// semantics 6
/** The state of an entry: code, limits and typed amount. All money is in cents. */
export interface AmountState {
  readonly code: AmountCode
  /** False when the maximum is below the minimum. */
  readonly editable: boolean
  /** Whether the amount may be submitted; does not depend on focus. */
  readonly acceptable: boolean
  /** Typed amount in cents; `null` unless the text is a number. */
  readonly amount: Cents | null
  /** The lower of limit and cap, in cents. */
  readonly maximum: Cents
  readonly minimum: Cents
  /** Limit of the scene, in cents. */
  readonly limit: Cents
  readonly lenderCap: Cents | null
  /** Placeholder of the field: the maximum in whole yuan. */
  readonly placeholder: number
}

// semantics 6
/** State of the amount box: exactly one of twelve codes holds. Throws an `InputError` when the text is not a string. */
export function amountState(entry: AmountEntry): AmountState {
  const { limits, scene, hasFocused } = entry
  const limit = scene === 'leadFlow' ? limits.leadLimit : limits.usableLimit
  const cap = limits.lenderCap
  const isCapped = cap !== null && cap < limit
  const maximum = isCapped ? cap : limit
  const minimum = limits.minimum
  const text = requireText(entry.text).replace(/,/g, '').trim()
  const amount = readTyped(text)
  const editable = maximum >= minimum
  // Such an amount exists only where the field is editable. An empty field (0) is below every minimum.
  const acceptable = (amount ?? 0) >= minimum && (amount ?? 0) <= maximum
  const code = ((): AmountCode => {
    if (!editable) return limit < minimum ? 5 : 6
    if (amount === null) {
      if (hasFocused) return text === '' ? 1 : 2
      return isCapped ? 7 : 0
    }
    if (amount < minimum) return 3
    if (amount <= maximum) return isCapped ? 10 : 0
    if (isCapped) return amount <= limit ? 8 : 9
    if (!hasFocused) return 0
    return scene === 'leadFlow' && limits.leadLimit < limits.usableLimit ? 11 : 4
  })()
  const placeholder = wholeYuan(maximum)
  return { code, editable, acceptable, amount, maximum, minimum, limit, lenderCap: cap, placeholder }
}

function requireText(text: string): string {
  if (typeof text === 'string') return text
  throw new InputError('text', 'a text is expected')
}

/** Reads 1 to 10 ASCII digits above zero; returns cents. */
function readTyped(text: string): Cents | null {
  if (!/^[0-9]{1,10}$/.test(text)) return null
  const yuan = Number(text)
  return yuan > 0 ? ((yuan * 100) as Cents) : null
}

// semantics 6
/** The Chinese line under the amount box. Code 0 gives '': the brief line is shown instead. */
export function amountMessage(state: AmountState): string {
  const minimum = shortMoney(state.minimum)
  // In every state that names the cap, the maximum is the cap.
  const cap = wanCents(state.maximum)
  const capUnit = cap.endsWith('万') ? cap : `${shortMoney(state.maximum)}元`
  switch (state.code) {
    case 0:
      return ''
    case 1:
      return '请填写借款金额'
    case 2:
      return '请填写正确的借款金额'
    case 3:
      return `单笔最低借款金额为${minimum}元`
    case 4:
      return '超出可借额度'
    case 5:
      return `剩余可借额度${shortMoney(state.limit)}元，低于单笔最低借款金额${minimum}元`
    case 6:
      return `剩余可借额度${shortMoney(state.maximum)}元，低于单笔最低借款金额${minimum}元`
    case 7:
    case 8:
    case 10:
      return `受资方限制，借款金额最高${capUnit}`
    case 9:
      return `超出可借额度，受资方限制，借款金额最高${capUnit}`
    case 11:
      return `超出本服务可借额度${shortMoney(state.limit)}元`
  }
}

// OC-32
/** Whether the line is a notice and not an error: the lender's cap with a good amount or an empty field. */
export function isAmountNotice(state: AmountState): boolean {
  return state.code === 7 || state.code === 10
}
