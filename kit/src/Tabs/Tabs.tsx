'use client'
import { createContext, use, useId, type ComponentProps, type KeyboardEvent } from 'react'
import { cx } from '../cx.ts'
import { useWords } from '../locale/useWords.ts'
import { useControlled } from '../useControlled.ts'
import * as styles from './Tabs.css.ts'

export interface TabItem {
  value: string
  label: string
  /** Number of things behind the tab. */
  count?: number
  disabled?: boolean
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** Spoken name of the row of tabs. */
  label: string
  items: readonly TabItem[]
  value?: string
  /** Default: the first. */
  defaultValue?: string
  onValueChange?: (value: string) => void
  listClassName?: string
}

/** What the ids of tabs and panels begin with, and the chosen tab. */
const TabsContext = /* @__PURE__ */ createContext<readonly [id: string, chosen: string]>(['', ''])

const idOf = (id: string, kind: 'tab' | 'panel', value: string) => `${id}${kind}-${value}`

/**
 * Tabs over panels; children are TabPanels (between which anything may stand). One tab is in the tab order, the
 * chosen one; arrows, Home and End go to the others and choose them.
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value ?? '',
  onValueChange,
  listClassName,
  className,
  children,
  ...rest
}: TabsProps) {
  const t = useWords()
  const id = useId()
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange)
  const open = items.filter((item) => !item.disabled)
  const entry = open.find((item) => item.value === chosen) ?? open[0]
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div role="tablist" aria-label={label} className={cx(styles.list, listClassName)}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={idOf(id, 'tab', item.value)}
            aria-selected={item.value === chosen}
            aria-controls={item.value === chosen ? idOf(id, 'panel', item.value) : undefined}
            tabIndex={item === entry ? 0 : -1}
            disabled={item.disabled}
            onKeyDown={moveOn}
            onClick={() => item.value !== chosen && choose(item.value)}
            className={styles.tab}
          >
            {item.count === undefined ? item.label : t.tabs.count(item.label, item.count)}
          </button>
        ))}
      </div>
      <TabsContext value={[id, chosen]}>{children}</TabsContext>
    </div>
  )
}

const steps: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
}

function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)') ?? [])]
  const next = tabs[(step(tabs.indexOf(tab)) + tabs.length) % tabs.length]
  event.preventDefault()
  next?.focus()
  next?.click()
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The tab it belongs to. */
  value: string
}

/** What a tab shows. Only the active one is rendered. */
export function TabPanel({ value, className, ...rest }: TabPanelProps) {
  const [id, chosen] = use(TabsContext)
  if (value !== chosen) return null
  return (
    <div
      role="tabpanel"
      tabIndex={0}
      id={idOf(id, 'panel', value)}
      aria-labelledby={idOf(id, 'tab', value)}
      {...rest}
      className={cx(styles.panel, className)}
    />
  )
}
