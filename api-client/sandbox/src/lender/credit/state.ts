/** What the lender keeps about one customer: credit assessment, proofs of identity, contacts, videos and photos. Plain JSON. */
export type CreditState = Record<string, never>

/** The state of a customer nothing has happened to yet, as the persona has it. */
export function freshCredit(): CreditState {
  return {}
}
