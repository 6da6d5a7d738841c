/** What the lender keeps about one customer: partner channels, lead offers and staff loans. Plain JSON. */
export type ChannelState = Record<string, never>

/** The state of a customer nothing has happened to yet, as the persona has it. */
export function freshChannel(): ChannelState {
  return {}
}
