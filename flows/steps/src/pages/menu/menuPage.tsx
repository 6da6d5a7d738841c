import { Page } from '@koo/kit/Page'
import type { ReactNode } from 'react'
import { Group } from './Group.tsx'
import type { MenuSpec } from './spec.ts'

/** Makes a page of rows that lead on, with what is known of each: `export default menuPage({ … })` in the page's file. */
export function menuPage<P extends object = object>({ useMenu }: MenuSpec<P>): (page: P) => ReactNode {
  return function Menu(page: P) {
    const { head, groups, foot, bar } = useMenu(page)
    return (
      <Page footer={bar}>
        {head}
        {groups.map((group, place) => (
          <Group key={group.heading ?? place} {...group} />
        ))}
        {foot}
      </Page>
    )
  }
}
