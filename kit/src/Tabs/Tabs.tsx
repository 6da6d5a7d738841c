'use client'
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useWords } from '../locale/useWords.ts'
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

/**
 * Tabs over panels, on Radix Tabs; children are TabPanels (between which anything may stand). The row is one stop of the
 * Tab key; arrows, Home and End go to the other tabs and select them.
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
  const t = useWords()
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

/** What a tab shows. Its children are rendered only while the tab is selected. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <Content {...rest} className={cx(styles.panel, className)} />
}
