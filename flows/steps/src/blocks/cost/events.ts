/** Events of the table of costs. */
export type CostEvents = {
  /** What the lender states is not what the terms cost, or that is above its ceiling (`ceiling`): nothing was signed. */
  costs_refused: { reason: string }
}
