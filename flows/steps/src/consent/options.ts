/** How the consent to a product's agreements is recorded, and found by later pages. */
export interface ConsentOptions {
  /** Storage key under which later pages find the recorded consent. */
  key: string
  /** Name of the scene in the trace. */
  scene: string
  /** `clientCode` of the record. */
  clientCode: string
  /** `traceId` of the trace of a tick (spec 7, cash/serverUpload). */
  traceId: string
  /** How long a recorded consent counts on the pages after it, ms. */
  lifeMs: number
}
