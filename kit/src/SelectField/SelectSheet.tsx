'use client'
import { useDeferredValue, useRef, useState } from 'react'
import { DrawingMagnifier } from '../Drawing/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { OptionList, type Option } from '../picker/OptionList.tsx'
import type { SheetFrame } from '../picker/SheetField.tsx'
import { useOncePerOpening } from '../picker/useOncePerOpening.ts'
import { SearchBar } from '../SearchBar/index.ts'
import { Sheet } from '../Sheet/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { filterOptions } from './filterOptions.ts'
import * as styles from './SelectSheet.css.ts'
import { selectFieldStrings } from './strings.ts'

/** A longer list than this has a search field. */
const SEARCH_BEYOND = 12

interface SelectSheetProps extends SheetFrame {
  options: readonly Option[]
  value: string | null
  onValueChange: (value: string) => void
}

/** The options of a SelectField. A tap selects and closes; arrow keys select and keep the sheet open. */
export function SelectSheet({ options, value, onValueChange, ...sheet }: SelectSheetProps) {
  const t = usePartStrings('selectField', selectFieldStrings)
  const [query, setQuery] = useState('')
  const entry = useRef<HTMLInputElement>(null)
  const isLong = options.length > SEARCH_BEYOND
  // A tap on an option commits what is being composed: the option must still be there when the click arrives.
  const wanted = useDeferredValue(query)
  const found = isLong ? filterOptions(options, wanted) : options

  const once = useOncePerOpening(sheet.open)
  const settle = (next: string) =>
    once(() => {
      if (next !== value) onValueChange(next)
      sheet.onOpenChange(false)
    })

  return (
    <Sheet
      {...sheet}
      initialFocus={entry}
      className={isLong ? styles.tall : undefined}
      onClosed={() => setQuery('')}
      header={
        isLong && (
          // The list waits until an input method has committed: `be'i` on the way to 北 would empty it, and be announced.
          <SearchBar
            label={t.search}
            placeholder={t.searchPlaceholder}
            value={query}
            onValueChange={setQuery}
            className={styles.search}
          />
        )
      }
    >
      <VisuallyHidden role="status">{wanted !== '' && t.found(found.length)}</VisuallyHidden>
      {found.length > 0 ? (
        <OptionList
          label={sheet.title}
          options={found}
          value={value}
          onValueChange={onValueChange}
          onConfirm={settle}
          entryRef={entry}
        />
      ) : (
        <EmptyState
          title={isLong ? t.notFound : t.empty}
          text={isLong ? t.notFoundText : undefined}
          drawing={<DrawingMagnifier />}
          className={styles.empty}
        />
      )}
    </Sheet>
  )
}
