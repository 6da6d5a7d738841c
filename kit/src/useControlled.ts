import { useState } from 'react'

/**
 * The value of a field that is controlled (`value`) or not (`defaultValue`). Returns the value, and a function that
 * changes it and tells the caller.
 */
export function useControlled<T>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((value: T) => void) | undefined,
): readonly [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue)
  const change = (next: T) => {
    if (value === undefined) setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, change]
}
