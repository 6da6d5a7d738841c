const HINT_DAYS: readonly number[] = [29, 30, 31]

// semantics 5
/**
 * Whether the repayment-day hint shows: for one of `days`, which are 29, 30 and 31 when left out. A month without this day is due
 * on its last day.
 */
export function showsRepaymentDayHint(day: number, days: readonly (string | number)[] = HINT_DAYS): boolean {
  return days.some((each) => String(each) === String(day))
}
