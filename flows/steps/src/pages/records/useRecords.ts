import { useCall, useGateway, type QueryView } from '@koo/page/query'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Paging, RecordsSpec } from './spec.ts'

/** What follows after the replies that have come. */
export interface More {
  readonly hasMore: boolean
  /** Rejects when it did not come. */
  load(): Promise<unknown>
}

export interface Reading<Content> {
  /** The replies, one after the other. */
  readonly query: QueryView<readonly Content[]>
  /** Null: the list is one reply. */
  readonly more: More | null
}

/** What reading takes of a spec. */
type Read<Request, Content> = Pick<RecordsSpec<Request, Content, unknown, never, never>, 'call' | 'rows'> & {
  readonly paging?: Paging<Request, Content>
}

/** The customer comes back to a list to see what has changed. */
const FRESH = { staleTime: 0 }

/** One reply that is the whole list. */
export function useWhole<Request, Content>(
  { call }: Read<Request, Content>,
  request: Request,
): Reading<Content> {
  return { query: useCall(call, request, { ...FRESH, select: alone }), more: null }
}

const alone = <Content>(content: Content): readonly Content[] => [content]

/** A list in several replies. */
export function usePages<Request, Content>(
  { call, rows, paging }: Read<Request, Content>,
  request: Request,
): Reading<Content> {
  const gateway = useGateway()
  const query = useInfiniteQuery({
    ...FRESH,
    // A key of its own, because the cached value is several replies.
    queryKey: [...call(gateway, request).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(gateway, paging?.request(request, pageParam) ?? request).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) =>
      paging?.hasMore(last) && rows(last, gateway.serverNow()).length > 0 ? all.length + 1 : undefined,
  })
  const { data, error, isError, isFetching, hasNextPage, refetch, fetchNextPage } = query
  return {
    query: { data: data?.pages, error, isError, isFetching, refetch },
    more: {
      hasMore: hasNextPage,
      // Not in place of a refresh that is running.
      load: () => fetchNextPage({ cancelRefetch: false, throwOnError: true }),
    },
  }
}
