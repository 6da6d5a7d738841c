import { lazyModule } from '@koo/kit/lazy'

/** The survey itself: loaded when there is one to show. */
export const surveyCode = lazyModule(() => import('./Survey.tsx'))
