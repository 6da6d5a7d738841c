import type { QueryCall } from '@koo/page/query'

type Plain<Content> = QueryCall<Record<string, never>, Content>

/** A call whose reply the loan page reads as something else, under a key of its own: what is cached differs from the plain call. */
export const readAs =
  <Content, Read>(name: string, call: Plain<Content>, read: (content: Content) => Read): Plain<Read> =>
  (gateway, request) => {
    const { queryKey, queryFn } = call(gateway, request)
    return { queryKey: [...queryKey, name], queryFn: async (context) => read(await queryFn(context)) }
  }
