import { useCallback, type Ref, type RefCallback } from 'react'

/** Sets two refs to one element: the caller's and the part's own. */
export function useMergedRef<T>(one: Ref<T> | undefined, other: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T) => {
      const release = [attachRef(one, element), attachRef(other, element)]
      return () => {
        for (const free of release) free()
      }
    },
    [one, other],
  )
}

/** Sets a ref to an element. Returns the cleanup function. */
export function attachRef<T>(ref: Ref<T> | undefined, element: T): () => void {
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
