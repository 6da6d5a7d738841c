'use client'
import { useLayoutEffect, useRef } from 'react'
import { DrawingMagnifier } from '../Drawing/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { OptionList } from '../picker/OptionList.tsx'
import type { SheetFrame } from '../picker/SheetField.tsx'
import { useOncePerOpening } from '../picker/useOncePerOpening.ts'
import { Sheet } from '../Sheet/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Surface } from '../Surface/index.ts'
import { TabPanel, Tabs } from '../Tabs/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { CascadePath } from './path.ts'
import { useCascade, type LoadCascade } from './useCascade.ts'
import * as styles from './CascadeSheet.css.ts'
import { cascadeFieldStrings } from './strings.ts'

interface CascadeSheetProps extends SheetFrame {
  load: LoadCascade
  value: CascadePath
  onValueChange: (path: CascadePath) => void
  /** Names of the levels; there are as many levels as names. */
  levelNames: readonly string[]
}

/** The levels of a CascadeField, one list at a time, with a tab for each selected level. */
export function CascadeSheet({ load, value, onValueChange, levelNames, ...sheet }: CascadeSheetProps) {
  const t = usePartStrings('cascadeField', cascadeFieldStrings)
  const { open, onOpenChange } = sheet
  const depth = levelNames.length
  const once = useOncePerOpening(open)
  const cascade = useCascade({
    load,
    value,
    depth,
    open,
    onComplete: (path) =>
      once(() => {
        onValueChange(path)
        onOpenChange(false)
      }),
  })
  const { path, level, levels } = cascade
  const nameOf = (index: number) => levelNames[index] ?? ''
  const options = levels[level]

  // The next list replaces this one. The focus moves with it, or to the panel while it loads.
  const panel = useRef<HTMLDivElement>(null)
  const entry = useRef<HTMLInputElement>(null)
  const isMoving = useRef(false)
  useLayoutEffect(() => {
    if (!open || !isMoving.current) return
    isMoving.current = options === undefined
    ;(entry.current ?? panel.current)?.focus({ preventScroll: entry.current === null })
  }, [open, level, options])

  const tabsRoot = useRef<HTMLDivElement>(null)
  // Names of places are long, so the tab of the shown level may be outside the view.
  useLayoutEffect(() => {
    const tab = tabsRoot.current?.querySelector('[role="tab"][aria-selected="true"]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open, level, path])

  const below = levels[path.length]
  const hasNext = path.length < depth && (level === path.length || (below !== undefined && below.length > 0))
  const tabs = path.map(({ name }) => name)
  if (hasNext) tabs.push(t.choose(nameOf(path.length)))

  const selected = path[level]?.code ?? null
  const byCode = (code: string) =>
    Array.isArray(options) ? options.find((option) => option.code === code) : undefined

  return (
    <Sheet {...sheet} initialFocus={entry} bodyProps={{ className: styles.body }}>
      <Tabs
        ref={tabsRoot}
        label={t.path}
        listClassName={styles.tabs}
        items={tabs.map((label, index) => ({ value: String(index), label }))}
        value={String(level)}
        onValueChange={(next) => cascade.openLevel(Number(next))}
      >
        <VisuallyHidden role="status">{options === undefined && t.loading(nameOf(level))}</VisuallyHidden>
        <TabPanel
          key={level}
          ref={panel}
          value={String(level)}
          tabIndex={-1}
          className={styles.panel}
          aria-busy={options === undefined}
        >
          {options === undefined && <Waiting />}
          {options === 'failed' && (
            <ErrorState title={t.failed(nameOf(level))} text={t.failedText} onRetry={cascade.retry} />
          )}
          {Array.isArray(options) && options.length === 0 && (
            <EmptyState title={t.empty(nameOf(level))} drawing={<DrawingMagnifier />} />
          )}
          {Array.isArray(options) && options.length > 0 && (
            <OptionList
              label={nameOf(level)}
              options={options.map(({ code, name }) => ({ value: code, label: name }))}
              value={selected}
              entryRef={entry}
              onValueChange={(code) => {
                const option = byCode(code)
                if (option) cascade.select(option)
              }}
              onConfirm={(code) => {
                const option = byCode(code)
                isMoving.current = true
                if (option) cascade.confirm(option)
              }}
            />
          )}
        </TabPanel>
      </Tabs>
    </Sheet>
  )
}

/** Skeletons as high as rows, so that nothing moves when the rows appear. */
function Waiting() {
  return (
    <Surface pad="list">
      {[96, 64, 80, 64, 112, 72].map((width, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton width={width} />
        </div>
      ))}
    </Surface>
  )
}
