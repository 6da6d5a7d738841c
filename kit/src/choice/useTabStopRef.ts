import { useLayoutEffect, useRef, type Ref, type RefObject } from 'react'
import { attachRef } from '../useMergedRef.ts'

/** The checked control of a group, else the first one. */
const chosenOrFirst = ['input:checked:enabled', 'input:enabled'] as const

interface Attached<Control> {
  ref: Ref<Control> | undefined
  control: Control | null
  release: () => void
}

/**
 * Sets the caller's ref to the control of a group that takes the focus: the first match of the selectors, in their
 * order.
 */
export function useTabStopRef<Control extends HTMLElement>(
  ref: Ref<Control> | undefined,
  group: RefObject<HTMLElement | null>,
  selectors: readonly string[] = chosenOrFirst,
): void {
  const attached = useRef<Attached<Control> | null>(null)

  // After every render, because controls may appear, disappear and be disabled; the ref is updated only when the
  // control changes.
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
