'use client'
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useStrings } from '../locale/useStrings.ts'
import * as styles from './Tabs.css.ts'

export interface TabItem {
  value: string
  label: string
  /** Number of items on the tab. */
  count?: number
  disabled?: boolean
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** Accessible name of the tab list. */
  label: string
  items: readonly TabItem[]
  value?: string
  /** Default: the first. */
  defaultValue?: string
  onValueChange?: (value: string) => void
  listClassName?: string
}

/**
 * Tabs and their panels, built on Radix Tabs; the children are TabPanels and any other content. The Tab key stops once
 * at the tab list; arrows, Home and End select the other tabs.
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onValueChange,
  listClassName,
  className,
  children,
  ...rest
}: TabsProps) {
  const t = useStrings()
  return (
    <Root
      {...rest}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      className={cx(styles.root, className)}
    >
      <List aria-label={label} className={cx(styles.list, listClassName)}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} disabled={item.disabled} className={styles.tab}>
            {item.count === undefined ? item.label : t.tabs.count(item.label, item.count)}
          </Trigger>
        ))}
      </List>
      {children}
    </Root>
  )
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The tab it belongs to. */
  value: string
}

/** The panel of a tab. Its children are rendered only while the tab is selected. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <Content {...rest} className={cx(styles.panel, className)} />
}
