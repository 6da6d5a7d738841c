import { useSheet, type SheetControl } from '@koo/page/layout'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { SheetName } from './sheetNames.ts'

type Control = SheetControl<SheetName>

const OpenContext = createContext<Pick<Control, 'open' | 'close'> | null>(null)
const SheetContext = createContext<Control | null>(null)

function inside<T>(value: T | null): T {
  if (value === null) throw new Error('This part belongs inside SheetsOfPage')
  return value
}

/** Which sheet is open. Opening one renders those only that ask for it (`useSheets`), not the page. */
export function SheetsOfPage({ children }: { children: ReactNode }) {
  const sheet = useSheet<SheetName>()
  const { open, close } = sheet
  const actions = useMemo(() => ({ open, close }), [open, close])
  return (
    <OpenContext value={actions}>
      <SheetContext value={sheet}>{children}</SheetContext>
    </OpenContext>
  )
}

/** Opens and closes the sheets of the page; the same functions in every render. */
export const useSheetActions = () => inside(use(OpenContext))

/** The sheets of the page. Renders when one is opened or closed. */
export const useSheets = () => inside(use(SheetContext))
