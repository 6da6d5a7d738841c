/** An invalid admin request; the message gives the reason. */
export class AdminError extends Error {
  override name = 'AdminError'
}
