import * as styles from './SlotDrawing.css.ts'

const card = <rect x="3" y="3" width="152" height="94" rx="8" className={styles.card} />

const sides = {
  idFront: (
    <>
      {card}
      <path d="M18 24h30M18 40h46M18 54h38M18 80h78" />
      <path
        d="M121 24a10 11.5 0 0 1 0 23 10 11.5 0 0 1 0-23ZM102 70c1-11 8-17 19-17s18 6 19 17Z"
        className={styles.accent}
      />
    </>
  ),
  idBack: (
    <>
      {card}
      <circle cx="34" cy="34" r="13" className={styles.accent} />
      <path d="M60 28h72M68 41h52M52 70h84M52 81h60" />
    </>
  ),
}

/** A side of an ID card as a line drawing: what the picture has to show. */
export function SlotDrawing({ side }: { side: keyof typeof sides }) {
  return (
    <div className={styles.root}>
      <svg viewBox="0 0 158 100" aria-hidden="true" focusable="false" className={styles.drawing}>
        {sides[side]}
      </svg>
    </div>
  )
}
