import { QueryCache, QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useState, type ReactNode } from 'react'
import { createAdmin, type Admin } from './admin.ts'
import { copy } from './copy.ts'
import { TAB_KEY, START_ERROR_KEY } from './freshStart.ts'
import type { LabHost } from './host.ts'
import { isTab, type TabName } from './tabNames.ts'

/** The message after the last action. */
export interface Notice {
  text: string
  bad: boolean
}

interface Lab {
  host: LabHost
  admin: Admin
  tab: TabName
  show(tab: TabName): void
  notice: Notice | null
  showNotice(text: string, bad?: boolean): void
}

const LabContext = createContext<Lab | null>(null)

/** Returns the data and actions of the lab; throws outside of it. */
export function useLab(): Lab {
  const lab = use(LabContext)
  if (!lab) throw new Error('This part belongs inside the lab')
  return lab
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Provides host, admin calls and queries to every part of the lab. `host` stays the same while the lab is mounted. */
export function LabProvider({ host, children }: { host: LabHost; children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(() => takeStartError(host))
  const [tab, setTab] = useState<TabName>(() => {
    const kept = host.tab.getItem(TAB_KEY)
    return isTab(kept) ? kept : 'customer'
  })
  const [admin] = useState(() => createAdmin(host.fetch))
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: (error) => setNotice({ text: copy.lost(messageOf(error)), bad: true }),
        }),
        defaultOptions: { queries: { retry: false, networkMode: 'always' } },
      }),
  )
  const show = (next: TabName) => {
    host.tab.setItem(TAB_KEY, next)
    setTab(next)
    setNotice(null)
  }
  const showNotice = (text: string, bad = false) => setNotice({ text, bad })
  return (
    <LabContext value={{ host, admin, tab, show, notice, showNotice }}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </LabContext>
  )
}

/** Returns the error from before the app started, once. */
function takeStartError({ tab }: LabHost): Notice | null {
  const text = tab.getItem(START_ERROR_KEY)
  if (text === null) return null
  tab.removeItem(START_ERROR_KEY)
  return { text, bad: true }
}

type Read = 'personas' | 'calls' | 'faultKinds' | 'state' | 'faults' | 'world' | 'log'
type Reads = { [R in Read]: Awaited<ReturnType<Admin[R]>> }

/** The values that do not change while the lab is open. */
const fixed: readonly Read[] = ['calls', 'faultKinds']

/** Queries the sandbox; undefined until the first reply. Each action reloads the queries that it may have changed. */
export function useRead<R extends Read>(read: R, everyMs?: number): Reads[R] | undefined {
  const { admin } = useLab()
  const { data } = useQuery({
    queryKey: [fixed.includes(read) ? 'fixed' : 'live', read],
    // TypeScript cannot connect the type of this member with R.
    queryFn: () => admin[read]() as Promise<Reads[R]>,
    ...(fixed.includes(read) && { staleTime: Infinity }),
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  })
  return data
}

/**
 * Returns a function that runs an action, shows its outcome and reloads the queries that it may have changed. It
 * resolves to whether the action succeeded.
 */
export function useAct(): <T>(
  work: () => Promise<T>,
  done?: string | ((result: T) => string),
) => Promise<boolean> {
  const { showNotice } = useLab()
  const client = useQueryClient()
  return async (work, done) => {
    try {
      const result = await work()
      if (done !== undefined) showNotice(typeof done === 'string' ? done : done(result))
      return true
    } catch (error) {
      showNotice(copy.refused(messageOf(error)), true)
      return false
    } finally {
      await client.invalidateQueries({ queryKey: ['live'] })
    }
  }
}
