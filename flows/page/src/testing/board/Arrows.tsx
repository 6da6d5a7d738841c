import type { Edge } from './layout.ts'

/** Where a screen stands on a board, in px. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface ArrowsProps {
  readonly edges: readonly Edge[]
  readonly places: ReadonlyMap<string, Place>
  readonly width: number
  readonly height: number
}

/** Arrows that leave or reach a screen are so far apart, and the first is so far below its upper edge, px. */
const APART = 22
const FIRST = 40
const HEAD = 7

const label = { font: '12px/16px var(--koo-font-text)', fill: 'var(--koo-color-ink2)' } as const
/** A line of the ground around letters, so that an arrow behind them does not cross them. */
const halo = {
  stroke: 'var(--koo-color-paper)',
  strokeWidth: 4,
  paintOrder: 'stroke',
  strokeLinejoin: 'round',
} as const

/**
 * An arrow for each way to a page further right: a line for an exit of the definition, dashes where the server chose. They lie below the
 * screens. What leads back would cross everything: it is named in the lists of exits.
 */
export function Arrows({ edges, places, width, height }: ArrowsProps) {
  const ports = new Map<string, number>()
  const next = (side: string) => {
    const port = ports.get(side) ?? 0
    ports.set(side, port + 1)
    return FIRST + port * APART
  }
  return (
    <svg
      width={width}
      height={height}
      style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
      aria-hidden="true"
    >
      {edges.map(({ from, to, exit, byServer }) => {
        const [start, end] = [places.get(from), places.get(to)]
        if (!start || !end || end.left <= start.left) return null
        const x1 = start.left + start.width
        const y1 = start.top + next(`from ${from}`)
        const [x2, y2] = [end.left - 3, end.top + next(`to ${to}`)]
        const bend = Math.max(36, (x2 - x1) / 2)
        return (
          <g key={`${from} ${to}`} fill="none" stroke="var(--koo-color-brand)" strokeWidth={1.5}>
            <path
              d={`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`}
              strokeDasharray={byServer ? '5 4' : undefined}
            />
            <path d={`M${x2 - HEAD} ${y2 - HEAD / 1.6}L${x2} ${y2}L${x2 - HEAD} ${y2 + HEAD / 1.6}`} />
            <text x={x1 + 8} y={y1 - 5} style={{ ...label, ...halo }}>
              {exit}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
