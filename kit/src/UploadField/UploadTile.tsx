import { IconClose } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Picture } from '../images/Picture.tsx'
import { usePartStrings } from '../locale/usePartStrings.ts'
import type { Tile } from './tiles.ts'
import * as styles from './UploadTile.css.ts'
import type { UploadItem } from './useUploads.ts'
import { uploadFieldStrings } from './strings.ts'

export interface UploadTileProps {
  tile: Tile
  /** Counted from 1. */
  position: number
  disabled: boolean
  /** The picture can be opened, but not removed or uploaded again. */
  readOnly: boolean
  /** The picture itself was refused: another one is needed, and it is not sent again. */
  refused: boolean
  onPreview: () => void
  onRetry: () => void
  onRemove: () => void
}

/** One picture of an UploadField in its square: uploading, failed or done. */
export function UploadTile(props: UploadTileProps) {
  const { tile, position, disabled, readOnly, refused, onPreview, onRetry, onRemove } = props
  const { item, picture } = tile
  const t = usePartStrings('uploadField', uploadFieldStrings)
  const state = item?.state ?? 'done'
  const isRunning = state === 'preparing' || state === 'uploading'
  // Shown only after compression or a failure, so that a photo is not decoded twice in full size.
  const file = item && (item.compressed || state === 'failed') ? item.file : undefined
  const image = state !== 'preparing' && <Picture file={file} url={picture?.url} alt={t.picture(position)} />
  return (
    <li className={styles.tile}>
      {isRunning && (
        <>
          {image}
          <Progress item={item} position={position} />
        </>
      )}
      {state === 'failed' && (
        <button
          type="button"
          className={styles.whole}
          aria-label={refused ? t.anotherAt(position) : t.retryAt(position)}
          disabled={disabled || readOnly}
          onClick={refused ? onRemove : onRetry}
        >
          {image}
          <span className={styles.failed}>{refused ? t.another : t.retry}</span>
        </button>
      )}
      {state === 'done' && (
        <button
          type="button"
          className={styles.whole}
          aria-label={t.preview(position)}
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={onPreview}
        >
          {image}
        </button>
      )}
      {!disabled && !readOnly && (
        <Corner label={isRunning ? t.cancel(position) : t.remove(position)} onClick={onRemove} />
      )}
    </li>
  )
}

interface IncomingTileProps {
  /** 0 to 1. */
  progress: number
  /** Counted from 1. */
  position: number
  onCancel: () => void
}

/** A picture that arrives from the host's camera in parts: in the square that it will have. */
export function IncomingTile({ progress, position, onCancel }: IncomingTileProps) {
  const t = usePartStrings('uploadField', uploadFieldStrings)
  return (
    <li className={styles.tile}>
      <Strip {...{ progress, position }} />
      <Corner label={t.cancel(position)} onClick={onCancel} />
    </li>
  )
}

const Corner = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton label={label} className={styles.remove} onClick={onClick}>
    <span className={styles.removeIcon}>
      <IconClose />
    </span>
  </IconButton>
)

function Progress({ item, position }: { item: UploadItem | undefined; position: number }) {
  const t = usePartStrings('uploadField', uploadFieldStrings)
  if (!item || item.state === 'preparing') return <span className={styles.strip}>{t.preparing}</span>
  return <Strip progress={item.progress} position={position} />
}

function Strip({ progress, position }: Pick<IncomingTileProps, 'progress' | 'position'>) {
  const t = usePartStrings('uploadField', uploadFieldStrings)
  const percent = Math.round(progress * 100)
  return (
    <span className={styles.strip}>
      {t.progress(percent)}
      <span
        role="progressbar"
        aria-label={t.picture(position)}
        aria-valuenow={percent}
        className={styles.track}
      >
        <span className={styles.bar} style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}
