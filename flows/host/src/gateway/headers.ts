// spec 7 names none of them.
/** The twelve headers of the gateway. Their names are proposals: this table is the one place to change them. */
export const headerNames = {
  appVersion: 'x-app-version',
  timestamp: 'x-timestamp',
  token: 'x-token',
  deviceId: 'x-device-id',
  platform: 'x-platform',
  appId: 'x-app-id',
  tenantId: 'x-tenant-id',
  os: 'x-os',
  channelApp: 'x-channel-app',
  sourceId: 'x-source-id',
  channelName: 'x-channel-name',
  entryId: 'x-entry-id',
} as const

export type HeaderField = keyof typeof headerNames

/** Values by field; an empty or missing one is not sent. */
export type HeaderValues = { readonly [F in HeaderField]?: string | null }

/** Printable ASCII. `fetch` throws on anything outside Latin-1, and a line break would start another header. */
const HEADER_VALUE = /^[\x21-\x7e]{1,512}$/

/** Headers of one request. A value that cannot be a header is left out, or it would break every call. */
export function wireHeaders(values: HeaderValues): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const field of Object.keys(headerNames) as HeaderField[]) {
    const value = values[field]
    if (value != null && HEADER_VALUE.test(value)) headers[headerNames[field]] = value
  }
  return headers
}
