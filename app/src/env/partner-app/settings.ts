/**
 * Exact origins of partners' pages that may show this app in a frame, separated by commas. Before an origin may stand the channel whose
 * partner it is: the policy of each page names who may frame it.
 */
export const partnerOrigins: readonly string[] = (import.meta.env.VITE_PARTNER_ORIGINS ?? '')
  .split(',')
  .map((entry) => entry.trim().replace(/^.*=/, ''))
  .filter((origin) => origin !== '')
