/** What the lender keeps about one customer: home page, messages, campaigns, top-up and membership. Plain JSON. */
export type HomeState = Record<string, never>

/** The state of a customer nothing has happened to yet, as the persona has it. */
export function freshHome(): HomeState {
  return {}
}
