'use client'
import type { ComponentProps } from 'react'
import { useControlled } from '../useControlled.ts'
import { CollapseContext } from './context.ts'

interface Common extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Level of the panels' titles as headings. */
  level?: 2 | 3
}

interface Several extends Common {
  accordion?: false
  /** Keys of the open panels, when controlled. */
  activeKey?: readonly string[]
  /** Keys of the panels that are open at first. */
  defaultActiveKey?: readonly string[]
  onChange?: (activeKey: string[]) => void
}

interface One extends Common {
  /** At most one panel is open. */
  accordion: true
  activeKey?: string | null
  defaultActiveKey?: string | null
  onChange?: (activeKey: string | null) => void
}

export type CollapseProps = Several | One

/** Titles that show and hide what is below them: CollapsePanels as children. Put it on a Surface. */
export function Collapse(props: CollapseProps) {
  const { accordion, activeKey, defaultActiveKey, onChange: _, level = 3, ...rest } = props
  const [open, setOpen] = useControlled(keysOf(activeKey), keysOf(defaultActiveKey) ?? [], (keys) => {
    if (props.accordion) props.onChange?.(keys[0] ?? null)
    else props.onChange?.(keys)
  })
  const toggle = (key: string) => {
    if (open.includes(key)) setOpen(open.filter((other) => other !== key))
    else setOpen(accordion ? [key] : [...open, key])
  }
  return (
    <CollapseContext value={{ open, level, toggle }}>
      <div {...rest} />
    </CollapseContext>
  )
}

/** One key or several as a list; undefined: not controlled. */
function keysOf(keys: readonly string[] | string | null | undefined): string[] | undefined {
  if (keys === undefined) return undefined
  if (keys === null) return []
  return typeof keys === 'string' ? [keys] : [...keys]
}
