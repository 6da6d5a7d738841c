import { useState } from 'react'
import { useLazyPart } from './useLazyPart.ts'

/** The sheet of a field: loaded at the first touch, shown as soon as it is loaded. */
export function usePickerSheet<T>(load: () => Promise<T>) {
  const { part, failed, prepare } = useLazyPart(load)
  const [wanted, setWanted] = useState(false)
  return {
    /** The component, when it is loaded. */
    Sheet: part,
    open: wanted && part !== null,
    waiting: wanted && part === null && !failed,
    /** Loading failed; the next tap tries again. */
    failed: wanted && failed,
    prepare: () => prepare(),
    show: () => {
      prepare(true)
      setWanted(true)
    },
    setOpen: setWanted,
  }
}
