/** Custom property in which a host says what the browser does not know of the inset at the top. */
export const HOST_TOP = '--koo-top'
