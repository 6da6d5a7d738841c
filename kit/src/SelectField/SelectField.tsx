'use client'
import type { FieldProps } from '../Field/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import type { Option } from '../picker/OptionList.tsx'
import { SheetField, type SheetFieldProps } from '../picker/SheetField.tsx'
import { useControlled } from '../useControlled.ts'
import { selectFieldStrings } from './strings.ts'

type Value = Pick<FieldProps<string | null>, 'value' | 'defaultValue' | 'onValueChange'>

export interface SelectFieldProps extends SheetFieldProps, Value {
  options: readonly Option[]
}

const loadSheet = () => import('./SelectSheet.tsx').then((module) => module.SelectSheet)

/**
 * One of several options, selected in a sheet; with more than 12 options there is a search. The code of the sheet is
 * loaded at the first touch. `className` and `style` go to the root, everything else, the ref included, to the button.
 */
export function SelectField({
  options,
  value,
  defaultValue = null,
  onValueChange,
  ...rest
}: SelectFieldProps) {
  const t = usePartStrings('selectField', selectFieldStrings)
  const [selected, select] = useControlled(value, defaultValue, onValueChange)
  return (
    <SheetField
      {...rest}
      strings={t}
      text={options.find((option) => option.value === selected)?.label ?? ''}
      formValue={selected ?? ''}
      load={loadSheet}
      sheet={(Sheet, frame) => <Sheet {...frame} options={options} value={selected} onValueChange={select} />}
    />
  )
}
