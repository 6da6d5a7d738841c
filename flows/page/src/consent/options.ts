/** How the consent to a product's agreements is recorded, and found by later pages. */
export interface ConsentOptions {
  /** Storage key under which later pages find the recorded consent. */
  key: string
  /** Name of the scene in the trace. */
  scene: string
  /** `clientCode` of the record. */
  clientCode: string
  /** `traceId` of the trace of a tick (cash/serverUpload). */
  traceId: string
  /** How long a recorded consent counts on the pages after it, ms. */
  lifeMs: number
  /** The first agreement is the one that is agreed to, the others are recorded as its sub-agreements. */
  subAgreements?: boolean
  /** Text before the names; default: that of a loan. */
  lead?: string
  /** Shown when the box is not ticked; default: that of a loan. */
  missing?: string
  /** Shows that as a toast, where the specification says toast; default: on the line. */
  toastsMissing?: boolean
}
