import type { Clock } from '../time/clock.ts'

export interface PollRules<T> {
  /** One question. Its failure counts as a poll, like an answer. */
  ask(signal: AbortSignal): Promise<T>
  /** Does this answer end the polling? */
  done(answer: T): boolean
  /** Does this failure end the polling (a session that ended)? Default: none does. */
  gaveUp?(error: unknown): boolean
  /** ms to wait before the next question; `asked` counts from 1. */
  pause(asked: number): number
  /** Questions at most. */
  max: number
  clock: Pick<Clock, 'wait' | 'visible'>
  /** Aborted when the page is left. */
  signal: AbortSignal
}

export type PollEnd<T> =
  | { kind: 'done'; answer: T; asked: number }
  | { kind: 'gaveUp'; error: unknown; asked: number }
  /** All questions were asked; nothing is known. */
  | { kind: 'usedUp'; asked: number }
  | { kind: 'left'; asked: number }

/**
 * Asks again and again until an answer settles it, politely: never more than `max` times whatever the failures,
 * not while the page is hidden, one question in flight, silent once the page was left. Never rejects.
 */
export async function poll<T>(rules: PollRules<T>): Promise<PollEnd<T>> {
  const { ask, done, gaveUp, pause, max, clock, signal } = rules
  for (let asked = 1; ; asked += 1) {
    await clock.visible(signal)
    if (signal.aborted) return { kind: 'left', asked: asked - 1 }
    try {
      const answer = await ask(signal)
      if (signal.aborted) return { kind: 'left', asked }
      if (done(answer)) return { kind: 'done', answer, asked }
    } catch (error) {
      if (signal.aborted) return { kind: 'left', asked }
      if (gaveUp?.(error)) return { kind: 'gaveUp', error, asked }
    }
    if (asked >= max) return { kind: 'usedUp', asked }
    await clock.wait(pause(asked), signal)
  }
}
