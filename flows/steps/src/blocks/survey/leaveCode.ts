import { lazyModule } from '@koo/kit/lazy'

/** What leaving with a survey needs. `prefetch` loads it in advance; without it the host's plain question is asked. */
export const leaveSurvey = lazyModule(async () => ({
  ...(await import('./LeaveSurvey.tsx')),
  ...(await import('./fetchSurvey.ts')),
}))
export const prefetchLeaveSurvey = (): void => void leaveSurvey.load().catch(() => undefined)
