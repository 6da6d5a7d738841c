/** What the lender keeps about one customer: bills, repayment, automatic repayment, bank cards and rights. Plain JSON. */
export type RepaymentState = Record<string, never>

/** The state of a customer nothing has happened to yet, as the persona has it. */
export function freshRepayment(): RepaymentState {
  return {}
}
