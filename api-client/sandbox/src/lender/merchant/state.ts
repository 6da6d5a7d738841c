/** What the lender keeps about one customer: merchant loans, stores, windows and questionnaires. Plain JSON. */
export type MerchantState = Record<string, never>

/** The state of a customer nothing has happened to yet, as the persona has it. */
export function freshMerchant(): MerchantState {
  return {}
}
