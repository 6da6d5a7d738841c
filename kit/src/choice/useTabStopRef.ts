import { useLayoutEffect, useRef, type Ref, type RefObject } from 'react'
import { attachRef } from '../useMergedRef.ts'

/** The chosen control of a group, else the first. */
const chosenOrFirst = ['input:checked:enabled', 'input:enabled'] as const

interface Attached<Control> {
  ref: Ref<Control> | undefined
  control: Control | null
  release: () => void
}

/**
 * Hands the caller's ref that control of a group which the focus goes to: the first that one of the selectors finds,
 * in their order.
 */
export function useTabStopRef<Control extends HTMLElement>(
  ref: Ref<Control> | undefined,
  group: RefObject<HTMLElement | null>,
  selectors: readonly string[] = chosenOrFirst,
): void {
  const attached = useRef<Attached<Control> | null>(null)

  // After every render, because controls may come, go and be switched off; the ref hears of changes only.
  useLayoutEffect(() => {
    const found = selectors.map((selector) => group.current?.querySelector<Control>(selector))
    const control = found.find(Boolean) ?? null
    if (attached.current?.control === control && attached.current.ref === ref) return
    attached.current?.release()
    attached.current = { ref, control, release: control ? attachRef(ref, control) : () => {} }
  })

  useLayoutEffect(
    () => () => {
      attached.current?.release()
      attached.current = null
    },
    [],
  )
}
