import { useRef, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { IconCamera, IconPicture } from '../Icon/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import * as styles from './AddTile.css.ts'
import type { UploadSource } from './types.ts'
import { uploadFieldWords } from './words.ts'

/** Marks the first button that adds a picture. */
const ENTRY = 'data-upload-entry'

/** Where the focus goes: to the first button that adds a picture, or to the first picture where there is no room. */
export const entrySelectors = [`[${ENTRY}]:enabled`, 'button:enabled'] as const

export interface AddTileProps {
  sources: readonly UploadSource[]
  /** Native props of the field, for the first button. */
  native: ComponentProps<'button'>
  describedBy: string | undefined
  accept: string
  /** The album may hand over several at once. */
  multiple: boolean
  disabled: boolean
  isInvalid: boolean
  /** The host has its own camera and album; without, the browser's picker opens. */
  onPick: ((source: UploadSource) => void) | undefined
  onFiles: (files: readonly File[]) => void
}

/** The empty square that a picture goes into: camera above, album below. */
export function AddTile(props: AddTileProps) {
  const { native, describedBy, sources, accept, multiple, disabled, isInvalid, onPick, onFiles } = props
  return (
    <li className={cx(styles.tile, isInvalid && styles.invalid, disabled && styles.disabled)}>
      {sources.map((source, index) => (
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
      ))}
    </li>
  )
}

type SourceButtonProps = ComponentProps<'button'> &
  Pick<AddTileProps, 'accept' | 'multiple' | 'onPick' | 'onFiles'> & { source: UploadSource }

function SourceButton({ source, accept, multiple, onPick, onFiles, ...rest }: SourceButtonProps) {
  const t = usePartWords('uploadField', uploadFieldWords)
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
        {isCamera ? t.camera : t.album}
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
            // The same picture can be picked again, and a refused selection is gone (spec 5).
            target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
      )}
    </>
  )
}
