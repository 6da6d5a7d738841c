import { EmptyState } from '@koo/kit/EmptyState'
import { TabPanel, Tabs } from '@koo/kit/Tabs'
import * as styles from './records.css.ts'
import { Rows, type RowsProps } from './Rows.tsx'
import type { EmptyList, ListTabs } from './spec.ts'

interface TabbedRowsProps<Row, Tab extends string> extends RowsProps<Row> {
  tabs: ListTabs<Row, Tab>
  empty: (tab: Tab) => EmptyList
}

/** The rows of each tab, with a place of its own in each. */
export function TabbedRows<Row, Tab extends string>({ tabs, empty, ...list }: TabbedRowsProps<Row, Tab>) {
  const all = (Object.keys(tabs.names) as Tab[]).map((tab) => ({
    tab,
    rows: list.rows.filter(({ row }) => tabs.of(row) === tab),
  }))
  const items = all.map(({ tab, rows }) => ({ value: tab, label: tabs.names[tab], count: rows.length }))
  return (
    <Tabs label={tabs.label} items={items} listClassName={styles.tabs}>
      {all.map(({ tab, rows }) => (
        <TabPanel key={tab} value={tab} tabIndex={-1} className={styles.panel}>
          {rows.length === 0 ? (
            <EmptyState {...empty(tab)} />
          ) : (
            <Rows {...list} name={`${list.name}_${tab}`} rows={rows} />
          )}
        </TabPanel>
      ))}
    </Tabs>
  )
}
