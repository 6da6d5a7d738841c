/** An admin's request that cannot be met; the message says why. */
export class AdminError extends Error {
  override name = 'AdminError'
}
