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

/** Hair and mouth of the face that is drawn before the camera, and its eyes. */
const features = 'M26 41c13 0 28-4 35-12 3 7 8 11 13 12M44 65c4 3 8 3 12 0'
const eyes = 'M41 50v.01M59 50v.01'

interface GuideProps {
  kind: CaptureKind
  /** On the ground of the frame, in its colour: the lines alone, or a drawing of what is taken. */
  drawn?: 'lines' | 'whole'
}

/** Guide lines over the picture. Two strokes, so that they are seen on dark and on light. */
export function Guide({ kind, drawn }: GuideProps) {
  const { width, height, lines } = guides[kind]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" className={styles.guide}>
      {drawn ? (
        <>
          <path d={lines} className={styles.drawing} />
          {drawn === 'whole' && kind === 'face' && (
            <>
              <path d={features} className={styles.drawing} />
              <path d={eyes} className={styles.eyes} />
            </>
          )}
        </>
      ) : (
        <>
          <path d={lines} className={styles.guideEdge} />
          <path d={lines} className={styles.guideLine} />
        </>
      )}
    </svg>
  )
}
