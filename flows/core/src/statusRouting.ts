import type { FlowHost, OrderStatus } from './host.ts'
import { own, type Routing } from './routing.ts'
import type { QueryInput } from './search.ts'

// A file of its own: a flow that is loaded later brings it along, and the first chunk does without.

type StatusPage = string | { readonly page: string; readonly query: QueryInput }
type NameIn<V> = V extends { readonly page: infer P } ? P : V
interface StatusOptions<T> {
  readonly load: (signal: AbortSignal, host: FlowHost) => Promise<OrderStatus>
  /** Status -> page; the key 'null' is for a missing status. */
  readonly table: T
}
/** Routing by the status of an order. */
export function statusRouting<const T extends Readonly<Record<string, StatusPage>>>(
  options: StatusOptions<T>,
): Routing<NameIn<T[keyof T]> & string> {
  const table: Readonly<Record<string, StatusPage>> = options.table
  const nameOf = (target: StatusPage) => (typeof target === 'string' ? target : target.page)
  return {
    codes: Object.fromEntries(Object.entries(table).map(([status, target]) => [status, nameOf(target)])),
    where: async (signal, host) => {
      const status = String((await options.load(signal, host)) ?? null)
      const target = own(table, status)
      if (target === undefined) return { to: 'unknown', code: status }
      return { to: 'page', ...(typeof target === 'string' ? { page: target } : target) }
    },
  }
}
