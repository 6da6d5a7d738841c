/**
 * The schedule written without care for exactness: float64 yuan, each figure rounded with Math.round. It shows what
 * exactness costs; its cents are sometimes wrong.
 */
export interface PlainCoupon {
  readonly share: number
  readonly cap: number
}

export interface PlainQuote {
  readonly dues: number[]
  readonly saved: number
  readonly monthPay: number
}

function cents(yuan: number): number {
  return Math.round(yuan * 100) / 100
}

export function plainQuote(
  amount: number,
  periods: number,
  yearRate: number,
  coupon: PlainCoupon | null,
): PlainQuote {
  const monthly = yearRate / 12
  const growth = (1 + monthly) ** periods
  const instalment = cents((amount * monthly * growth) / (growth - 1))
  const dues: number[] = []
  let balance = amount
  let left = coupon?.cap ?? 0
  let total = 0
  for (let k = 1; k <= periods; k++) {
    const interest = cents(balance * monthly)
    const capital = k === periods ? balance : cents(instalment - interest)
    const saving = coupon === null ? 0 : Math.min(cents(interest * coupon.share), left)
    left = cents(left - saving)
    const due = cents(capital + interest - saving)
    dues.push(due)
    total += due
    balance = cents(balance - capital)
  }
  return { dues, saved: (coupon?.cap ?? 0) - left, monthPay: cents(total / periods) }
}

/** Newton's method with plain powers, from the usual first guess. */
export function plainRate(dues: readonly number[], amount: number): number {
  let rate = 0.01
  for (let round = 0; round < 10_000; round++) {
    let value = -amount
    let slope = 0
    let factor = 1
    for (let k = 1; k <= dues.length; k++) {
      factor /= 1 + rate
      const worth = (dues[k - 1] ?? 0) * factor
      value += worth
      slope -= k * worth
    }
    const step = (value * (1 + rate)) / slope
    rate -= step
    if (Math.abs(step) < 1e-15) break
  }
  return rate * 12
}
