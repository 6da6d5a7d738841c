import { useState, useSyncExternalStore } from 'react'
import { lazyModule, useLazyModule, useWantedModule } from '../lazy/index.ts'

/** The field says it as its error. */
const sayNothing = () => undefined

/** The sheet of a field: loaded at the first touch, shown as soon as it is loaded. `load` must be the same function at every render. */
export function usePickerSheet<T>(load: () => Promise<T>) {
  const [code] = useState(() => lazyModule(load))
  const Sheet = useLazyModule(code)
  const [wanted, setWanted] = useState(false)
  const hasFailed = useSyncExternalStore(code.subscribe, code.failed, code.failed)
  const get = useWantedModule(code, sayNothing)
  return {
    /** The component, when it is loaded. */
    Sheet,
    open: wanted && Sheet !== null,
    waiting: wanted && Sheet === null && !hasFailed,
    /** Loading failed; the next tap tries again. */
    failed: wanted && hasFailed,
    /** Loads it in advance; a failure is told when somebody waits for it. */
    prepare: () => void code.load().catch(() => undefined),
    show: () => {
      setWanted(true)
      void get()
    },
    setOpen: setWanted,
  }
}
