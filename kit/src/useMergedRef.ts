import { useCallback, type Ref, type RefCallback } from 'react'

/** Hands one element to two refs: the caller's and the part's own. */
export function useMergedRef<T>(one: Ref<T> | undefined, other: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T) => {
      const release = [attach(one, element), attach(other, element)]
      return () => {
        for (const free of release) free()
      }
    },
    [one, other],
  )
}

function attach<T>(ref: Ref<T> | undefined, element: T): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element)
    return typeof cleanup === 'function' ? cleanup : () => ref(null)
  }
  if (!ref) return () => {}
  ref.current = element
  return () => {
    ref.current = null
  }
}
