import type { ReactNode } from 'react'
import type { SheetProps } from '../Sheet/index.ts'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'
import { usePickerSheet } from './usePickerSheet.ts'

/** What SelectField and CascadeField have in common: all but the value and what it is picked from. */
export interface SheetFieldProps extends PickerFieldProps {
  /** Shown while nothing is selected. */
  placeholder?: string
  /** Title of the sheet; by default the label, where that is text. */
  title?: string
}

/** What the sheet of a field takes from it. */
export type SheetFrame = Pick<SheetProps, 'open' | 'onOpenChange' | 'title'>

interface SheetFieldFrameProps<SheetPart> extends SheetFieldProps {
  words: { placeholder: string; loadFailed: string }
  /** The value in words; empty while there is none. */
  text: string
  /** What a native form submits under `name`. */
  formValue: string
  /** Loads the sheet's code; the same function at every render. */
  load: () => Promise<SheetPart>
  /** Renders the sheet once its code has come. */
  sheet: (Sheet: SheetPart, frame: SheetFrame) => ReactNode
}

/** A field with the sheet in which its value is picked. The code of the sheet comes with the first touch. */
export function SheetField<SheetPart>(props: SheetFieldFrameProps<SheetPart>) {
  const { words, load, sheet, placeholder = words.placeholder, title, ...rest } = props
  const { Sheet, failed, open, waiting, prepare, show, setOpen } = usePickerSheet(load)
  const label = typeof rest.label === 'string' ? rest.label : words.placeholder
  return (
    <>
      <PickerField
        {...rest}
        error={failed ? words.loadFailed : rest.error}
        placeholder={placeholder}
        open={open}
        waiting={waiting}
        onPrepare={prepare}
        onOpen={show}
      />
      {Sheet && sheet(Sheet, { title: title ?? label, open, onOpenChange: setOpen })}
    </>
  )
}
