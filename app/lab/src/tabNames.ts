/** The tabs of the lab, in their order. */
export const tabNames = [
  'customer',
  'surroundings',
  'answer',
  'faults',
  'clock',
  'log',
  'world',
  'share',
  'reference',
] as const
export type TabName = (typeof tabNames)[number]

/** Whether a stored text is the name of a tab. */
export const isTab = (text: string | null): text is TabName => tabNames.some((name) => name === text)
