/** The authorisation by a credit card. */
export const AUTH_ID = '134'
