import { useEffect, useState } from 'react'
import type { WorldState } from '../admin.ts'
import { useLab } from '../context.tsx'

const TICK_MS = 1000

/** The current time of the sandbox's world. It counts on while the world's clock runs; null until it is loaded. */
export function useWorldTime(clock: WorldState['clock'] | undefined): number | null {
  const { host } = useLab()
  const [now, setNow] = useState(host.now)
  const runs = clock !== undefined && clock.frozenAt === null
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(host.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [runs, host])
  return clock ? (clock.frozenAt ?? now + clock.offsetMs) : null
}
