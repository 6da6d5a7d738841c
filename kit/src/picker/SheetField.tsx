import type { ReactNode } from 'react'
import type { SheetProps } from '../Sheet/index.ts'
import { PickerField, type PickerFieldProps } from './PickerField.tsx'
import { usePickerSheet } from './usePickerSheet.ts'

/** The common props of SelectField and CascadeField. */
export interface SheetFieldProps extends PickerFieldProps {
  /** Shown while nothing is selected. */
  placeholder?: string
  /** Title of the sheet; by default the label, if that is text. */
  title?: string
}

/** Props that the sheet gets from the field. */
export type SheetFrame = Pick<SheetProps, 'open' | 'onOpenChange' | 'title'>

interface SheetFieldFrameProps<SheetPart> extends SheetFieldProps {
  strings: { placeholder: string; loadFailed: string }
  /** The value as text; empty while there is none. */
  text: string
  /** The value in a native form, under `name`. */
  formValue: string
  /** Loads the code of the sheet; must be the same function at every render. */
  load: () => Promise<SheetPart>
  /** Renders the sheet when its code is loaded. */
  sheet: (Sheet: SheetPart, frame: SheetFrame) => ReactNode
}

/** A field whose value is selected in a sheet. The code of the sheet is loaded at the first touch. */
export function SheetField<SheetPart>(props: SheetFieldFrameProps<SheetPart>) {
  const { strings, load, sheet, placeholder = strings.placeholder, title, ...rest } = props
  const { Sheet, failed, open, waiting, prepare, show, setOpen } = usePickerSheet(load)
  const label = typeof rest.label === 'string' ? rest.label : strings.placeholder
  return (
    <>
      <PickerField
        {...rest}
        error={failed ? strings.loadFailed : rest.error}
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
