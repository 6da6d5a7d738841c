/** What the rights do for other parts of the page. */
export interface RightsControl {
  /**
   * What the customer is told or offered between the permission and the next page. False: the customer stays on this page. It may
   * change the form.
   */
  beforeBorrow(): Promise<boolean>
  /** Switches the low-fee right off; false when that failed. */
  dropLowFee(): Promise<boolean>
}
