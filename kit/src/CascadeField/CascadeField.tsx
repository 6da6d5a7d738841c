'use client'
import type { FieldProps } from '../Field/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { PickerField, type PickerFieldProps } from '../picker/PickerField.tsx'
import { usePickerSheet } from '../picker/usePickerSheet.ts'
import { useControlled } from '../useControlled.ts'
import type { CascadePath } from './path.ts'
import type { LoadCascade } from './useCascade.ts'
import { cascadeFieldWords } from './words.ts'

type Value = Pick<FieldProps<CascadePath | null>, 'value' | 'defaultValue' | 'onValueChange'>

export interface CascadeFieldProps extends PickerFieldProps, Value {
  /**
   * Loads the entries below a path; called with an empty path for the first level. An empty reply ends the path there.
   * A level that fails can be loaded again; `signal` aborts when nobody waits for the reply any more.
   */
  load: LoadCascade
  /** Names of the levels, and so their number. Default: 省份, 城市, 区县, 街道. */
  levels?: readonly string[]
  /** Shown while nothing is selected. */
  placeholder?: string
  /** Title of the sheet; by default the label, where that is text. */
  title?: string
}

const loadSheet = () => import('./CascadeSheet.tsx').then((module) => module.CascadeSheet)

const NOTHING: CascadePath = []

/**
 * A way down through up to four levels, such as a region: every level is loaded when it is reached. The value is the
 * whole path, told when it has come to its end; until then the sheet keeps what was selected. `className` and `style`
 * go to the root, everything else, the ref included, to the button.
 */
export function CascadeField({
  load,
  levels,
  value,
  defaultValue = null,
  onValueChange,
  placeholder,
  title,
  ...rest
}: CascadeFieldProps) {
  const t = usePartWords('cascadeField', cascadeFieldWords)
  const [path, setPath] = useControlled<CascadePath | null>(value, defaultValue, onValueChange)
  const { Sheet, failed, open, waiting, prepare, show, setOpen } = usePickerSheet(loadSheet)
  return (
    <>
      <PickerField
        {...rest}
        error={failed ? t.loadFailed : rest.error}
        text={(path ?? NOTHING).map(({ name }) => name).join(' ')}
        placeholder={placeholder ?? t.placeholder}
        formValue={(path ?? NOTHING).map(({ code }) => code).join(',')}
        open={open}
        waiting={waiting}
        onPrepare={prepare}
        onOpen={show}
      />
      {Sheet && (
        <Sheet
          title={title ?? (typeof rest.label === 'string' ? rest.label : t.placeholder)}
          open={open}
          onOpenChange={setOpen}
          load={load}
          levelNames={levels ?? t.levels}
          value={path ?? NOTHING}
          onValueChange={setPath}
        />
      )}
    </>
  )
}
