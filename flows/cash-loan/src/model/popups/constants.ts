/** Name of the pop-up about the reduced fee that the customer has chosen. */
export const REDUCE_FEE_POPUP = 'reduceFee'
