import { useLayoutEffect, useRef, useState } from 'react'

type Handlers = Record<string, (...args: never[]) => unknown>

/**
 * Functions that stay the same for the life of the component and always do what the newest drawing says. For handlers,
 * not for drawing.
 */
export function useLatest<H extends Handlers>(handlers: H): H {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
        // Made name by name of `handlers`, each with the arguments and the result of its own.
      ) as H,
  )
  return stable
}
