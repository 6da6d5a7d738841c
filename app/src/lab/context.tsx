import { QueryCache, QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useState, type ReactNode } from 'react'
import { createAdmin, type Admin } from './admin.ts'
import { copy } from './copy.ts'
import { TAB_KEY, TROUBLE_KEY } from './fresh-start.ts'
import type { LabHost } from './host.ts'
import { isTab, type TabName } from './panel/tab-names.ts'

/** What the lab has to say: the outcome of the last action. */
export interface Said {
  text: string
  bad: boolean
}

interface Lab {
  host: LabHost
  admin: Admin
  tab: TabName
  show(tab: TabName): void
  said: Said | null
  say(text: string, bad?: boolean): void
}

const LabContext = createContext<Lab | null>(null)

/** The lab around this part. */
export function useLab(): Lab {
  const lab = use(LabContext)
  if (!lab) throw new Error('This part belongs inside the lab')
  return lab
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What every part of the lab needs around it. `host` stays the same for the life of the lab. */
export function LabProvider({ host, children }: { host: LabHost; children: ReactNode }) {
  const [said, setSaid] = useState<Said | null>(() => takeTrouble(host))
  const [tab, setTab] = useState<TabName>(() => {
    const kept = host.tab.getItem(TAB_KEY)
    return isTab(kept) ? kept : 'customer'
  })
  const [admin] = useState(() => createAdmin(host.fetch))
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: (error) => setSaid({ text: copy.lost(wordsOf(error)), bad: true }),
        }),
        defaultOptions: { queries: { retry: false, networkMode: 'always' } },
      }),
  )
  const show = (next: TabName) => {
    host.tab.setItem(TAB_KEY, next)
    setTab(next)
    setSaid(null)
  }
  const say = (text: string, bad = false) => setSaid({ text, bad })
  return (
    <LabContext value={{ host, admin, tab, show, said, say }}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </LabContext>
  )
}

/** What went wrong before the app started, told once. */
function takeTrouble({ tab }: LabHost): Said | null {
  const text = tab.getItem(TROUBLE_KEY)
  if (text === null) return null
  tab.removeItem(TROUBLE_KEY)
  return { text, bad: true }
}

type Read = 'personas' | 'calls' | 'faultKinds' | 'state' | 'faults' | 'world' | 'log'
type Reads = { [R in Read]: Awaited<ReturnType<Admin[R]>> }

/** What does not change while the lab is open. */
const fixed: readonly Read[] = ['calls', 'faultKinds']

/** A read of the sandbox; undefined until it has answered. Actions ask again for everything that may have changed. */
export function useRead<R extends Read>(read: R, everyMs?: number): Reads[R] | undefined {
  const { admin } = useLab()
  const { data } = useQuery({
    queryKey: [fixed.includes(read) ? 'fixed' : 'live', read],
    // The compiler does not tie what the member answers to R.
    queryFn: () => admin[read]() as Promise<Reads[R]>,
    ...(fixed.includes(read) && { staleTime: Infinity }),
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  })
  return data
}

/** Carries out an action, says how it ended and reads anew what it may have changed. Resolves to whether it went well. */
export function useAct(): <T>(
  work: () => Promise<T>,
  done?: string | ((result: T) => string),
) => Promise<boolean> {
  const { say } = useLab()
  const client = useQueryClient()
  return async (work, done) => {
    try {
      const result = await work()
      if (done !== undefined) say(typeof done === 'string' ? done : done(result))
      return true
    } catch (error) {
      say(copy.refused(wordsOf(error)), true)
      return false
    } finally {
      await client.invalidateQueries({ queryKey: ['live'] })
    }
  }
}
