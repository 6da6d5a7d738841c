import { lazyModule, useLazyModule } from '@koo/kit/lazy'
import { useRef, useState } from 'react'
import type { Answer, Question } from './BeforeBorrow.tsx'

const dialogs = lazyModule(() => import('./BeforeBorrow.tsx'))

/** Questions in dialogs, one at a time. A question whose code does not load is not asked: the customer goes on. */
export function useQuestions() {
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const settle = useRef<((answer: Answer) => void) | null>(null)
  const Dialogs = useLazyModule(dialogs)?.default ?? null
  const ask = async (next: Question): Promise<Answer> => {
    try {
      await dialogs.load()
    } catch {
      return 'goOn'
    }
    setQuestion(next)
    setOpen(true)
    return new Promise((resolve) => {
      settle.current = resolve
    })
  }
  /** The first answer counts: a button also closes its dialog. */
  const onAnswer = (answer: Answer) => {
    setOpen(false)
    settle.current?.(answer)
    settle.current = null
  }
  return {
    ask,
    shown: Dialogs && question && <Dialogs question={question} open={open} onAnswer={onAnswer} />,
  }
}
