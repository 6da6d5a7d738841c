/** The authorisation by a student record. */
export const AUTH_ID = '126'
