import * as z from 'zod/mini'
import { PLACE_KEY } from '../freshStart.ts'
import type { LabStorage } from '../host.ts'

/**
 * Position of the handle: an edge of the window, and the position of its middle as percent of the height from the top.
 */
export interface Place {
  side: 'left' | 'right'
  top: number
}

/** Percent of the height that one press of an arrow key moves the handle. */
const STEP = 4
const [HIGHEST, LOWEST] = [8, 92] as const

/** Positions that are tried in this order until one covers nothing that can be tapped. */
export const PLACES: readonly Place[] = [58, 34, 82, 22, 70, 46].flatMap((top) => [
  { side: 'left', top } as const,
  { side: 'right', top } as const,
])

const within = (top: number) => Math.min(LOWEST, Math.max(HIGHEST, Math.round(top)))

const kept = z.object({ side: z.enum(['left', 'right']), top: z.number() })

/** The position that the user selected; null when there is none. */
export function readPlace(local: LabStorage): Place | null {
  try {
    const { data } = kept.safeParse(JSON.parse(local.getItem(PLACE_KEY) ?? 'null'))
    return data ? { side: data.side, top: within(data.top) } : null
  } catch {
    return null
  }
}

export const keepPlace = (local: LabStorage, place: Place): void =>
  local.setItem(PLACE_KEY, JSON.stringify(place))

/** The position for a pointer at these coordinates: at the nearer edge. */
export const placeAt = (x: number, y: number, width: number, height: number): Place => ({
  side: x < width / 2 ? 'left' : 'right',
  top: within((y / height) * 100),
})

/** The position after an arrow key; null for any other key. */
export function placeAfter({ side, top }: Place, key: string): Place | null {
  switch (key) {
    case 'ArrowUp':
      return { side, top: within(top - STEP) }
    case 'ArrowDown':
      return { side, top: within(top + STEP) }
    case 'ArrowLeft':
      return { side: 'left', top }
    case 'ArrowRight':
      return { side: 'right', top }
    default:
      return null
  }
}

const ROLES = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'slider']
const TAGS = ['a', 'button', 'input', 'label', 'select', 'textarea', 'summary', '[tabindex="0"]']
const TAPPABLE = [...TAGS, ...ROLES.map((role) => `[role=${role}]`)].join()

/** Whether a box covers something of the page that can be tapped. */
export function coversTappable({ left, right, top, bottom }: DOMRect, handle: Element): boolean {
  const [x0, x1] = [Math.max(left, 0), Math.min(right, window.innerWidth) - 1]
  for (const x of [x0 + 1, (x0 + x1) / 2, x1])
    for (let y = top; y <= bottom; y += 8)
      if (document.elementsFromPoint(x, y).some((each) => each !== handle && each.closest(TAPPABLE)))
        return true
  return false
}
