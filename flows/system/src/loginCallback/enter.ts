import { page, type EnterAttempt, type PageDest } from '@koo/flow'

/** What a messenger adds to the address to which it sends the customer back. */
const ADDED = ['code', 'state', 'error']

/**
 * The host has taken a code that is ours out of the address before. What is left is of somebody else: it is read by nobody, and goes
 * out of the address before the page is shown.
 */
export function enterCallback<P extends string>({
  page: name,
  query,
}: EnterAttempt<P | 'loginCallback'>): PageDest<'loginCallback'> | null {
  if (name !== 'loginCallback' || !ADDED.some((each) => Object.hasOwn(query, each))) return null
  const { redirect } = query
  return page('loginCallback', { query: redirect === undefined ? {} : { redirect }, replace: true })
}
