// spec 7
/** `appId` of credit/getPublicKey: the app as the headers name it. */
export const APP_ID = 'koo-h5'
/** Storage key of the tenant, as the headers have it. */
export const TENANT_KEY = 'tenantId'
