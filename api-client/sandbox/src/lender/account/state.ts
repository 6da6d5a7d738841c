/** What the lender keeps about one customer: who the customer is outside a loan: account data, addresses, complaints, web configuration. Plain JSON. */
export type AccountState = Record<string, never>

/** The state of a customer nothing has happened to yet, as the persona has it. */
export function freshAccount(): AccountState {
  return {}
}
