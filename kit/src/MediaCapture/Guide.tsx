import * as styles from './MediaCapture.css.ts'
import type { CaptureKind } from './types.ts'

const corners = (width: number, height: number) =>
  `M6 16V9a3 3 0 0 1 3-3h7M${width - 16} 6h7a3 3 0 0 1 3 3v7M${width - 6} ${height - 16}v7a3 3 0 0 1-3 3h-7M16 ${height - 6}H9a3 3 0 0 1-3-3v-7`

/** Lines on a grid that is 100 high, but for the face: where the thing has to be. */
const guides = {
  face: { width: 100, height: 100, lines: 'M50 15c15 0 24 12 24 30S63 85 50 85 26 63 26 45s9-30 24-30Z' },
  idFront: {
    width: 158,
    height: 100,
    lines: `${corners(158, 100)}M124 22a10.5 12 0 0 1 0 24 10.5 12 0 0 1 0-24ZM104 68c1-12 8-18 20-18s19 6 20 18Z`,
  },
  idBack: {
    width: 158,
    height: 100,
    lines: `${corners(158, 100)}M34 20a13 13 0 0 1 0 26 13 13 0 0 1 0-26Z`,
  },
  document: { width: 100, height: 133, lines: corners(100, 133) },
} as const satisfies Record<CaptureKind, { width: number; height: number; lines: string }>

/** Eyes and mouth of the face that is drawn where there is no picture. */
const features = 'M40 43v.01M60 43v.01M42 63c5 4 11 4 16 0'

interface GuideProps {
  kind: CaptureKind
  /** A drawing of what is taken, on the ground of the frame. */
  drawn?: boolean
}

/** Guide lines over the picture. Two strokes, so that they are seen on dark and on light. */
export function Guide({ kind, drawn = false }: GuideProps) {
  const { width, height, lines } = guides[kind]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" className={styles.guide}>
      {drawn ? (
        <path d={kind === 'face' ? lines + features : lines} className={styles.drawing} />
      ) : (
        <>
          <path d={lines} className={styles.guideEdge} />
          <path d={lines} className={styles.guideLine} />
        </>
      )}
    </svg>
  )
}
