import { useRef, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { IconCamera, IconPicture } from '../Icon/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './AddTile.css.ts'
import { SlotDrawing } from './SlotDrawing.tsx'
import type { UploadSlot, UploadSource } from './types.ts'
import { uploadFieldStrings } from './strings.ts'

/** Marks the first button that adds a picture. */
const ENTRY = 'data-upload-entry'

/** Where the focus goes: to the first button that adds a picture, or to the first picture when the field is full. */
export const entrySelectors = [`[${ENTRY}]:enabled`, 'button:enabled'] as const

export interface AddTileProps {
  slot: UploadSlot
  sources: readonly UploadSource[]
  /** Native props of the field, for the first button. */
  native: ComponentProps<'button'>
  describedBy: string | undefined
  accept: string
  /** Several pictures can be selected in the album. */
  multiple: boolean
  disabled: boolean
  isInvalid: boolean
  /** Set when the host has its own camera and album; otherwise the browser's picker opens. */
  onPick: ((source: UploadSource) => void) | undefined
  onFiles: (files: readonly File[]) => void
}

/** The empty slot that adds a picture: camera and album, in a square one above the other. */
export function AddTile(props: AddTileProps) {
  const { slot, native, describedBy, sources, accept, multiple, disabled, isInvalid, onPick, onFiles } = props
  const buttons = sources.map((source, index) => (
    <SourceButton
      key={source}
      {...(index === 0 && { ...native, [ENTRY]: '' })}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      source={source}
      accept={accept}
      multiple={multiple && source === 'album'}
      disabled={disabled}
      onPick={onPick}
      onFiles={onFiles}
    />
  ))
  return (
    <li className={cx(styles.tile, isInvalid && styles.invalid, disabled && styles.disabled)}>
      <div className={styles.content}>
        {slot === 'square' ? (
          buttons
        ) : (
          <>
            <SlotDrawing side={slot} />
            <div className={styles.row}>{buttons}</div>
          </>
        )}
      </div>
    </li>
  )
}

type SourceButtonProps = ComponentProps<'button'> &
  Pick<AddTileProps, 'accept' | 'multiple' | 'onPick' | 'onFiles'> & { source: UploadSource }

function SourceButton({ source, accept, multiple, onPick, onFiles, ...rest }: SourceButtonProps) {
  const t = usePartStrings('uploadField', uploadFieldStrings)
  const input = useRef<HTMLInputElement>(null)
  const isCamera = source === 'camera'
  return (
    <>
      <button
        {...rest}
        type="button"
        aria-label={isCamera ? t.fromCamera : t.fromAlbum}
        onClick={() => (onPick ? onPick(source) : input.current?.click())}
        className={styles.button}
      >
        {isCamera ? <IconCamera /> : <IconPicture />}
        <span>{isCamera ? t.camera : t.album}</span>
      </button>
      {!onPick && (
        <input
          ref={input}
          type="file"
          hidden
          disabled={rest.disabled}
          accept={accept}
          capture={isCamera ? 'environment' : undefined}
          multiple={multiple}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // So that the same picture can be selected again, and a rejected selection is gone.
            target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
      )}
    </>
  )
}
