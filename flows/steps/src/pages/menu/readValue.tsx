import { Skeleton } from '@koo/kit/Skeleton'
import type { QueryView } from '@koo/page/query'
import { hasFailed } from '@koo/page/query'
import type { ReactNode } from 'react'

/**
 * The value of a row that a call says: a line in its place until it comes, and nothing when it does not. The row leads on all the
 * same, to a page that says what did not load.
 */
export function readValue<Data>(query: QueryView<Data>, read: (data: Data) => ReactNode): ReactNode {
  if (query.data !== undefined) return read(query.data)
  return hasFailed(query) ? null : <Skeleton width={72} />
}
