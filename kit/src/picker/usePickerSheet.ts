import { useState } from 'react'
import { useLazyPart } from './useLazyPart.ts'

/** The sheet of a field: loaded at the first touch, shown as soon as it has come. */
export function usePickerSheet<T>(load: () => Promise<T>) {
  const { part, failed, prepare } = useLazyPart(load)
  const [wanted, setWanted] = useState(false)
  return {
    /** The component, once it has come. */
    Sheet: part,
    open: wanted && part !== null,
    waiting: wanted && part === null && !failed,
    /** The code did not come; the next tap tries again. */
    failed: wanted && failed,
    prepare,
    show: () => {
      prepare()
      setWanted(true)
    },
    setOpen: setWanted,
  }
}
