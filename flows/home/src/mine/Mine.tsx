import { menuPage, type MenuView } from '@koo/steps/menu'
import { HomeTabs } from '../tabs/HomeTabs.tsx'
import { Person } from './Person.tsx'
import type { Props } from './step.ts'
import { useRows } from './useRows.tsx'

const useMine = ({ exit }: Props): MenuView => ({
  head: <Person exit={exit} />,
  groups: useRows(exit),
  bar: <HomeTabs at="mine" exit={(tab) => exit(tab)} />,
})

export default menuPage({ useMenu: useMine })
