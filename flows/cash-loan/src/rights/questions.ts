import { lazyModule } from '@koo/kit/lazy'
import type { Answer, Question } from './BeforeBorrow.tsx'
import { observed, type Observed } from './observed.ts'

/** The code of the dialogs. */
export const dialogs = lazyModule(() => import('./BeforeBorrow.tsx'))

/** The last question, kept while its dialog closes. */
export interface Asked {
  question: Question
  open: boolean
}

/** Questions in dialogs, one at a time. */
export interface Questions {
  asked: Observed<Asked | null>
  /** Resolves to the answer. A question whose code does not load is not asked: the customer goes on. */
  ask(question: Question): Promise<Answer>
  /** The first answer counts: a button also closes its dialog. */
  answer(answer: Answer): void
}

export function createQuestions(): Questions {
  const asked = observed<Asked | null>(null)
  let settle: ((answer: Answer) => void) | null = null
  return {
    asked,
    async ask(question) {
      try {
        await dialogs.load()
      } catch {
        return 'goOn'
      }
      asked.set({ question, open: true })
      return new Promise((resolve) => {
        settle = resolve
      })
    },
    answer(answer) {
      const last = asked.get()
      asked.set(last && { ...last, open: false })
      settle?.(answer)
      settle = null
    },
  }
}
