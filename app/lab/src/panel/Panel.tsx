import { IconClose } from '@koo/kit/Icon'
import { IconButton } from '@koo/kit/IconButton'
import { besideModal } from '@koo/kit/overlay'
import { TabPanel, Tabs } from '@koo/kit/Tabs'
import { useEffect, useEffectEvent, useRef, type ComponentType, type RefObject } from 'react'
import { ReplyTab } from '../reply/ReplyTab.tsx'
import { ClockTab } from '../clock/ClockTab.tsx'
import { copy } from '../copy.ts'
import { CustomerTab } from '../customer/CustomerTab.tsx'
import { FaultTab } from '../faults/FaultTab.tsx'
import type { LabHost } from '../host.ts'
import { LabProvider, useLab } from '../context.tsx'
import { LogTab } from '../log/LogTab.tsx'
import { ReferenceTab } from '../reference/ReferenceTab.tsx'
import { ShareTab } from '../share/ShareTab.tsx'
import { SurroundingsTab } from '../surroundings/SurroundingsTab.tsx'
import { WorldTab } from '../world/WorldTab.tsx'
import * as styles from './Panel.css.ts'
import { Situation } from './Situation.tsx'
import { isTab, tabNames, type TabName } from '../tabNames.ts'

const tabs: Record<TabName, ComponentType> = {
  customer: CustomerTab,
  surroundings: SurroundingsTab,
  answer: ReplyTab,
  faults: FaultTab,
  clock: ClockTab,
  log: LogTab,
  world: WorldTab,
  share: ShareTab,
  reference: ReferenceTab,
}

const items = tabNames.map((value) => ({ value, label: copy.tabs[value] }))

export interface PanelProps {
  host: LabHost
  ref?: RefObject<HTMLElement | null>
  /** Whether the user opened the drawer and so expects the focus in it. */
  takesFocus?(): boolean
  onClose(): void
}

/** The drawer. */
export default function Panel({ host, ...rest }: PanelProps) {
  return (
    <LabProvider host={host}>
      <Drawer {...rest} />
    </LabProvider>
  )
}

function Drawer({ ref, takesFocus, onClose }: Omit<PanelProps, 'host'>) {
  const { tab, show, notice } = useLab()
  const own = useRef<HTMLElement>(null)
  const panel = ref ?? own
  const focusFirst = useEffectEvent(() => {
    if (takesFocus?.()) panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  })
  useEffect(() => {
    focusFirst()
    // The page makes room for the drawer.
    const { dataset } = document.documentElement
    dataset['lab'] = ''
    return () => {
      delete dataset['lab']
    }
  }, [panel])

  useEffect(() => {
    const chosen = panel.current?.querySelector('[role=tab][aria-selected=true]')
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [panel, tab])

  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={copy.name} {...besideModal}>
      <div className={styles.head}>
        <h2 className={styles.title}>{copy.name}</h2>
        <IconButton label={copy.close} onClick={onClose}>
          <IconClose />
        </IconButton>
      </div>
      <Situation />
      <Tabs
        label={copy.topics}
        items={items}
        value={tab}
        onValueChange={(value) => isTab(value) && show(value)}
        className={styles.tabs}
        listClassName={styles.tabList}
      >
        {tabNames.map((name) => {
          const Tab = tabs[name]
          return (
            <TabPanel key={name} value={name} className={styles.body}>
              <Tab />
            </TabPanel>
          )
        })}
      </Tabs>
      {notice && (
        <p
          role={notice.bad ? 'alert' : 'status'}
          className={notice.bad ? `${styles.notice} ${styles.noticeBad}` : styles.notice}
        >
          {notice.text}
        </p>
      )}
    </aside>
  )
}
