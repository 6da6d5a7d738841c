import * as styles from './example.css.ts'
import { sketches, type SketchFault, type SketchName } from './sketches.ts'

interface SketchProps {
  name: SketchName
  /** How it is spoiled. Default: it is as it must be. */
  fault?: SketchFault
}

/** A schematic drawing in the colours of the theme. Decorative: the words beside it say the same. */
export function Sketch({ name, fault }: SketchProps) {
  const { paper, soft, line, accent } = sketches[name]
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" focusable="false" className={styles.sketch}>
      <g
        {...(fault === 'cut' && { transform: 'rotate(9 48 36) translate(20 12)' })}
        {...(fault === 'blurred' && { className: styles.blurred })}
      >
        <path className={styles.paper} d={paper} />
        <path className={styles.soft} d={soft} />
        <path className={styles.line} d={line} />
        <path className={styles.accent} d={accent} />
      </g>
      {fault === 'covered' && (
        <path
          className={styles.finger}
          d="M96 72V44c-6-7-17-9-27-7-9 2-13 8-10 13 2 4 8 5 13 4 2 8 9 15 16 18Z"
        />
      )}
    </svg>
  )
}
