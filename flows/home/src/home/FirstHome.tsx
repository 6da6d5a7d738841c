import { Page } from '@koo/kit/Page'
import { TabBar } from '../tabs/TabBar.tsx'
import { usual } from '../tabs/tabsOf.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'

/** The page in its HTML, before any script: the usual floors and tabs. */
export const FirstHome = () => (
  <Page busy footer={<TabBar at="home" tabs={usual} />}>
    <HomeSkeleton />
  </Page>
)
