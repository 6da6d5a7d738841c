/** Exact origins of partners' pages that may show this app in a frame, separated by commas. The policy names them, too. */
export const partnerOrigins: readonly string[] = (import.meta.env.VITE_PARTNER_ORIGINS ?? '')
  .split(',')
  .map((origin) => origin.trim())
  .filter((origin) => origin !== '')
